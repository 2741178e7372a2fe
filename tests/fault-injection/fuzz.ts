import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { nothingWrong, type Part } from './part.ts';

/** Bodies made from every call's schema and then broken, as every kind of caller: tests/security/fuzz.test.ts at length. */
export const fuzz: Part = {
  name: 'fuzz',
  count: 100_000,
  async run({ count, seed, say }) {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', 'tests/security/fuzz.test.ts'],
      {
        env: { ...process.env, FUZZ_RUNS: String(count), FUZZ_SEED: String(seed), NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const [said, moaned, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise((resolve) => child.once('exit', resolve)),
    ]);
    const parts = said.split('\n').filter((line) => line.startsWith('{"sent"'));
    for (const line of parts) say(line.slice(0, 300));
    const wrong = code === 0 ? [] : [`${said}\n${moaned}`.slice(-3000)];
    return [nothingWrong(`${count} bodies`, `seed ${seed}`, 'no 500, no hang, no growth', wrong)];
  },
};
