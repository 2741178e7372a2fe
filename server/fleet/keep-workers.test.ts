import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Workers } from './keep-workers.ts';
import type { ToWorker, WorkerPlace } from './messages.ts';

/** A process as far as its keeper sees it. */
class Process extends EventEmitter {
  readonly heard: ToWorker[] = [];
  dead = false;
  process = { kill: (_signal: string) => this.die() };
  isConnected = () => !this.dead;
  isDead = () => this.dead;

  send(message: ToWorker) {
    this.heard.push(message);
    if (message.kind === 'retire') this.die();
  }

  ready() {
    this.emit('message', { kind: 'ready', madeStaff: undefined });
  }

  die() {
    this.dead = true;
    this.emit('exit', 1, null);
  }
}

let forked: Process[];
/** Whether a new process comes to answer requests, or dies before. */
let wellBorn: boolean;
let noneLeft: boolean;
let said: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [forked, wellBorn, noneLeft, said] = [[], true, false, []];
});
afterEach(() => vi.useRealTimers());

function keep(count: number): Workers {
  const say = (_facts: object, message: string) => said.push(message);
  return new Workers({
    count,
    fork() {
      const made = new Process();
      forked.push(made);
      queueMicrotask(() => (wellBorn ? made.ready() : made.die()));
      return made as unknown as Worker;
    },
    place: { port: 3000 } as Omit<WorkerPlace, 'number'>,
    log: { info: say, error: say },
    onNoneLeft: () => {
      noneLeft = true;
    },
  });
}

const numberOf = (one: Process | undefined) => {
  const [begin] = one?.heard ?? [];
  return begin?.kind === 'begin' ? begin.place.number : undefined;
};

test('one that dies is started again under its number, later each time, and no more after the tenth', async () => {
  await keep(2).start();
  expect(forked.map(numberOf)).toEqual([1, 2]);
  wellBorn = false;
  forked[1]?.die();
  await vi.advanceTimersByTimeAsync(249);
  expect(forked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(numberOf(forked[2])).toBe(2);
  await vi.advanceTimersByTimeAsync(499);
  expect(forked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(600_000);
  // Nine tries after the death that began it.
  expect(forked).toHaveLength(11);
  expect(said.at(-1)).toBe('a process of the shop dies again and again, and is not started any more');
  expect(noneLeft).toBe(false);
  forked[0]?.die();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(noneLeft).toBe(true);
});

test('deaths that lie far apart are each a first one', async () => {
  await keep(1).start();
  for (let n = 0; n < 30; n++) {
    forked.at(-1)?.die();
    await vi.advanceTimersByTimeAsync(250);
    expect(forked).toHaveLength(n + 2);
    await vi.advanceTimersByTimeAsync(300_000);
  }
});

test('each is told to retire once another answers in its place', async () => {
  const workers = keep(2);
  await workers.start();
  await workers.replace();
  expect(forked.map(numberOf)).toEqual([1, 2, 1, 2]);
  expect(forked.map(({ dead }) => dead)).toEqual([true, true, false, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forked).toHaveLength(4);
  expect(said).toEqual(['every process of the shop was replaced']);
});

test('where a new one does not start, those that run go on', async () => {
  const workers = keep(2);
  await workers.start();
  wellBorn = false;
  await workers.replace();
  expect(forked.map(({ dead }) => dead)).toEqual([false, false, true]);
  expect(said).toEqual(['a new process did not start: those that run go on as they are']);
});

test('none is brought back once all are told to stop, and a first one that does not start is told', async () => {
  const workers = keep(2);
  await workers.start();
  forked[0]?.die();
  await workers.stop('SIGTERM');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forked.map(({ dead }) => dead)).toEqual([true, true]);
  wellBorn = false;
  await expect(keep(2).start()).rejects.toThrow('The first process of the shop did not start');
});
