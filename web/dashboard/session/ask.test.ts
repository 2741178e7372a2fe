import { afterEach, expect, test, vi } from 'vitest';
import { askAsLoader } from './ask.ts';

vi.mock('../../browser/api.ts', () => ({ post: async () => answer, get: async () => answer }));
vi.mock('../../ui/notify.tsx', () => ({ notifyOnNextPage: () => {} }));
let answer: { status: number; message?: string };

afterEach(() => {
  vi.restoreAllMocks();
});

const ask = () => askAsLoader('/dash-end-unpaid', { email: 'jo@example.org' });

test('a session that is over leads to / in place of the page', async () => {
  answer = { status: 401, message: 'Sign in' };
  const thrown = await ask().catch((reason: unknown) => reason);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get('Location')).toBe('/');
});

test.each([0, 404, 500])('%i is a value, for the page to word', async (status) => {
  answer = { status, message: 'Try again' };
  expect(await ask()).toBe(answer);
});
