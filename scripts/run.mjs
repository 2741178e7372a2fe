import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { environment, root } from './install.mjs';
import { whenNpmIsGone } from './starter.mjs';

/**
 * Runs a script on the given Node in place of this process: passes signals on, and ends with its exit code. npm's end is a
 * SIGTERM. Should this process be killed, the other sees its IPC channel close and stops by itself.
 *
 * @param more variables of its environment
 */
export function run(node, args, more = {}) {
  const child = spawn(node, args, {
    cwd: root,
    // What was compiled is kept: the second start takes half the time.
    env: environment(node, { NODE_COMPILE_CACHE: join(root, 'build', '.compiled'), ...more }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // In a process group of its own: Ctrl-C would reach it twice otherwise, once from the terminal and once from here.
    detached: process.platform !== 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']) process.on(signal, passOn(child, signal));
  whenNpmIsGone(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(`${node} could not be run: ${error.message}`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** npm sends Ctrl-C again to what it runs, so two that arrive together are one; a second one later is meant. */
function passOn(child, signal) {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last > 500) child.kill(signal);
    last = now;
  };
}
