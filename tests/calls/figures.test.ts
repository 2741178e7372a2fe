import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { backupName, backupStamps, backupsOf } from '#database/backup/files.ts';
import { purchaseRoutes } from '#server/metrics/registry.ts';
import { transact } from '#shop/transact.ts';
import { buy, pay, placeOrder } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { openShop, type TestShop } from '../support/shop.ts';
import { until } from '../support/until.ts';

/** What /metrics says of a shop in which something of everything happened, and what the dashboard and the alarms make of it. */

let on: TestShop;
let paid: string;

beforeAll(async () => {
  // A replica that is none is never read, and is shown as such.
  on = await openShop({ spread: false, readUrls: [inject('databaseUrl')] });
  const { browser, email } = await shopper(on);
  const id = await product(on);
  paid = await buy(on, browser, { email, lines: [[id, 1]] });
  const byWebhook = await placeOrder(on, browser, { email, lines: [[id, 2]] });
  await pay(byWebhook.url ?? '');
  const unpaid = await placeOrder(on, browser, { email, lines: [[id, 3]] });
  await browser.post('/update-payment-status', { orderId: unpaid.orderId ?? '', status: 'Failed' });
  const { browser: staff } = await staffMember(on);
  const given = () => value('hopup_payment_events_total', { event: 'refund given' });
  const confirmed = await staff.post('/change-order-status', { orderId: paid, status: 'Confirmed' });
  expect(confirmed.message).toBe('Done');
  const cancelled = await browser.post('/change-order-status', { orderId: paid, status: 'Cancelled' });
  expect(cancelled.message).toBe('Order Cancelled');
  await until(async () => (await given()) >= 1);
  await until(async () => (await value('hopup_webhook_events_total', { kind: 'session' })) >= 1);
  await until(async () => (await value('hopup_letters_total', { outcome: 'sent' })) >= 3);
});
afterAll(() => on.close());

const scrape = async () => (await fetch(`${on.url}/metrics`)).text();

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const samplesOf = (text: string): Sample[] =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });

/** The sum of a metric's samples that have these labels. */
async function value(name: string, wanted: Record<string, string> = {}): Promise<number> {
  return samplesOf(await scrape())
    .filter((sample) => sample.name === name)
    .filter(({ labels }) => Object.entries(wanted).every(([key, text]) => labels[key] === text))
    .reduce((sum, sample) => sum + sample.value, 0);
}

test('orders, payments, letters, jobs and waits are counted as they happen, and nothing that was rolled back', async () => {
  const changes = (change: string) => value('hopup_order_changes_total', { change });
  expect(await changes('placed')).toBe(3);
  expect(await changes('paid')).toBe(2);
  expect(await changes('not paid')).toBe(1);
  expect(await changes('confirmed')).toBe(1);
  expect(await changes('cancelled')).toBe(1);
  const events = (event: string) => value('hopup_payment_events_total', { event });
  expect(await events('session opened')).toBe(3);
  expect(await events('refund asked')).toBe(1);
  expect(await events('refund given')).toBe(1);
  expect(await events('refund refused')).toBe(0);
  expect(await value('hopup_webhook_heard_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 60);
  expect(await value('hopup_job_seconds_count', { queue: 'mail', outcome: 'done' })).toBeGreaterThanOrEqual(
    3,
  );
  expect(
    await value('hopup_provider_request_seconds_count', {
      operation: 'POST /v1/checkout/sessions',
      outcome: '2xx',
    }),
  ).toBe(3);
  expect(await value('hopup_database_acquire_seconds_count')).toBeGreaterThan(50);
  expect(await value('hopup_replica_read', { replica: '1' })).toBe(0);
  const rolledBack = transact(on.shop, async (shop) => {
    shop.count?.('order', 'placed');
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow();
  expect(await changes('placed')).toBe(3);
});

test('whatever is asked of the shop, no label takes a value from it', async () => {
  const odd = async (seed: string) => {
    const browser = on.browser();
    await browser.fetch(`/${seed}`, { headers: { Host: `${seed}.example` } });
    await browser.fetch(`/products/${seed}?${seed}=${seed}`);
    await browser.fetch(`/dash-${seed}`, { method: 'POST', body: '{}' });
    await browser.fetch(`/unsubscribe/${seed}`, { method: 'POST' });
    await browser.fetch(`/${seed}`, { method: 'PROPFIND' });
    await browser.fetch('/getProducts', { method: 'POST', body: `{"catagory": "${seed}"}` });
    await browser.fetch('/webhooks/stripe', {
      method: 'POST',
      body: seed,
      headers: { 'stripe-signature': seed },
    });
    await browser.fetch(`/images/${seed}`);
    await browser.fetch(`/share/${seed}.png`);
  };
  const series = (text: string) => samplesOf(text).filter(({ name }) => name.startsWith('hopup_')).length;
  await odd('first0seed');
  const before = series(await scrape());
  for (const seed of ['second0seed', 'third0seed', 'fourth%2F0seed']) await odd(seed);
  const text = await scrape();
  expect(series(text)).toBe(before);
  expect(text).not.toContain('0seed');
  expect(text).not.toContain(paid);
});

test('names are as Prometheus has them: only counters end in _total, and units are whole', async () => {
  const text = await scrape();
  for (const [, name = '', kind] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    expect(name.endsWith('_total'), `${name} is a ${kind}`).toBe(kind === 'counter');
    expect(name).not.toMatch(/_(ms|milliseconds|kb|mb|percent)(_|$)/);
  }
});

test('when the newest backup was made, and was brought elsewhere', async () => {
  const times = async () => [
    await value('hopup_backup_made_timestamp_seconds'),
    (await scrape()).includes('\nhopup_backup_copied_timestamp_seconds '),
  ];
  expect(await times()).toEqual([0, false]);
  const folder = backupsOf({ DATA_DIR: on.directory });
  await mkdir(folder);
  const at = new Date('2026-11-21T03:15:00Z');
  await writeFile(join(folder, backupName(at)), '');
  await writeFile(join(folder, backupStamps.copied), '');
  expect(await times()).toEqual([at.getTime() / 1000, true]);
  expect(await value('hopup_backup_copied_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 60);
});

const read = (path: string) => readFileSync(path, 'utf8');
const rules: { alert: string; expr: string; annotations: { summary: string; runbook: string } }[] = parse(
  read('deploy/prometheus/alarms.yml'),
).groups.flatMap((group: { rules: object[] }) => group.rules);
const dashboard = JSON.parse(read('deploy/grafana/hopup.json'));

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: { type: string; uid: string };
  targets?: { expr: string; refId: string; datasource: { uid: string } }[];
}

/** Whichever Prometheus is chosen on the dashboard. */
const source = `$${'{datasource}'}`;

/** What Prometheus itself adds, and the label of a process where a machine has several. */
const given = new Set(['instance', 'job', 'process', 'le']);

test('what the dashboard and the alarms ask for is there, with the labels that they use', async () => {
  const samples = samplesOf(await scrape());
  const labelsOf = new Map<string, Set<string>>();
  for (const { name, labels } of samples) {
    const known = labelsOf.get(name) ?? new Set();
    for (const label of Object.keys(labels)) known.add(label);
    labelsOf.set(name, known);
  }
  labelsOf.set('up', new Set());
  const asked = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets = [] }: Panel) => targets.map(({ expr }) => expr)),
  ];
  expect(asked.length).toBeGreaterThan(70);
  for (const expr of asked) {
    const names = [...expr.matchAll(/\b(up|(?:hopup|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
    expect(names.length, expr).toBeGreaterThan(0);
    const known = new Set(given);
    for (const [, name = '', matchers = ''] of names) {
      const labels = labelsOf.get(name);
      expect(labels, `${name} in ${expr}`).toBeDefined();
      for (const label of labels ?? []) known.add(label);
      for (const [, label = ''] of matchers.matchAll(/(\w+)\s*[=!]/g))
        expect(given.has(label) || labels?.has(label), `${label} of ${name} in ${expr}`).toBe(true);
    }
    for (const [, list = ''] of expr.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of list.split(/,\s*/)) expect(known, `by ${label} in ${expr}`).toContain(label);
  }
});

test('each alarm says what it is and what to do, and has its test', () => {
  const paper = read('docs/operations.md');
  const rows = [...paper.matchAll(/^\| <a id="(\w+)"><\/a>`(Hopup\w+)`/gm)];
  const told = rows.map(([, , name]) => name);
  expect(told.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  const tested = parse(read('deploy/prometheus/alarms.test.yml')).tests.map(
    ({ name }: { name: string }) => name,
  );
  expect(tested.slice(0, -1).toSorted()).toEqual(told.toSorted());
  for (const { alert, annotations } of rules) {
    expect(annotations.summary, alert).toBeTruthy();
    // Its row, which its anchor leads to.
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(rows.find(([, , name]) => name === alert)?.[1]).toBe(alert.toLowerCase());
  }
});

test('the alarm for checkout asks for the calls that a purchase needs, which are counted from the start', async () => {
  const samples = samplesOf(await scrape()).filter(({ name }) => name === 'hopup_http_requests_total');
  for (const route of purchaseRoutes)
    expect(samples.filter(({ labels }) => labels.route === route && labels.status === '5xx')).toEqual([
      expect.objectContaining({ value: 0 }),
    ]);
  const { expr = '' } = rules.find(({ alert }) => alert === 'HopupCheckoutFails') ?? {};
  const asked = [...expr.matchAll(/route=~"([^"]+)"/g)].map(([, routes]) => routes?.split('|'));
  expect(asked).toEqual(asked.map(() => [...purchaseRoutes]));
  expect(asked.length).toBeGreaterThan(0);
});

test('the dashboard is one that Grafana takes: its own source of data, whole panels that lie beside each other', () => {
  const panels: Panel[] = dashboard.panels;
  expect(dashboard).toMatchObject({ schemaVersion: expect.any(Number), uid: 'hopup', title: 'Hopup' });
  expect(dashboard.schemaVersion).toBeGreaterThanOrEqual(36);
  expect(dashboard.id ?? null).toBeNull();
  const variables = new Map<string, { type: string; query: unknown }>(
    dashboard.templating.list.map((one: { name: string }) => [one.name, one]),
  );
  expect(variables.get('datasource')).toMatchObject({ type: 'datasource', query: 'prometheus' });
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const taken = new Set<string>();
  for (const { title, type, gridPos, datasource, targets } of panels) {
    expect(title).toBeTruthy();
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(taken.has(`${x} ${y}`), `${title} lies on another`).toBe(false);
        taken.add(`${x} ${y}`);
      }
    if (type === 'row') continue;
    expect(datasource).toEqual({ type: 'prometheus', uid: source });
    expect(targets?.length, title).toBeGreaterThan(0);
    expect(new Set(targets?.map(({ refId }) => refId)).size).toBe(targets?.length);
    for (const target of targets ?? []) {
      expect(target.datasource.uid).toBe(source);
      for (const [, name = ''] of target.expr.matchAll(/\$\{?(\w+)/g))
        expect([...variables.keys()], target.expr).toContain(name);
    }
  }
});
