import type { Handler } from 'hono';
import {
  lastNumber,
  type PaidOrder,
  paidChannel,
  paidSince,
  readPaidNotice,
} from '#shop/orders/paid-since.ts';
import type { Log, Shop } from '#shop/shop.ts';
import { hasStaffSession } from '#shop/staff/sign-in.ts';
import { answers } from '#wording/answers.ts';
import type { DatabaseNotices } from '../adapters/database-notices.ts';
import { cookiesOf } from '../http/cookies.ts';
import { fail, tooMany } from '../http/failures.ts';
import type { Https } from '../http/security-headers.ts';

/** A browser has one for all its tabs; other programs and old browsers one a tab. */
const maxOfSession = 6;
const maxStreams = 300;
/** What was missed is told one by one up to so many: more are counted by looking at the list. */
const maxMissed = 100;
/** Events that may wait for somebody who reads no more. */
const maxWaiting = 200;

interface Stream {
  secret: string;
  controller: ReadableStreamDefaultController<Uint8Array>;
  /** The number of the last order that it was told of. */
  last: number;
  beat: NodeJS.Timeout;
}

export interface OrderEvents {
  /** A stream of server-sent events, or too many of them already. */
  open(secret: string, after: number): ReadableStream<Uint8Array> | undefined;
  /** Ends all streams, and takes no new ones. */
  close(): void;
}

/** Tells who listens of each order that is paid, whichever process it was paid in. */
export async function openOrderEvents(
  shop: Shop,
  notices: DatabaseNotices,
  { heartbeatMs = 15_000 } = {},
): Promise<OrderEvents> {
  const streams = new Set<Stream>();
  let closed = false;
  await notices.listen(paidChannel, {
    hear: (payload) => {
      const paid = readPaidNotice(payload);
      for (const stream of [...streams]) tell(stream, paid);
    },
    missed: () => void catchUp([...streams]),
  });

  function tell(stream: Stream, { number, orderId }: PaidOrder): void {
    stream.last = Math.max(stream.last, number);
    write(stream, `id: ${stream.last}\nevent: order\ndata: ${JSON.stringify({ number, orderId })}\n\n`);
  }

  function write(stream: Stream, text: string): void {
    if ((stream.controller.desiredSize ?? 0) < -maxWaiting) end(stream);
    else stream.controller.enqueue(encoder.encode(text));
  }

  function end(stream: Stream): void {
    if (!streams.delete(stream)) return;
    clearInterval(stream.beat);
    stream.controller.close();
  }

  async function catchUp(behind: Stream[]): Promise<void> {
    if (behind.length === 0) return;
    const from = Math.min(...behind.map(({ last }) => last));
    const missed = await readMissed(shop, from, shop.log);
    for (const stream of behind) {
      if (!streams.has(stream)) continue;
      const { last } = stream;
      for (const paid of missed) if (paid.number > last) tell(stream, paid);
    }
  }

  /** Shows proxies and the browser that it lives; ends with the session of whoever listens. */
  async function heartbeat(stream: Stream): Promise<void> {
    // What can't be asked just now is asked the next time.
    const signedIn = await hasStaffSession(shop, stream.secret).catch(() => true);
    if (!streams.has(stream)) return;
    if (!signedIn) return end(stream);
    write(stream, ': \n\n');
  }

  return {
    open(secret, after) {
      const own = [...streams].filter((stream) => stream.secret === secret).length;
      if (closed || own >= maxOfSession || streams.size >= maxStreams) return undefined;
      let stream: Stream;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const beat = setInterval(() => void heartbeat(stream), heartbeatMs);
          beat.unref();
          stream = { secret, controller, last: after, beat };
          streams.add(stream);
          write(stream, `retry: 5000\nid: ${after}\nevent: ready\ndata: {}\n\n`);
          // What was paid between the question and now.
          void catchUp([stream]);
        },
        cancel() {
          clearInterval(stream.beat);
          streams.delete(stream);
        },
      });
    },
    close() {
      closed = true;
      for (const stream of [...streams]) end(stream);
    },
  };
}

const encoder = new TextEncoder();

const readMissed = (shop: Shop, number: number, log: Log): Promise<PaidOrder[]> =>
  paidSince(shop, { number, limit: maxMissed }).catch((error: Error) => {
    log.warn({ err: error.message }, 'new orders could not be read for the dashboard');
    return [];
  });

interface OrderEventsOptions {
  shop: Shop;
  orderEvents: OrderEvents;
  https: Https;
}

/**
 * GET /dash-events: server-sent events for staff, one for each order that is paid from now on, or after the order whose number
 * the browser heard last. Asked for JSON it answers those at once: for who gets no streams. Neither counts as somebody
 * being at work, so that an idle session ends.
 */
export const orderEvents =
  ({ shop, orderEvents, https }: OrderEventsOptions): Handler =>
  async (c) => {
    const secret = cookiesOf(c, https !== false).read('staff');
    if (!secret || !(await hasStaffSession(shop, secret)))
      return c.json(fail(401, answers.staff.signIn), 401);
    const asked = c.req.header('last-event-id') || c.req.query('after') || '';
    const after = /^\d{1,9}$/.test(asked) ? Number(asked) : await lastNumber(shop);
    if (c.req.header('accept') === 'application/json') {
      const orders = await paidSince(shop, { number: after, limit: maxMissed });
      return c.json({ status: 200, last: orders.at(-1)?.number ?? after, orders });
    }
    const stream = orderEvents.open(secret, after);
    if (!stream) {
      const { retryAfter = 60, ...refusal } = tooMany(60);
      c.header('Retry-After', String(retryAfter));
      return c.json(refusal, 429);
    }
    c.header('Content-Type', 'text/event-stream');
    // A proxy that gathers answers would hold the events back.
    c.header('X-Accel-Buffering', 'no');
    return c.body(stream);
  };
