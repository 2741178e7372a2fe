import { setTimeout as pause } from 'node:timers/promises';
import type { Closing } from '../adapters/open.ts';

export interface Shutdown {
  /** Whether the process was told to stop. */
  asked: boolean;
  /** Whether another process has taken its place: nobody need be told, and no connection is cut. */
  replaced: boolean;
  /** How long it is said that no new requests are wanted before they are refused; ms. */
  noticeMs: number;
  /** What was opened, in that order: the last is closed first. */
  closing: Closing[];
  /** Another process has taken this one's place: answers what comes on the connections that it has, then ends. */
  retire(): Promise<void>;
}

/** A supervisor's balancer looks at /readyz now and then. Ctrl-C has nobody who looks, and does not wait. */
const supervisorNoticeMs = 1_000;
/** A supervisor that tells every process of the shop tells this one twice, since the launcher passes on what it hears. */
const sameSignalMs = 1_000;

/** Closes what was opened when the process is told to stop, then ends it. A second signal ends it at once. */
export function shutdownOnSignal(): Shutdown {
  const retire = async () => {
    if (shutdown.asked) return;
    shutdown.asked = true;
    shutdown.replaced = true;
    await closeShop(shutdown);
    process.exit(0);
  };
  const shutdown: Shutdown = { asked: false, replaced: false, noticeMs: 0, closing: [], retire };
  let askedAt = 0;
  const stop = async (signal?: NodeJS.Signals) => {
    if (shutdown.asked) {
      if (performance.now() - askedAt > sameSignalMs) process.exit(1);
      return;
    }
    shutdown.asked = true;
    askedAt = performance.now();
    if (signal === 'SIGTERM') shutdown.noticeMs = supervisorNoticeMs;
    await closeShop(shutdown);
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  // The launcher is gone. That is no second signal: what is being closed is closed to its end.
  process.on('disconnect', () => shutdown.asked || stop());
  return shutdown;
}

export async function closeShop({ closing }: Shutdown): Promise<void> {
  for (const close of closing.splice(0).reverse()) {
    await close().catch((error: Error) => console.error(`While stopping: ${error.message}`));
  }
}

/** Don't let closing a dead connection block the shutdown. */
export const closeWithinSeconds =
  (close: () => Promise<unknown>): Closing =>
  () =>
    Promise.race([close(), pause(3_000, undefined, { ref: false })]);
