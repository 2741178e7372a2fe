import { afterEach, expect, test, vi } from 'vitest';
import { post } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );

test('an answer comes back as it is, with its status', async () => {
  answering('{"status":401,"message":"Wrong e-mail or password"}', 401);
  expect(await post('/userLogin', { email: 'a@b.example', password: 'wrong-one' })).toEqual({
    status: 401,
    message: 'Wrong e-mail or password',
  });
});

test('a refusal without a word has one', async () => {
  answering('{"error":"down"}', 500);
  expect(await post('/signOut', {})).toMatchObject({ status: 500, message: 'Something went wrong' });
});

test('a bare array carries its status', async () => {
  answering('[{"id":"abcde"}]');
  const answer = await post('/cartProduct', { productId: 'abcde' });
  expect(answer.status).toBe(200);
  expect(Array.isArray(answer)).toBe(true);
});

test.each([
  ['no network', 'Connection Error', async () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a page instead of an answer',
    'Something went wrong',
    async () => new Response('<html>Bad gateway</html>', { status: 502 }),
  ],
  ['nothing', 'Something went wrong', async () => new Response('null')],
])('%s is no answer: %s', async (_, message, fetching) => {
  vi.stubGlobal('fetch', fetching);
  expect(await post('/signOut', {})).toEqual({ status: 0, message });
});

test('a call that is given up answers instead of throwing', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) => new Promise((_, no) => signal?.addEventListener('abort', no)),
  );
  const asking = new AbortController();
  const answer = post('/signOut', {}, { signal: asking.signal });
  asking.abort();
  expect((await answer).status).toBe(0);
});
