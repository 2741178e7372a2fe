import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAsLoader } from './ask.ts';

let answer: () => Response;

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://shop.example/dashboard/key/users'));
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ask = () => askAsLoader('/dash-end-unpaid', { email: 'jo@example.org' });

test('a session that is over leads to / in place of the page', async () => {
  answer = () => Response.json({ message: 'Sign in' }, { status: 401 });
  const thrown = await ask().catch((reason: unknown) => reason);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get('Location')).toBe('/');
});

test.each([404, 500])('%i is a value, for the page to word', async (status) => {
  answer = () => Response.json({ message: 'Try again' }, { status });
  expect(await ask()).toMatchObject({ status, message: 'Try again' });
});

test('so is no answer at all', async () => {
  answer = () => {
    throw new TypeError('fetch failed');
  };
  expect(await ask()).toMatchObject({ status: 0 });
});
