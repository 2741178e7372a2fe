import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildIfChanged } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { environment, root } from './install.mjs';
import { fail, seconds } from './step.mjs';

/** Each answers how many checks passed and failed: tests are counted one by one, any other stage as one. */
const stages = {
  types: async () =>
    count(
      (await tool('@react-router/dev/bin.cjs', ['typegen'])) &&
        (await tool('typescript/bin/tsc', ['--noEmit'])),
    ),
  lint: async () => count(await tool('@biomejs/biome/bin/biome', ['check', '.'])),
  dead: async () => count(await tool('knip/bin/knip.js', [])),
  boundaries: async () =>
    count(await tool('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', '--', '.'])),
  build: async () => count(await built()),
  unit: runUnit,
  browser: runBrowser,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(stages, name));
if (unknown) fail(`There is no stage ${unknown}: ${Object.keys(stages).join(', ')}.`);

const reports = mkdtempSync(join(tmpdir(), 'hopup-reports-'));
let running;
process.once('disconnect', () => stop('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(signal));

let passed = 0;
let failed = 0;
const failures = [];
for (const name of asked.length > 0 ? asked : Object.keys(stages)) {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const result = await stages[name]();
  passed += result.passed;
  failed += result.failed;
  failures.push(...(result.failures ?? []));
  console.log(`== ${name}: ${result.failed > 0 ? 'failed' : 'passed'}, ${seconds(begun)}`);
}
rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function runUnit() {
  const report = join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const fine = await tool('vitest/vitest.mjs', ['run', ...reporters]);
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [failure(name, '', message)] : [];
    return tests.map((test) => failure(name, test.fullName, test.failureMessages[0]));
  });
  return { ...tally(fine, numPassedTests, numFailedTests), failures };
}

async function runBrowser() {
  const report = join(reports, 'browser.json');
  const chromium = await findChromium();
  if (!chromium) {
    console.error(
      'No Chromium runs here: install one (apt-get install chromium), or name one in CHROMIUM_PATH.',
    );
    return count(false);
  }
  const fine = await tool('@playwright/test/cli.js', ['test'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { stats, config, suites = [] } = readReport(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = stats ?? {};
  const failures = specsOf(suites)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      failure(join(config.rootDir, file), title, tests[0]?.results.at(-1)?.error?.message),
    );
  return { ...tally(fine, expected + flaky, unexpected), failures };
}

function specsOf(suites) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}

/** What failed, in a line or a few: told last, where one looks after a long run. */
function failure(file, test, message) {
  const why = stripVTControlCharacters(message ?? '')
    .trimEnd()
    .split('\n')
    .slice(0, 12)
    .join('\n    ');
  return `FAILED ${relative(root, file)} > ${test}\n    ${why}`;
}

/** A run that failed beside its tests (in its setup, say) counts as a failure even when each of them passed. */
function tally(fine, passed, failed) {
  return { passed, failed: fine ? failed : Math.max(failed, 1) };
}

function count(fine) {
  return fine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

async function built() {
  try {
    await buildIfChanged(process.execPath);
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

/** Runs an installed command on the pinned Node; answers whether it was content. */
function tool(path, args, more = {}) {
  const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: root,
    env: environment(process.execPath, more),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running = child;
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

function stop(signal) {
  const end = () => {
    rmSync(reports, { recursive: true, force: true });
    process.exit(130);
  };
  if (!running || running.exitCode !== null) return end();
  running.once('exit', end);
  running.kill(signal);
}
