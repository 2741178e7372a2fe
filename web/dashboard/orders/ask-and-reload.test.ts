import { expect, test, vi } from 'vitest';
import { change as text } from '#wording/dashboard/order.ts';
import type { Ask } from '../session/ask.ts';
import { askAndReload, movedFields } from './ask-and-reload.ts';

const answering = (status: number) =>
  vi.fn(async () => ({ status, message: 'It is another one' })) as unknown as Ask;
const body = { orderId: 'one' };

test('what is refused since the order changed meanwhile is read again, and it is said that what was typed stays', async () => {
  const reload = vi.fn(async () => {});
  const answer = await askAndReload(answering(409), reload)('/dash-take-back', body);
  expect(reload).toHaveBeenCalledOnce();
  expect(answer).toEqual({ status: 409, message: text.reloaded('It is another one') });
});

test.each([200, 400, 0])('an answer of %s reads nothing again', async (status) => {
  const reload = vi.fn(async () => {});
  const answer = await askAndReload(answering(status), reload)('/dash-take-back', body);
  expect(reload).not.toHaveBeenCalled();
  expect(answer.message).toBe('It is another one');
});

test('fields that nobody touched follow what a colleague changed, what was typed stays', () => {
  const known = { city: 'Leeds', phone: '1', name: 'Sam' };
  const typed = { city: 'Leeds', phone: '2', name: 'Sam', reason: 'Moved' };
  expect(movedFields(typed, known, { city: 'York', phone: '3', name: 'Sam' })).toEqual([['city', 'York']]);
});
