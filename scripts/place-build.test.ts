import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listName, placeBuild } from './place-build.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hopup-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const live = () => join(folder, 'build');
const made = (files: Record<string, string>) => {
  const at = join(folder, 'made');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, name)), { recursive: true });
    writeFileSync(join(at, name), text);
  }
  return at;
};
/** A program that says what it is when it is asked, and loads its emails only then. */
const build = (version: string) => ({
  'server/index.js': `
    process.on('message', async () => process.send((await import('./assets/email-${version}.js')).default));
    process.send('open ${version}');`,
  'server/package.json': '{"type": "module"}',
  [`server/assets/email-${version}.js`]: `import { word } from './word-${version}.js'; export default word;`,
  [`server/assets/word-${version}.js`]: `export const word = 'email ${version}';`,
  [`client/assets/page-${version}.js`]: version,
  'client/favicon.ico': version,
});

test('a shop that runs while another is built finds what it had not loaded yet', async () => {
  placeBuild(made(build('one')), live());
  const shop = spawn(process.execPath, [join(live(), 'server', 'index.js')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const said = () => new Promise((resolve) => shop.once('message', resolve));
  try {
    expect(await said()).toBe('open one');
    placeBuild(made(build('two')), live());
    const answer = said();
    shop.send('send an email');
    expect(await answer).toBe('email one');
  } finally {
    shop.kill('SIGKILL');
  }
  expect(readFileSync(join(live(), 'server', 'index.js'), 'utf8')).toContain('two');
  expect(readFileSync(join(live(), 'client', 'favicon.ico'), 'utf8')).toBe('two');
});

test('the build before stays, and none older; the list names the newest', () => {
  for (const version of ['one', 'two', 'three']) placeBuild(made(build(version)), live());
  expect(readdirSync(join(live(), 'client', 'assets')).sort()).toEqual(['page-three.js', 'page-two.js']);
  expect(readdirSync(join(live(), 'server', 'assets')).sort()).toEqual(
    ['email', 'word'].flatMap((name) => [`${name}-three.js`, `${name}-two.js`]),
  );
  expect(JSON.parse(readFileSync(join(live(), listName), 'utf8')).sort()).toEqual(
    Object.keys(build('three')).sort(),
  );
  expect(existsSync(join(folder, 'made'))).toBe(false);
});

test('one that broke off takes nothing from the shop that runs', () => {
  placeBuild(made(build('one')), live());
  // Killed while it was moved: some of its files are there, and the list is the old one.
  const { 'server/index.js': _, ...some } = build('two');
  for (const [name, text] of Object.entries(some)) writeFileSync(join(live(), name), text);
  expect(() => placeBuild(made(some), live())).toThrow('server/index.js');
  placeBuild(made(build('two')), live());
  expect(readdirSync(join(live(), 'client', 'assets')).sort()).toEqual(['page-one.js', 'page-two.js']);
  expect(existsSync(join(live(), 'server', 'assets', 'word-one.js'))).toBe(true);
});
