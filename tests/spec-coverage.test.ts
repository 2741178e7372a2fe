import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What docs/spec-coverage*.md and docs/catalogue.md name as shown by a test: its title, whole or with '…' for what is left out, by file where told. */
interface Named {
  title: string;
  line: number;
}

const read = (paths: string[]): string =>
  paths
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    // As the reader sees it: what was wrapped, escaped or joined is one line.
    .replace(/' \+\s*'/g, '')
    .replaceAll("\\'", "'");

const journeys = read(globSync('tests/journeys/**/*.spec.ts'));
const others = read(
  globSync('{tests,contract,database,demo,emails,sandbox,server,shop,web,wording}/**/*.test.{ts,tsx}'),
);

const isIn = (source: string, title: string): boolean =>
  title
    .split(/ › |…/)
    .map((part) => part.replace(/^, /, '').trim())
    .filter(Boolean)
    .every((part) => source.includes(part));

/** Bold quotes name journeys, plain ones calls and unit tests. In the last column alone: the first ones quote spec.md. */
function namedIn(file: string): { journeys: Named[]; others: Named[] } {
  const found = { journeys: [] as Named[], others: [] as Named[] };
  for (const [at, text] of readFileSync(join('docs', file), 'utf8').split('\n').entries()) {
    if (!text.startsWith('| ')) continue;
    const column = text.split(' | ').at(-1) ?? '';
    for (const [, title = ''] of column.matchAll(/\*\*'(.+?)'\*\*/g))
      found.journeys.push({ title, line: at + 1 });
    for (const [, title = ''] of column.replace(/\*\*.+?\*\*/g, '').matchAll(/(?<![\w’])'(.+?)'(?!\w)/g))
      found.others.push({ title, line: at + 1 });
  }
  return found;
}

test.each([
  ['spec-coverage.md', 50, 30],
  ['spec-coverage-staff.md', 50, 30],
  ['catalogue.md', 0, 0],
])('every test that %s names is there', (file, manyJourneys, manyOthers) => {
  const named = namedIn(file);
  expect(named.journeys.length).toBeGreaterThan(manyJourneys);
  expect(named.others.length).toBeGreaterThan(manyOthers);
  const missing = [
    ...named.journeys.filter(({ title }) => !isIn(journeys, title)),
    ...named.others.filter(({ title }) => !isIn(others, title)),
  ];
  expect(missing.map(({ title, line }) => `${file}:${line} ${title}`)).toEqual([]);
});

/** Not in the repository (CONTRIBUTING.md, 'Comments say why'), within a backup, and what is bad about a name. */
const elsewhere = ['spec.md', 'decisions.md', 'design.md', 'look.md', 'manifest.json', 'accounts/prove.ts'];

const folders =
  'bench,contract,database,demo,deploy,docs,emails,public,sandbox,scripts,server,shop,tests,web,wording';
const files = globSync(['*.*', `{${folders}}/**/*.*`]).map((path) => `/${path}`);

test.each(globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md']).filter((file) => file !== 'CHANGELOG.md'))(
  'every file that %s names is there',
  (file) => {
    const named = readFileSync(file, 'utf8').matchAll(
      /(?<![\w{}*/.-])[\w@./-]*\w\.(?:tsx?|m[jt]s|md|sql|webp)\b/g,
    );
    const missing = [...named]
      .map(([name]) => name.replace(/^(?:\.+\/)+/, ''))
      .filter((name) => !elsewhere.includes(name) && !files.some((path) => path.endsWith(`/${name}`)));
    expect([...new Set(missing)]).toEqual([]);
  },
);
