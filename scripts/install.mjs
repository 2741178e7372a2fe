import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, step } from './step.mjs';

// Runs on whatever Node starts the shop, before anything is installed: nothing but Node's own modules here.
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.hopup-lock');

/** Installs what package-lock.json says, unless that is what lies in node_modules. */
export async function install() {
  checkNode();
  const wanted = fingerprint();
  if (read(stamp) === wanted) return;
  if (!isInstalled()) await step('Installing', installPackages);
  writeFileSync(stamp, wanted);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node.js ${process.versions.node} is too old: version 20.19 or newer is needed (https://nodejs.org).`);
}

function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

/** npm's own record of what it put into node_modules, written last, compared with the lock file. */
function isInstalled() {
  const record = read(join(modules, '.package-lock.json'));
  if (!record) return false;
  const present = JSON.parse(record).packages;
  const { '': _root, ...wanted } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    const found = present[path];
    return found ? found.version === version && existsSync(join(root, path)) : optional || devOptional;
  });
}

async function installPackages() {
  const exact = await npm('ci');
  if (exact.code === 0) return;
  // npm ci also wants to know the packages of every other platform, which not every registry has. `install` does not,
  // and keeps to the lock file in all that is installed here.
  const lenient = exact.said.includes('EUSAGE') ? await npm('install', '--no-save') : exact;
  if (lenient.code === 0) return;
  fail(`${lenient.said.trim()}\nnpm could not install the packages (${lenient.code}); the reason is above.`);
}

/** Runs npm and answers its exit code and the end of what it said. */
function npm(...asked) {
  const [command, ...before] = npmProgram();
  // Whatever NODE_ENV says: the build needs the development packages, the database an optional one.
  const always = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(command, [...before, ...asked, ...always], {
    cwd: root,
    env: { ...process.env, PATH: outsidePath() },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', () =>
      fail('npm was not found. Install it with Node.js (https://nodejs.org), then try again.'),
    );
    child.once('close', (code) =>
      resolve({ code, said: said.length > 8000 ? `${said.slice(0, 8000)} ...` : said }),
    );
  });
}

/** The npm that started us, else the one on the PATH. Never run by the Node in node_modules, which it is about to replace. */
function npmProgram() {
  const { npm_execpath: script, npm_node_execpath: starter } = process.env;
  const node = [starter, process.execPath].find((path) => path && !isInside(path));
  return script?.endsWith('npm-cli.js') && node ? [node, script] : ['npm'];
}

function outsidePath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !isInside(folder)).join(delimiter);
}

function isInside(path) {
  return path.startsWith(modules + sep);
}

/** The Node that everything but these scripts runs on. */
export function pinnedNode() {
  const pinned = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (runs(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `Node.js 24 did not install for ${process.platform} ${process.arch}. ` +
      'Allow npm its install scripts and run npm ci again, or start with Node.js 24 or newer (https://nodejs.org).',
  );
}

/** It may be missing, or made for another C library. */
function runs(program) {
  return existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** What a program run by the pinned Node should see: that Node first on its PATH, and the installed commands. */
export function environment(node, more = {}) {
  const path = [dirname(node), join(modules, '.bin'), outsidePath()].join(delimiter);
  return { ...process.env, PATH: path, ...more };
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
