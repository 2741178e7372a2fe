import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Break, breaks } from './breaks.ts';
import type { Outcome, Part } from './part.ts';

/** Takes each safeguard away, one at a time, in a copy of the sources: the test that is there for it must go red. */
export const guards: Part = {
  name: 'guards',
  count: breaks.length,
  async run({ count, only, say }): Promise<Outcome[]> {
    const chosen = breaks.filter(({ guard }) => only.test(guard)).slice(0, count);
    const copy = copySources();
    try {
      const outcomes: Outcome[] = [];
      for (const one of chosen) {
        const said = await withBreak(copy, one);
        say(`${one.guard}: ${said}`);
        outcomes.push({ what: one.guard, figure: said, target: `red: ${one.test}`, met: said === 'red' });
      }
      outcomes.push(await unbroken(copy, chosen));
      return outcomes;
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
};

function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'hopup-guards-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** The control: with nothing broken, the same tests are green. */
async function unbroken(copy: string, chosen: Break[]): Promise<Outcome> {
  const names = chosen.map(({ test }) => named(test));
  const { passed, failed } = await run(
    copy,
    [...new Set(chosen.map(({ file }) => file))],
    `(${names.join('|')})`,
  );
  return {
    what: 'nothing broken (the control)',
    figure: `${passed} green, ${failed} red`,
    target: 'all green',
    met: passed > 0 && failed === 0,
  };
}

/** The name as a pattern; what `test.each` fills in (%s, %j, $name) may be anything. */
const named = (test: string): string =>
  test
    .split(/%[sj]|\$\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');

async function withBreak(copy: string, { source, from, to, file, test }: Break): Promise<string> {
  const path = join(copy, source);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(from).length !== 2) return `not found once in ${source}: the list is out of date`;
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  try {
    const { passed, failed } = await run(copy, [file], named(test));
    if (passed + failed === 0) return 'no test ran';
    return failed > 0 ? 'red' : 'GREEN';
  } finally {
    writeFileSync(path, whole);
  }
}

async function run(copy: string, files: string[], name: string): Promise<{ passed: number; failed: number }> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const args = ['run', ...files, '-t', name, '--reporter=json', `--outputFile=${report}`];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, TORTURE_RUNS: '' },
  });
  await new Promise((resolve) => child.once('exit', resolve));
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed, failed };
}
