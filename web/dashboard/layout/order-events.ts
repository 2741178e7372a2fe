import { useEffect } from 'react';
import { lastHeard, type NewOrder, noteLast, noteNewOrder } from '../session/new-orders.ts';

const address = '/dash-events';
/** A stream that says nothing for so long is held back on its way: then the server is asked instead; ms. */
const silentMs = 10_000;
const pollMs = 30_000;

/**
 * Hears of each order that is paid while a page of the dashboard is open. Browsers allow six connections to a server, so one tab
 * listens for all of them, and another where that one is closed.
 */
export function useOrderEvents() {
  useEffect(() => {
    const leaving = new AbortController();
    const tabs = new BroadcastChannel('new-orders');
    tabs.onmessage = ({ data }: MessageEvent<NewOrder>) => noteNewOrder(data);
    const tell = (order: NewOrder) => {
      noteNewOrder(order);
      tabs.postMessage(order);
    };
    const listening = () => listen(tell, leaving.signal);
    // Not there on a page without HTTPS: each tab listens for itself.
    if (navigator.locks)
      navigator.locks.request('new-orders', { signal: leaving.signal }, listening).catch(() => {});
    else void listening();
    return () => {
      leaving.abort();
      tabs.close();
    };
  }, []);
}

/** Listens until it is told to leave or the session is over. Where no stream comes, asks every half a minute. */
async function listen(tell: (order: NewOrder) => void, leaving: AbortSignal): Promise<void> {
  while (!leaving.aborted) {
    await streamEnded(tell, leaving);
    if (leaving.aborted || !(await poll(tell, leaving))) return;
    await pause(pollMs, leaving);
  }
}

/** Hears what a stream tells until it fails for good. A connection that is lost the browser opens again itself. */
function streamEnded(tell: (order: NewOrder) => void, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stream = new EventSource(address + afterLast());
    const silent = setTimeout(end, silentMs);
    function end() {
      clearTimeout(silent);
      leaving.removeEventListener('abort', end);
      stream.close();
      resolve();
    }
    leaving.addEventListener('abort', end, { once: true });
    stream.addEventListener('ready', ({ lastEventId }) => {
      clearTimeout(silent);
      noteLast(Number(lastEventId));
    });
    stream.addEventListener('order', ({ data }) => tell(JSON.parse(data)));
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED) end();
    };
  });
}

/** Whether to go on: not once the session is over. */
async function poll(tell: (order: NewOrder) => void, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(address + afterLast(), { headers: { Accept: 'application/json' }, signal });
    if (answer.status === 401) return false;
    if (!answer.ok) return true;
    const { last, orders }: { last: number; orders: NewOrder[] } = await answer.json();
    noteLast(last);
    for (const order of orders) tell(order);
  } catch {
    // Offline, or leaving.
  }
  return true;
}

const afterLast = (): string => {
  const last = lastHeard();
  return last === undefined ? '' : `?after=${last}`;
};

const pause = (ms: number, leaving: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    leaving.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
