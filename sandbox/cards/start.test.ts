import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  connect,
  createSession,
  directory,
  options,
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

  test('a line cut short is taken off, and what comes after it is kept', async () => {
    const { id } = await createSession();
    await sandbox.close();
    await appendFile(join(directory, 'journal.jsonl'), '[["sessions",{"id":"cs_test_half');
    await start();
    const next = await createSession();
    await sandbox.close();
    await start();
    expect((await stripe.checkout.sessions.list()).data.map((session) => session.id)).toEqual([next.id, id]);
  });

  test('a broken line in the middle stops the start', async () => {
    await createSession();
    await sandbox.close();
    const path = join(directory, 'journal.jsonl');
    await appendFile(path, `nonsense\n${await readFile(path, 'utf8')}`);
    await expect(startCardSandbox(options())).rejects.toThrow('is damaged at byte');
    await rm(path);
    await start();
  });

  test('a long journal is written anew, with nothing missing', async () => {
    const { id, url } = await createSession();
    await pay(url);
    await vi.waitFor(() => expect(sandbox.webhooks.pending()).toEqual([]));
    await sandbox.close();
    const path = join(directory, 'journal.jsonl');
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
    await appendFile(path, `${lines.at(-1)}\n`.repeat(2000));
    await start();
    expect((await readFile(path, 'utf8')).trimEnd().split('\n')).toHaveLength(1);
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
    expect(sandbox.webhooks.pending()).toEqual([]);
  });
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
