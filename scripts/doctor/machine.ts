import { statfs } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import { askDatabase, findDatabase } from './database.ts';
import { type Finding, fine, look, mend } from './finding.ts';

const stripe = 'https://api.stripe.com/';

/** This clock beside the database's and that of a server elsewhere. */
export async function examineClock(config: Config): Promise<Finding[]> {
  const url = await findDatabase(config).catch(() => undefined);
  const asked = [askWebClock(config.STRIPE_API_BASE ?? stripe), ...(url ? [askDatabaseClock(url)] : [])];
  const offsets = (await Promise.allSettled(asked)).flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  );
  return [clockFinding(offsets)];
}

interface Offset {
  of: string;
  /** How far this clock is ahead; ms. */
  ms: number;
}

export function clockFinding(offsets: Offset[]): Finding {
  const about = 'Clock';
  if (offsets.length === 0)
    return look(about, 'nobody could be asked for the time', 'see that NTP runs: timedatectl');
  const worst = offsets.reduce((one, other) => (Math.abs(other.ms) > Math.abs(one.ms) ? other : one));
  // A Date header has whole seconds, and the way here takes its time.
  const seconds = Math.round(Math.abs(worst.ms) / 1000);
  const says = `${seconds} s from that of ${worst.of}`;
  const todo = 'run NTP: timedatectl set-ntp true';
  if (seconds < 5) return fine(about, says);
  return seconds < 60 ? look(about, says, todo) : mend(about, says, todo);
}

async function askWebClock(address: string): Promise<Offset> {
  const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5_000) });
  const there = Date.parse(response.headers.get('date') ?? '');
  if (!there) throw new Error('no Date');
  // In the middle of the second that it names.
  return { of: new URL(address).host, ms: Date.now() - there - 500 };
}

const askDatabaseClock = (url: string): Promise<Offset> =>
  askDatabase(url, async (client) => {
    const { rows } = await client.query<{ at: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
    );
    return { of: 'the database', ms: Date.now() - (rows[0]?.at ?? 0) };
  });

/** Room on the disk of DATA_DIR. */
export async function examineDisk({ DATA_DIR }: Config): Promise<Finding[]> {
  const { bavail, bfree, bsize, blocks } = await statfs(DATA_DIR);
  return [diskFinding(DATA_DIR, { free: bavail * bsize, used: (blocks - bfree) * bsize })];
}

/** @param room bytes; what is kept for root is neither free nor used */
export function diskFinding(directory: string, { free, used }: { free: number; used: number }): Finding {
  const about = 'Disk';
  const share = used / (used + free);
  const says = `${(free / 2 ** 30).toFixed(1)} GiB free for ${directory}, ${Math.round(share * 100)}% used`;
  const todo = 'docs/operations.md, When something is down: disk full';
  if (share > 0.95 || free < 2 ** 29) return mend(about, says, todo);
  return share > 0.8 || free < 2 ** 31 ? look(about, says, todo) : fine(about, says);
}

const oldestNode = 24;

/** The Node that commands and shop run on. @param version such as 24.1.0 */
export function nodeFinding(version: string): Finding {
  return Number.parseInt(version, 10) >= oldestNode
    ? fine('Node', version)
    : mend(
        'Node',
        `${version}: the shop is tried with ${oldestNode}`,
        'npm ci, which brings it, and start it by npm',
      );
}
