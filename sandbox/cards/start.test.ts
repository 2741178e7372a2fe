import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  connect,
  createSession,
  directory,
  options,
  passMinutes,
  pay,
  sandbox,
  sandboxForEachTest,
  shop,
  start,
  stripe,
} from './fixture.ts';
import { startCardSandbox } from './start.ts';

sandboxForEachTest();

describe('after a restart', () => {
  test('a killed sandbox has kept everything it acknowledged', async () => {
    await sandbox.close();
    const { process: child, base } = await startApart();
    const apart = connect({ apiBase: base });
    const answered: { id: string; key: string; paid: boolean }[] = [];
    let running = true;
    const shoppers = [1, 2, 3, 4].map(async (shopper) => {
      for (let order = 0; running; order += 1) {
        const key = `${shopper}-${order}`;
        const made = await createSession({}, { idempotencyKey: key, maxNetworkRetries: 0 }, apart).catch(
          () => null,
        );
        if (!made) return;
        const record = { id: made.id, key, paid: false };
        answered.push(record);
        record.paid = (await pay(made.url).catch(() => null))?.status === 303;
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 700));
    child.kill('SIGKILL');
    running = false;
    await Promise.all([...shoppers, once(child, 'exit')]);

    await start();
    expect(answered.length).toBeGreaterThan(5);
    const charged = new Set(sandbox.ledger().map(({ sessionId }) => sessionId));
    expect(answered.filter(({ id, paid }) => paid && !charged.has(id))).toEqual([]);
    expect(charged.size).toBe(sandbox.ledger().length);
    await vi.waitFor(() => expect(sandbox.webhooks.pending()).toEqual([]), 5000);
    const told = new Set(shop.received.map(({ data }) => (data.object as { id: string }).id));
    expect([...charged].filter((id) => !told.has(id))).toEqual([]);
    const [first] = answered;
    const replayed = await createSession({}, { idempotencyKey: first?.key });
    expect(replayed.id).toBe(first?.id);
    expect(replayed.url).toBe(`${sandbox.apiBase}/pay/${first?.id}`);
  }, 20_000);

  test('a damaged database stops the start', async () => {
    await createSession();
    await sandbox.close();
    const path = join(directory, 'cards.sqlite');
    await writeFile(path, 'nonsense '.repeat(500));
    await expect(startCardSandbox(options())).rejects.toThrow('not a database');
    await rm(path);
    await start();
  });

  test('events that were told a month ago are forgotten, what was paid is not', async () => {
    const { id, url } = await createSession();
    await pay(url);
    await vi.waitFor(() => expect(sandbox.webhooks.pending()).toEqual([]));
    sandbox.webhooks.paused = true;
    await pay((await createSession()).url);
    await sandbox.close();
    passMinutes(31 * 24 * 60);
    await start();
    const events = await stripe.events.list();
    expect(events.data.map(({ type, data }) => [type, (data.object as { id: string }).id === id])).toEqual([
      ['checkout.session.completed', false],
    ]);
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  });
});

test('two processes of a shop that share a directory know the same, and pay once', async () => {
  const { process: child, base } = await startApart();
  const apart = connect({ apiBase: base });
  const orders = Array.from({ length: 20 }, (_, n) => ({ idempotencyKey: `shared-${n}` }));
  const [here, there] = await Promise.all([
    Promise.all(orders.map((key) => createSession({}, key))),
    Promise.all(orders.map((key) => createSession({}, key, apart))),
  ]);
  expect(there.map(({ id }) => id)).toEqual(here.map(({ id }) => id));
  await Promise.all([...here, ...there].map(({ url }) => pay(url)));
  expect(
    sandbox
      .ledger()
      .map(({ sessionId }) => sessionId)
      .sort(),
  ).toEqual(here.map(({ id }) => id).sort());
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('a busy port is no obstacle', async () => {
  const other = await startCardSandbox({
    ...options(),
    port: sandbox.port,
    directory: join(directory, 'other'),
  });
  expect(other.port).not.toBe(sandbox.port);
  expect((await fetch(`${other.apiBase}/pay/none`)).status).toBe(404);
  await other.close();
});

/** A sandbox in a process of its own, run by plain Node as the shop runs it, to be killed. */
async function startApart(): Promise<{ process: ChildProcess; base: string }> {
  const { now, ...plain } = options();
  const code = `import { startCardSandbox } from ${JSON.stringify(join(import.meta.dirname, 'start.ts'))};
    const { apiBase } = await startCardSandbox(${JSON.stringify(plain)});
    console.log(apiBase);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  return { process: child, base: String(line).trim() };
}
