import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#bench/shop.ts';
import { builtShop, builtShopAllocator } from '../../scripts/build.mjs';

export const staff = { id: 'staff-journey', password: 'journey password 1', pin: '246810' };

/** Starts the built shop as an operator would, in a folder of its own, and tells the tests where it is. */
export default async function setup(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'hopup-journey-'));
  const port = await freePort();
  const shop = spawn(process.execPath, builtShop, {
    env: {
      ...process.env,
      ...builtShopAllocator,
      NODE_ENV: '',
      DATABASE_URL: '',
      PORT: String(port),
      DATA_DIR: directory,
      RATE_LIMIT_FACTOR: '100',
      STAFF_ID: staff.id,
      STAFF_PASSWORD: staff.password,
      STAFF_PIN: staff.pin,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.env.SHOP_URL = await ready(shop);
  process.env.SHOP_MAIL = join(directory, 'mail');
  return async () => {
    const ended = new Promise((resolve) => shop.once('exit', resolve));
    shop.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
}

function ready(shop: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    shop.on('message', (told) => resolve((told as { ready: string }).ready));
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code} before it was open`)));
  });
}
