import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { nothingWrong, type Part } from './part.ts';

/** Webhooks duplicated, reordered, delayed, forged and lost, against the model in schedules.test.ts. */
export const schedules: Part = propertyPart(
  'schedules',
  'tests/fault-injection/schedules.test.ts',
  5000,
  'random schedules of the provider’s word',
  'same end state as in order; forged ones refused',
);

/** Everything that can happen to orders, in any order, against the books: tests/calls/model.test.ts. */
export const model: Part = propertyPart(
  'model',
  'tests/calls/model.test.ts',
  1000,
  'random lives of the shop',
  'no counter-example',
);

/** What is no HTTP, or nearly, on raw connections: tests/security/wire.test.ts. */
export const wire: Part = propertyPart(
  'wire',
  'tests/security/wire.test.ts',
  20_000,
  'connections of odd bytes',
  'no failure, no answer without headers, the next one answered',
);

/** A property of a test file at length, in pieces with a shop of their own each, so that none grows slow. */
function propertyPart(name: string, file: string, count: number, what: string, target: string): Part {
  return {
    name,
    count,
    async run({ count: runs, seed, say }) {
      const wrong: string[] = [];
      const pieces = Array.from({ length: Math.ceil(runs / pieceRuns) }, (_, n) => n);
      let done = 0;
      const work = async () => {
        for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) {
          const size = Math.min(pieceRuns, runs - piece * pieceRuns);
          const broken = await runPiece(file, size, seed + piece);
          if (broken) wrong.push(`seed ${seed + piece}: ${broken}`);
          done += size;
          say(`${done} done, ${wrong.length} pieces wrong`);
        }
      };
      await Promise.all([work(), work()]);
      return [nothingWrong(`${runs} ${what}`, `${pieceRuns} for each seed from ${seed} on`, target, wrong)];
    },
  };
}

const pieceRuns = 250;

/** What vitest said, where it failed. */
async function runPiece(file: string, runs: number, seed: number): Promise<string | undefined> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], {
    env: { ...process.env, TORTURE_RUNS: String(runs), TORTURE_SEED: String(seed), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, moaned, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  return code === 0 ? undefined : `${said}\n${moaned}`.slice(-3000);
}
