import { expect, test } from 'vitest';
import type { Failure } from '#contract/call.ts';
import { decodeAnswer } from './decode-answer.ts';

const answering = (answer: { status: 200; name: string } | Failure) =>
  decodeAnswer(Promise.resolve(answer), ({ name }) => name.toUpperCase());

test('what the server answers is decoded', async () => {
  expect(await answering({ status: 200, name: 'alex' })).toEqual({ data: 'ALEX' });
});

test.each([401, 403] as const)('%i says that the session is over', async (status) => {
  expect(await answering({ status, message: 'Sign in' })).toBe('signed out');
});

test.each([0, 429, 500] as const)('%i is a failure with its message', async (status) => {
  expect(await answering({ status, message: 'Try again later' })).toEqual({ failure: 'Try again later' });
});
