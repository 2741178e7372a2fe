import { randomInt } from 'node:crypto';
import { inspect } from 'node:util';
import { buildIfChanged } from '../../scripts/build.mjs';
import { bulk } from './bulk.ts';
import { databaseCut } from './database-cut.ts';
import { diskFull } from './disk-full.ts';
import { fleet } from './fleet.ts';
import { fuzz } from './fuzz.ts';
import { guards } from './guards.ts';
import { kill } from './kill.ts';
import { lastUnit } from './last-unit.ts';
import { mail } from './mail.ts';
import type { Outcome } from './part.ts';
import { provider } from './provider.ts';
import { refunds } from './refunds.ts';
import { model, schedules, wire } from './schedules.ts';
import { shortages } from './shortages.ts';
import { stop } from './stop.ts';
import { timing } from './timing.ts';
import { twoProcesses } from './two-processes.ts';

/**
 * `npm run torture`: the second table of targets.md, at full length. `npm run torture -- kill last-unit` runs parts of it,
 * `kill=20` a part that many rounds, `guards="holds|letters"` the safeguards of those names, `seed=7` with the chance of an earlier run.
 */
const parts = [
  lastUnit,
  kill,
  databaseCut,
  schedules,
  model,
  provider,
  refunds,
  shortages,
  bulk,
  mail,
  diskFull,
  twoProcesses,
  fleet,
  stop,
  fuzz,
  wire,
  timing,
  guards,
];

const words = process.argv.slice(2).map((word) => word.split('='));
const seed = Number(words.find(([name]) => name === 'seed')?.[1] ?? randomInt(2 ** 31));
const wanted = words.filter(([name]) => name !== 'seed');
const unknown = wanted.find(([name]) => !parts.some((part) => part.name === name));
if (unknown) {
  console.error(`There is no part ${unknown[0]}: ${parts.map((part) => part.name).join(', ')}`);
  process.exit(1);
}

await buildIfChanged(process.execPath);
const rows: (Outcome & { part: string })[] = [];
for (const part of parts) {
  const [, asked] = wanted.find(([name]) => name === part.name) ?? [];
  if (wanted.length > 0 && !wanted.some(([name]) => name === part.name)) continue;
  const rounds = Number(asked ?? part.count);
  const count = rounds || part.count;
  const only = new RegExp(rounds ? '' : (asked ?? ''), 'i');
  console.log(`${part.name}: ${count} rounds, seed ${seed}`);
  const say = (line: string) => console.log(`  ${line}`);
  const found = await part.run({ count, only, seed, say }).catch((error: Error): Outcome[] => [
    {
      what: 'the part itself',
      figure: 'broke off',
      target: '',
      met: false,
      wrong: [inspect(error)],
    },
  ]);
  for (const outcome of found) {
    rows.push({ part: part.name, ...outcome });
    for (const line of outcome.wrong?.slice(0, 20) ?? []) say(line);
  }
}

console.log(`\n${table(rows)}\n\nSeed ${seed}. Again: npm run torture -- <part> seed=${seed}`);
process.exit(rows.every((row) => row.met) ? 0 : 1);

function table(of: typeof rows): string {
  const cells = [
    ['part', 'what', 'figure', 'target', 'met'],
    ...of.map(({ part, what, figure, target, met }) => [part, what, figure, target, met ? 'yes' : 'NO']),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
