import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLog } from '#server/adapters/log.ts';
import { createMailer } from '#server/adapters/mailer.ts';
import { readConfig } from '#server/config.ts';
import { openTracing } from '#server/tracing/open.ts';
import { pay, placeOrder, priceOf } from '../support/checkout.ts';
import { product, shopper } from '../support/people.ts';
import { openShop, type TestShop } from '../support/shop.ts';
import { until } from '../support/until.ts';

/** Traces of a whole shop, as a collector of OpenTelemetry gets them: OTLP in JSON. */

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

const [server, client, consumer] = [2, 3, 5];

async function openCollector() {
  const spans: SentSpan[] = [];
  const bodies: string[] = [];
  const paths = new Set<string>();
  const http = createServer(async (request, response) => {
    const body = (await buffer(request)).toString();
    paths.add(`${request.method} ${request.url} ${request.headers['content-type']}`);
    bodies.push(body);
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return { url, spans, bodies, paths, close: () => http.close() };
}

async function openMailServer() {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => stream.resume().once('end', () => done()),
  });
  smtp.on('error', () => {});
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => smtp.close(done)) };
}

const log: Record<string, unknown>[] = [];
const written = openLog('debug', { write: (line) => log.push(JSON.parse(line)) });
const warned: string[] = [];
const warnings = { warn: (_facts: object, message: string) => warned.push(message) };
const traceparentOf = (traceId: string, sampled = '01') => `00-${traceId}-00f067aa0ba902b7-${sampled}`;
const ids = {
  checkout: '4bf92f3577b34da6a3ce929d0e0e4736',
  paid: 'aaf92f3577b34da6a3ce929d0e0e4736',
  unsampled: 'bbf92f3577b34da6a3ce929d0e0e4736',
};

describe('one checkout', () => {
  let on: TestShop;
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let email: string;
  let orderId: string;
  const secrets: string[] = [];

  beforeAll(async () => {
    collector = await openCollector();
    const smtp = await openMailServer();
    const mailer = createMailer(smtp.url, 'Shop <orders@example.org>');
    const close = await openTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }), warnings);
    on = await openShop({
      spread: false,
      log: written,
      send: (shop, mail, id) => mailer.send(shop, mail, id),
    });
    try {
      const someone = await shopper(on);
      const { browser } = someone;
      email = someone.email;
      const id = await product(on);
      const basket = {
        email,
        price: await priceOf(on, [[id, 1]]),
        title: '',
        products: [{ id, quantity: 1 }],
      };
      const placed = await browser.send('/create-checkout-session', {
        headers: { traceparent: traceparentOf(ids.checkout) },
        body: JSON.stringify(basket),
      });
      orderId = placed.orderId;
      on.cards.webhooks.paused = true;
      expect(await pay(placed.url)).toBe(303);
      const settled = await browser.send('/update-payment-status', {
        headers: { traceparent: traceparentOf(ids.paid) },
        body: JSON.stringify({ orderId, status: 'Success' }),
      });
      expect(settled.paymentStatus).toBe('Success');
      on.cards.webhooks.paused = false;
      const other = await placeOrder(on, browser, { email, lines: [[id, 2]] });
      await pay(other.url ?? '');
      await until(() =>
        log.find((line) => line.msg === 'an order was paid' && line.orderId === other.orderId),
      );
      await browser.send('/userName', {
        headers: { traceparent: traceparentOf(ids.unsampled, '00') },
        body: JSON.stringify({ email }),
      });
      // What fails carries what was typed: in the words of the database, not in the trace.
      await browser.send('/newContact', { body: `{"email": "${email}"}` });
      await on.shop.db.execute('alter table addresses rename to elsewhere');
      expect((await browser.post('/readAddress', { email })).status).toBe(500);
      await on.shop.db.execute('alter table elsewhere rename to addresses');
      await until(() => log.find((line) => line.msg === 'an email was sent' && line.orderId === orderId));
      secrets.push(...browser.cookies.values(), placed.id, orderId, id);
    } finally {
      await on.close();
      mailer.close();
      await smtp.close();
      // Told to end, it sends what it has.
      await close();
      collector.close();
    }
  }, 60_000);

  const of = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
  const attribute = (span: SentSpan | undefined, key: string) =>
    span?.attributes.find((one) => one.key === key)?.value;
  const named = (spans: SentSpan[], name: string) => {
    const found = spans.find((span) => span.name === name);
    if (!found) throw new Error(`no ${name} among ${spans.map((span) => span.name).join(', ')}`);
    return found;
  };

  test('is one trace from the request that came with it, to its statements and to the card provider', () => {
    expect([...collector.paths]).toEqual(['POST /v1/traces application/json']);
    const spans = of(ids.checkout);
    const request = named(spans, 'POST /create-checkout-session');
    expect(request).toMatchObject({ kind: server, parentSpanId: '00f067aa0ba902b7' });
    expect(attribute(request, 'http.response.status_code')).toEqual({ intValue: 200 });
    const call = named(spans, 'POST /v1/checkout/sessions');
    expect(call).toMatchObject({ kind: client, parentSpanId: request.spanId });
    const statements = spans.filter((span) => attribute(span, 'db.system.name'));
    expect(statements.length).toBeGreaterThan(5);
    for (const statement of statements)
      expect(statement).toMatchObject({ kind: client, parentSpanId: request.spanId });
    const insert = statements.find((span) => /^insert into "orders"/.test(text(span)));
    expect(text(insert)).toMatch(/values \(\$1, /);
  });

  test('and one from the payment that was found to the letter about it', () => {
    const spans = of(ids.paid);
    const request = named(spans, 'POST /update-payment-status');
    expect(named(spans, 'GET /v1/checkout/sessions/:id').parentSpanId).toBe(request.spanId);
    const job = named(spans, 'job mail');
    expect(job).toMatchObject({ kind: consumer, parentSpanId: request.spanId });
    const sent = named(spans, 'send email');
    expect(sent).toMatchObject({ kind: client, parentSpanId: job.spanId });
    expect(attribute(sent, 'hopup.email.template')).toEqual({ stringValue: 'order confirmed' });
    expect(spans.some((span) => span.parentSpanId === job.spanId && /^SELECT$/.test(span.name))).toBe(true);
  });

  test('the provider’s word that it was paid is a trace of its own', () => {
    const webhook = named(collector.spans, 'POST /webhooks/stripe');
    expect(webhook.parentSpanId ?? '').toBe('');
    expect(of(webhook.traceId).length).toBeGreaterThan(1);
  });

  test('whoever says upstream that a trace is not kept is obeyed', () => {
    expect(of(ids.unsampled)).toEqual([]);
  });

  test('what fails says how, not about whom', () => {
    const failed = named(collector.spans, 'POST /readAddress');
    expect(failed.status.code).toBe(2);
    const statement = of(failed.traceId).find(
      (span) => attribute(span, 'error.type')?.stringValue === '42P01',
    );
    expect(statement).toMatchObject({ status: { code: 2 } });
  });

  test('nothing in any of it is anybody’s, or a secret; names have few values', () => {
    const sent = collector.bodies.join('\n');
    expect(sent.length).toBeGreaterThan(10_000);
    for (const secret of [
      email,
      email.split('@')[0] ?? '',
      'sk_test',
      'whsec',
      '4242424242424242',
      '12/40',
      ...secrets,
    ])
      expect(sent, secret).not.toContain(secret);
    expect(sent).not.toMatch(/[\w.+-]+@[\w-]+\.[a-z]/);
    for (const { name } of collector.spans)
      expect(name).toMatch(/^((GET|POST) \/[\w\-/:*.?]*|[A-Z]+|job [\w-]+|send email)$/);
  });

  test('its lines in the log carry its id', () => {
    const placed = log.find((line) => line.msg === 'an order was placed' && line.orderId === orderId);
    expect(placed?.trace_id).toBe(ids.checkout);
    const letter = log.find((line) => line.msg === 'an email was sent' && line.orderId === orderId);
    expect(letter?.trace_id).toBe(ids.paid);
  });

  const text = (span: SentSpan | undefined) => attribute(span, 'db.query.text')?.stringValue ?? '';
});

describe('a collector that does not answer', () => {
  afterAll(() => warned.splice(0));

  test('costs the shop nothing, and the end of the process no more than seconds', {
    timeout: 40_000,
  }, async () => {
    const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    const close = await openTracing(config, warnings);
    const on = await openShop();
    try {
      const { browser, email } = await shopper(on);
      const begun = performance.now();
      const placed = await placeOrder(on, browser, { email, lines: [[await product(on), 1]] });
      expect(placed.status).toBe(200);
      expect(performance.now() - begun).toBeLessThan(5_000);
    } finally {
      await on.close();
    }
    const begun = performance.now();
    await close();
    expect(performance.now() - begun).toBeLessThan(3_500);
  });
});

test('switched off, nothing of OpenTelemetry is even loaded but the interface that prom-client brings', async () => {
  const child = fork(join(import.meta.dirname, '..', 'support', 'loaded.process.ts'), { execArgv: [] });
  const [{ off, on }] = await once(child, 'message');
  expect(off.filter((name: string) => name !== '@opentelemetry/api')).toEqual([]);
  expect(on).toContain('@opentelemetry/sdk-trace');
});
