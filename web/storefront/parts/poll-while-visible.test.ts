import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollWhileVisible } from './poll-while-visible.ts';

let page: EventTarget & { visibilityState: string };
let line: { onLine: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  line = { onLine: true };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = (answer: () => boolean) => vi.fn(async () => answer());

test('asks again and again while the page is in sight, and at once when it comes back', async () => {
  const catchUp = asked(() => true);
  const stop = pollWhileVisible(catchUp, 1500);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(catchUp).toHaveBeenCalledTimes(10);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(catchUp).toHaveBeenCalledTimes(10);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(catchUp).toHaveBeenCalledTimes(11);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(catchUp).toHaveBeenCalledTimes(11);
});

test('asks less and less often while it fails, at last every 30 s, and as often as before once it succeeds', async () => {
  let well = false;
  const catchUp = asked(() => well);
  pollWhileVisible(catchUp, 1500);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(catchUp.mock.calls.length).toBeLessThanOrEqual(6);
  well = true;
  await vi.advanceTimersByTimeAsync(30_000);
  catchUp.mockClear();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(catchUp).toHaveBeenCalledTimes(2);
});

test('asks nothing offline, and at once when the line is back', async () => {
  line.onLine = false;
  const catchUp = asked(() => true);
  pollWhileVisible(catchUp, 1500);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(catchUp).not.toHaveBeenCalled();
  line.onLine = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(catchUp).toHaveBeenCalledTimes(1);
});

test('without a rhythm it catches up only when the page comes back', async () => {
  const catchUp = asked(() => true);
  pollWhileVisible(catchUp);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(catchUp).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  expect(catchUp).toHaveBeenCalledTimes(1);
});
