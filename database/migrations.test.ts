import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * Migrations expand first and contract a release later: for the length of a rolling restart processes of the release before write
 * into what a migration made, and read from it (docs/operations.md).
 */

/** The first migration that must keep the rule. */
const since = 69;

/** What a statement does that a process of the release before would trip over. */
const breaking: [what: string, pattern: RegExp][] = [
  ['takes away what it reads', /^drop (table|type|view|function|sequence|schema|trigger)\b/],
  ['takes away a column that it reads', /^alter table .*\bdrop column\b/],
  [
    'takes away what its `on conflict` names',
    /^(alter table .*\bdrop constraint "?\w*(unique|key|pk)"?|drop index)\b/,
  ],
  ['renames what it reads', /^alter .*\brename\b/],
  [
    'asks for a value that it does not give',
    /^alter table .*\badd column\b(?!.*\b(default|generated)\b).*\bnot null\b/,
  ],
  [
    'asks for a value that it may leave out',
    /^alter table .*\balter column .*\b(set not null|drop default)\b/,
  ],
  ['changes what it reads or writes', /^alter table .*\balter column .*\btype\b/],
  ['refuses what it may write', /^(alter table .*\badd constraint\b|create unique index\b|alter domain\b)/],
];

/** Marks in a comment beside a statement: what follows which release, or why it breaks nothing. */
const marks = /^-- (contracts: (?<release>\d+\.\d+\.\d+)|compatible: \S.{10,})$/m;

/** What is wrong with a migration, a line for each statement; `releases` are those of the changelog. */
function problems(sql: string, releases: ReadonlySet<string>): string[] {
  const made = new Set(
    [...sql.matchAll(/create table (?:if not exists )?"?(\w+)"?/gi)].map(([, name]) => name),
  );
  return sql.split('--> statement-breakpoint').flatMap((chunk) => {
    const text = chunk.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
    const [, table] =
      /^(?:alter table|create unique index .*? on) (?:only )?(?:"?public"?\.)?"?(\w+)"?/.exec(text) ?? [];
    const found = breaking.find(([, pattern]) => pattern.test(text));
    if (!found || made.has(table)) return [];
    const mark = marks.exec(chunk);
    const release = mark?.groups?.release;
    if (!mark) return [`${found[0]}: ${text}`];
    return release === undefined || releases.has(release) ? [] : [`there was no release ${release}: ${text}`];
  });
}

const releases = new Set(
  [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(
    ([, release = '']) => release,
  ),
);

test('no new migration breaks the release that runs beside it', () => {
  const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(
    readFileSync('database/migrations/meta/_journal.json', 'utf8'),
  );
  const checked = journal.entries.filter(({ idx }) => idx >= since);
  expect(checked.length).toBeGreaterThan(0);
  for (const { tag } of checked)
    expect(problems(readFileSync(`database/migrations/${tag}.sql`, 'utf8'), releases), tag).toEqual([]);
});

test.each([
  'ALTER TABLE "refunds" DROP COLUMN "key";',
  'DROP TABLE "refunds" CASCADE;',
  'DROP INDEX "refunds_requested";',
  'ALTER TABLE "refunds" RENAME COLUMN "key" TO "name";',
  'ALTER TABLE "refunds" ADD COLUMN "key" text NOT NULL;',
  'ALTER TABLE "refunds"\n\tALTER COLUMN "key" SET NOT NULL;',
  'ALTER TABLE "refunds" ALTER COLUMN "key" DROP DEFAULT;',
  'ALTER TABLE "refunds" ALTER COLUMN "key" SET DATA TYPE bigint;',
  'ALTER TABLE "refunds" DROP CONSTRAINT "refunds_pkey";',
  'ALTER TABLE "refunds" ADD CONSTRAINT "refunds_sum" CHECK (amount_pence > 0);',
  'CREATE UNIQUE INDEX "refunds_one" ON "refunds" USING btree ("order_id");',
  '-- Nobody needs it.\nDROP TABLE "refunds";',
  '-- compatible: yes\nDROP TABLE "refunds";',
])('refused: %s', (sql) => {
  expect(problems(sql, releases)).toHaveLength(1);
  expect(problems(`SELECT 1;--> statement-breakpoint\n${sql}`, releases)).toHaveLength(1);
});

test.each([
  'ALTER TABLE "refunds" ADD COLUMN "note" text;',
  `ALTER TABLE "refunds" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "refunds" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY;',
  'ALTER TABLE "refunds" ALTER COLUMN "key" DROP NOT NULL;',
  'ALTER TABLE "refunds" DROP CONSTRAINT "refunds_means";',
  'CREATE INDEX "refunds_new" ON "refunds" USING btree ("key");',
  'CREATE TABLE "notes" ("id" text NOT NULL);--> statement-breakpoint\nALTER TABLE "notes" ADD CONSTRAINT "n" CHECK (id > 0);',
  'CREATE TABLE "notes" ("id" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "n" ON "notes" USING btree ("id");',
  '-- contracts: 1.0.0\nALTER TABLE "refunds" DROP COLUMN "key";',
  '-- compatible: it is looser than the one it replaces\nALTER TABLE "refunds" ADD CONSTRAINT "r" CHECK (true);',
])('let through: %s', (sql) => {
  expect(problems(sql, releases)).toEqual([]);
});

test('what contracts names a release that there was', () => {
  expect(problems('-- contracts: 9.9.9\nDROP TABLE "refunds";', releases)).toEqual([
    'there was no release 9.9.9: drop table "refunds";',
  ]);
});

/** What PostgreSQL has learnt since 15, the oldest that is supported; a statement that asks which it is may use it. */
const newer =
  /\bset expression\b|\)\s*virtual\b|\buuidv[47]\(|\bany_value\(|\bjson_(table|exists|query|value|scalar|serialize)\(|\bnot enforced\b|\bwithout overlaps\b|\breturning (with|old\.|new\.)|\bon_error\b/i;

test('no migration asks for what PostgreSQL 15 does not know', () => {
  const folder = 'database/migrations';
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
    const statements = readFileSync(`${folder}/${name}`, 'utf8')
      .replaceAll(/--(?!> statement).*$/gm, '')
      .split('--> statement-breakpoint');
    const unknown = statements.filter((text) => newer.test(text) && !text.includes('server_version_num'));
    expect(unknown, name).toEqual([]);
  }
});

/*
 * A database that has a migration keeps it as it was; edited, the backups of such a database could not be told from those of another
 * shop. Add a line for each new one: its sum stands in what this test says.
 */
test('a migration that is in use somewhere is never edited', () => {
  const files = readdirSync('database/migrations').filter((name) => name.endsWith('.sql'));
  const sumOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(`database/migrations/${name}`))
      .digest('hex')
      .slice(0, 16);
  const sums = Object.fromEntries(files.map((name) => [name.slice(0, -'.sql'.length), sumOf(name)]));
  expect(sums).toEqual(JSON.parse(readFileSync('database/landed-migrations.json', 'utf8')));
});
