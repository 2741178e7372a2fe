import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = '/usr/sbin/varnishd';

export interface Varnish {
  url: string;
  pid: number;
  /** Waits until it answers, and has found the shop behind it. */
  untilOpen(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Debian's Varnish with deploy/varnish.vcl on loopback, in front of a shop on another port of it. */
export function startVarnish(port: number, shopPort: number, token: string): Varnish {
  if (!existsSync(program))
    throw new Error(
      'Varnish is not installed: apt-get install --no-install-recommends varnish varnish-modules',
    );
  const directory = mkdtempSync(join(tmpdir(), 'hopup-varnish-'));
  // Started as root, its children are nobody special.
  chmodSync(directory, 0o755);
  const vcl = join(directory, 'shop.vcl');
  const written = readFileSync(join('deploy', 'varnish.vcl'), 'utf8');
  writeFileSync(vcl, written.replace('.port = "3000"', `.port = "${shopPort}"`), { mode: 0o644 });
  const options = ['-F', '-a', `127.0.0.1:${port}`, '-f', vcl, '-n', join(directory, 'work')];
  const child = spawn(
    program,
    [...options, '-p', 'http_gzip_support=off', '-p', 'backend_idle_timeout=5', '-s', 'malloc,256m'],
    {
      env: { ...process.env, CDN_PURGE_TOKEN: token },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  return {
    url,
    pid: child.pid ?? 0,
    stop,
    async untilOpen() {
      for (let tries = 0; tries < 150; tries++) {
        if (child.exitCode !== null) break;
        const answered = await fetch(`${url}/healthz`).catch(() => undefined);
        if (answered?.ok) return;
        await pause(100);
      }
      throw new Error('nothing answers through Varnish');
    },
  };
}
