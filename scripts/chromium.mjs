import { spawn } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './install.mjs';
import { step } from './step.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium that really runs: the one in CHROMIUM_PATH, the one that came with the packages, or the system's. The packaged
 * one has no windows to draw: a page opens in it in a third of the time.
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const shell = await packaged();
  if (shell) return shell;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const installed = [...onPath, ...elsewhere].filter((path) => existsSync(path));
  for (const path of installed) if (await runs(path)) return path;
  return undefined;
}

/** Started the way Playwright does it, and ended as soon as it takes commands: `--version` alone would prove little. */
async function runs(path) {
  const profile = mkdtempSync(join(tmpdir(), 'hopup-chromium-profile-'));
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const child = spawn(path, [...args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ready = await new Promise((resolve) => {
    let said = '';
    child.once('error', () => resolve(false)).once('exit', () => resolve(false));
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('DevTools listening')) resolve(true);
    });
    setTimeout(() => resolve(false), 30_000).unref();
  });
  if (child.pid && child.exitCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return ready;
}

/** @sparticuz/chromium: a compressed one with the libraries it needs, for Linux on x64. Unpacked once. */
async function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = createRequire(import.meta.url)(join(dirname(entry), '..', 'package.json'));
  const home = join(shelf(), `chromium-shell-${version}`);
  const program = join(home, 'run');
  if (!existsSync(program)) await step('Unpacking Chromium', () => unpack(entry, home));
  return (await runs(program)) ? program : undefined;
}

/** Where it is kept: with the packages, where those may be written to. */
function shelf() {
  const beside = join(root, 'node_modules', '.cache');
  try {
    mkdirSync(beside, { recursive: true });
    accessSync(beside, constants.W_OK);
    return beside;
  } catch {
    return mkdtempSync(join(tmpdir(), 'hopup-chromium-'));
  }
}

async function unpack(entry, home) {
  const draft = mkdtempSync(`${home}.new-`);
  const temporary = process.env.TMPDIR;
  // The package unpacks into the temporary folder, whatever that is.
  process.env.TMPDIR = draft;
  try {
    const { default: chromium, inflate } = await import(entry);
    await chromium.executablePath();
    await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  writeFileSync(join(draft, 'fonts', 'fonts.conf'), fonts(home));
  writeFileSync(join(draft, 'run'), launcher, { mode: 0o755 });
  rmSync(home, { recursive: true, force: true });
  renameSync(draft, home);
}

/** It comes with a font, but looks for it in /tmp/fonts; a browser without any ends at the first input on a page. */
const fonts = (home) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${home}/fonts/fonts</dir><cachedir>${home}/fonts/cache</cachedir></fontconfig>
`;

/** Its libraries and fonts are for it alone: in the environment of the tests they would be everybody's. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;
