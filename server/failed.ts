import type { Context } from 'hono';
import { Unreachable } from '#shop/payments/unreachable.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';

/** What nobody could choose to handle: said in plain words, and written down without what it was about. */
export function failed(shop: Shop, error: Error, c: Context): Response {
  const full = isDiskFull(error);
  const away = full || error instanceof Unreachable || isDatabaseAway(error);
  shop.log.error(
    { err: factsOf(error), path: c.req.path, method: c.req.method },
    full ? 'the disk is full' : away ? 'a part is away' : 'a request failed',
  );
  if (away) {
    c.header('Retry-After', '5');
    return c.json({ status: 503, message: full ? answers.diskFull : answers.unreachable }, 503);
  }
  return c.json({ status: 500, message: answers.ours }, 500);
}

const awayCodes = /^(08|57P|53|ECONN|EPIPE|ETIMEDOUT|ENOENT$|ENOTFOUND)/;
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** The database is down, restarting, full, or too slow to connect to. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : '';
    if (awayCodes.test(code) || awayMessages.test(at.message)) return true;
  }
  return false;
}

/** The disk, or what we may use of it, is full: of pictures, or of the database (SQLSTATE 53100). */
function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && ['ENOSPC', 'EDQUOT', '53100'].includes(String(at.code))) return true;
  }
  return false;
}

/** Queries carry what people typed; only what went wrong is kept. */
function factsOf(error: unknown): object[] {
  const chain: object[] = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    const message = at.message.startsWith('Failed query') ? 'Failed query' : at.message;
    chain.push({ name: at.name, message, code: 'code' in at ? at.code : undefined, stack: stackOf(at) });
  }
  return chain;
}

const stackOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
