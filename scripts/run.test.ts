import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../tests/support/until.ts';

// Real npm, its shell and the launcher, around a program that takes a moment to end as the shop does.
let folder: string;
const started: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hopup-launcher-'));
  const launcher = pathToFileURL(join('scripts', 'run.mjs'));
  const { start } = JSON.parse(await readFile('package.json', 'utf8')).scripts;
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { start: start.replaceAll('scripts/start.mjs', 'start.mjs') } }),
  );
  await writeFile(
    join(folder, 'start.mjs'),
    `import { run } from '${launcher}'; run(process.execPath, ['${join(folder, 'shop.mjs')}', process.env.PLACE]);`,
  );
  await writeFile(
    join(folder, 'shop.mjs'),
    `import { appendFileSync, writeFileSync } from 'node:fs';
     const place = process.argv[2];
     setInterval(() => {}, 1000);
     let asked = false;
     const stop = (why) => {
       if (asked) return;
       asked = true;
       setTimeout(() => { appendFileSync(place, ' ended by ' + why); process.exit(0); }, 300);
     };
     for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
     process.on('disconnect', () => stop('disconnect'));
     writeFileSync(place, process.pid + ' ' + process.ppid + ' ');`,
  );
});
afterAll(() => {
  for (const npm of started) if (npm.exitCode === null) npm.kill('SIGKILL');
});

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
  '%s to `npm start` ends all that it began, whatever npm and the shell make of it',
  async (signal) => {
    const place = join(folder, signal);
    const npm = spawn('npm', ['start'], {
      cwd: folder,
      env: { ...process.env, PLACE: place },
      stdio: 'ignore',
      detached: true,
    });
    started.push(npm);
    const written = () => (existsSync(place) ? readFile(place, 'utf8') : '');
    const [shop = 0, launcher = 0] = (
      await until(async () => ((await written()).includes(' ') ? written() : undefined))
    )
      .split(' ')
      .map(Number);
    npm.kill(signal);
    await until(async () => (await written()).includes('ended by'));
    await until(() => ![npm.pid ?? 0, launcher, shop].some(isThere));
  },
);

test('what is started without npm outlives who started it', async () => {
  const place = join(folder, 'alone');
  const { npm_lifecycle_event: _npm, ...environment } = process.env;
  const shell = spawn('sh', ['-c', 'node start.mjs & wait'], {
    cwd: folder,
    env: { ...environment, PLACE: place },
    stdio: 'ignore',
    detached: true,
  });
  const written = () => (existsSync(place) ? readFile(place, 'utf8') : '');
  const [shop = 0] = (await until(async () => ((await written()).includes(' ') ? written() : undefined)))
    .split(' ')
    .map(Number);
  shell.kill('SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(isThere(shop)).toBe(true);
  process.kill(shop, 'SIGTERM');
  await until(() => !isThere(shop));
});
