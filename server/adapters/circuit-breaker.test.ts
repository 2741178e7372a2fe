import { beforeEach, expect, test } from 'vitest';
import { CircuitOpen, circuitBreaker, type Outcome } from './circuit-breaker.ts';

let clock = 0;
let asked = 0;
let ask: (question: () => Promise<string>) => Promise<string>;
beforeEach(() => {
  clock = 0;
  asked = 0;
  const guarded = circuitBreaker(() => clock);
  ask = (question) =>
    guarded(
      () => {
        asked++;
        return question();
      },
      {
        of: (answer) => (answer === 'busy' ? 'unclear' : 'response'),
        ofError: (error) => (error as Error).message as Outcome,
      },
    );
});

const answers = async () => 'here';
const fails = (message: string) => async () => {
  throw new Error(message);
};
const silent = fails('timeout');
const waitInVain = async (times: number) => {
  for (let n = 0; n < times; n++) await expect(ask(silent)).rejects.toThrow('timeout');
};

test('after four waits in vain the next are told at once, and nothing is asked', async () => {
  await waitInVain(4);
  for (let n = 0; n < 50; n++) await expect(ask(answers)).rejects.toThrow(CircuitOpen);
  expect(asked).toBe(4);
});

test('an answer in between, or a refusal that comes at once, is no silence', async () => {
  for (const between of [answers, fails('response')]) {
    await waitInVain(3);
    await ask(between).catch(() => undefined);
    await waitInVain(3);
    expect(await ask(answers)).toBe('here');
  }
});

test('what says neither leaves it as it is', async () => {
  await waitInVain(3);
  await expect(ask(fails('unclear'))).rejects.toThrow('unclear');
  expect(await ask(async () => 'busy')).toBe('busy');
  await waitInVain(1);
  await expect(ask(answers)).rejects.toThrow(CircuitOpen);
});

test('after ten seconds one alone tries again; what it finds goes for all', async () => {
  await waitInVain(4);
  clock += 9_999;
  await expect(ask(answers)).rejects.toThrow(CircuitOpen);
  clock += 1;
  let answer = (_word: string) => {};
  const first = ask(() => new Promise((resolve) => (answer = resolve)));
  await expect(ask(answers)).rejects.toThrow(CircuitOpen);
  answer('back');
  expect(await first).toBe('back');
  expect(await ask(answers)).toBe('here');
});

test('who tries again in vain gives it another rest', async () => {
  await waitInVain(4);
  clock += 10_000;
  await waitInVain(1);
  await expect(ask(answers)).rejects.toThrow(CircuitOpen);
  clock += 10_000;
  expect(await ask(answers)).toBe('here');
});

test('who tries again and learns nothing leaves it to the next, again alone', async () => {
  await waitInVain(4);
  clock += 10_000;
  await expect(ask(fails('unclear'))).rejects.toThrow('unclear');
  const next = ask(silent);
  await expect(ask(answers)).rejects.toThrow(CircuitOpen);
  await expect(next).rejects.toThrow('timeout');
  await expect(ask(answers)).rejects.toThrow(CircuitOpen);
});

test('those who were waiting already when it began are not told twice', async () => {
  let end = (_error: Error) => {};
  const late = ask(() => new Promise((_, reject) => (end = reject)));
  await waitInVain(4);
  clock += 10_000;
  expect(await ask(answers)).toBe('here');
  end(new Error('timeout'));
  await expect(late).rejects.toThrow('timeout');
  expect(await ask(answers), 'one late silence is only one').toBe('here');
});
