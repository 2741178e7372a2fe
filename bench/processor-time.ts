import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** Processor time of these processes until now with all their threads, ms. Nothing of those that have ended. */
export const processorMs = (pids: number[]): number =>
  pids.reduce((sum, pid) => sum + (statOf(String(pid))?.ms ?? 0), 0);

/** A process and its children. */
export const familyOf = (pid: number): number[] => [
  pid,
  ...readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)?.parent === pid)
    .map(Number),
];

function statOf(pid: string): { parent: number; ms: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]].map(Number);
    return { parent, ms: tickMs * (user + system) };
  } catch {
    return undefined;
  }
}
