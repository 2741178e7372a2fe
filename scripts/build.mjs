import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from './install.mjs';
import { placeBuild } from './place-build.mjs';
import { step } from './step.mjs';

const stamp = join(root, 'build', '.stamp');
/** Where a build is made, by each process in a folder of its own: a shop may run from the one before, and two may be started at once. */
const made = join(root, 'build', `.made-${process.pid}`);

/**
 * What Node is given to run the built shop. Half a gibibyte of heap is five times what a busy shop needs; told of a limit,
 * V8 tidies up in time rather than taking what a large machine has.
 */
export const builtShop = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  join(root, 'build', 'server', 'index.js'),
];

/**
 * And what its allocator is told, where it is glibc's: the memory of a picture goes back to the machine at once. Left alone, it
 * learns to keep it for the next: 184 MiB rather than 85 after sixty pictures.
 */
export const builtShopAllocator = {
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** What the build reads: a change in any of it makes a new one. */
const sources = [
  'contract',
  'database',
  'demo',
  'emails',
  'public',
  'sandbox',
  'server',
  'shop',
  'web',
  'wording',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Builds the shop with the given Node, unless build/ was made from the sources as they are; throws what the build said. */
export async function buildIfChanged(node) {
  const wanted = fingerprint();
  const finished = existsSync(stamp) && existsSync(join(root, 'build', 'server', 'index.js'));
  if (finished && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  removeUnfinished();
  await step('Building', () => runBuild(node));
  placeBuild(made, join(root, 'build'));
  writeFileSync(stamp, wanted);
}

/** What builds left behind whose process is gone. */
function removeUnfinished() {
  mkdirSync(join(root, 'build'), { recursive: true });
  const left = readdirSync(join(root, 'build')).filter(
    (name) => /^\.made-\d+$/.test(name) && !isAlive(Number(name.slice(6))),
  );
  for (const name of left) rmSync(join(root, 'build', name), { recursive: true });
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Over names, sizes and times of change, not contents: it is taken at every start. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of filesIn(source)) {
      const { size, mtimeMs } = statSync(join(root, path));
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function filesIn(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const entries = readdirSync(join(root, path)).sort();
  return entries
    .filter((name) => !/\.(test|spec)\.tsx?$/.test(name))
    .flatMap((name) => filesIn(join(path, name)));
}

function runBuild(node) {
  const program = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const child = spawn(node, [program, 'build'], {
    cwd: root,
    env: environment(node, { NODE_ENV: 'production', HOPUP_BUILD_DIRECTORY: made }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-20_000);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      reject(new Error(`${said.trim()}\nThe build failed (${code}); the reason is above.`));
    });
  });
}
