import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, beforeEach } from 'vitest';
import { type CardSandbox, type CardSandboxOptions, startCardSandbox } from './start.ts';

const secretKey = 'sk_test_sandbox';
const webhookSecret = 'whsec_sandbox';

export let directory: string;
export let shop: Shop;
export let sandbox: CardSandbox;
export let stripe: Stripe;
let clock: number | undefined;

/** Each test of the file gets a sandbox in a folder of its own, the SDK pointed at it, and a shop to tell. */
export function sandboxForEachTest(): void {
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'cards-'));
    shop = await openShop();
    clock = undefined;
    await start();
  });

  afterEach(async () => {
    await sandbox.close();
    await shop.close();
    await rm(directory, { recursive: true });
  });
}

/** Sets the sandbox's clock ahead and stops it there. */
export function passMinutes(minutes: number): void {
  clock = Date.now() + minutes * 60_000;
}

export async function start(): Promise<void> {
  sandbox = await startCardSandbox(options());
  stripe = connect(sandbox);
}

export const options = (): CardSandboxOptions => ({
  host: '127.0.0.1',
  port: 0,
  directory,
  secretKey,
  webhookSecret,
  webhookUrl: `${shop.base}/webhooks/stripe`,
  merchantName: 'Hopup Supply',
  now: () => clock ?? Date.now(),
});

export function connect({ apiBase }: { apiBase: string }, key = secretKey): Stripe {
  const { hostname, port } = new URL(apiBase);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 2, telemetry: false });
}

// One order to the second, so that the same key comes with the same parameters.
const expiresAt = inSeconds(35 * 60);

export function createSession(
  change: Stripe.Checkout.SessionCreateParams = {},
  requestOptions: Stripe.RequestOptions = {},
  client = stripe,
) {
  return client.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [line('0.25 g BBs', 1299, 2), line('Delivery', 299)],
      success_url: `${shop.base}/success?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shop.base}/cart`,
      client_reference_id: 'order-12345',
      customer_email: 'sam@example.com',
      metadata: { orderId: 'order-12345' },
      payment_intent_data: { metadata: { orderId: 'order-12345' } },
      expires_at: expiresAt,
      ...change,
    },
    requestOptions,
  );
}

export function line(
  name: string,
  pence: number,
  quantity = 1,
): Stripe.Checkout.SessionCreateParams.LineItem {
  return { quantity, price_data: { currency: 'gbp', unit_amount: pence, product_data: { name } } };
}

export function inSeconds(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}

export function pay(url: string | null, typed: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', ...typed });
  return fetch(url as string, { method: 'POST', body, redirect: 'manual' });
}

export async function paidIntent(): Promise<string> {
  const { id, url } = await createSession();
  await pay(url);
  return (await stripe.checkout.sessions.retrieve(id)).payment_intent as string;
}

type Shop = { base: string; received: Stripe.Event[]; answers: number[]; close(): Promise<void> };

/** The shop's end of the webhook: checks the signature, then answers as told, 200 unless told. */
async function openShop(): Promise<Shop> {
  const received: Stripe.Event[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = await text(request);
    const verifier = new Stripe(secretKey);
    const signature = request.headers['stripe-signature'] as string;
    received.push(verifier.webhooks.constructEvent(body, signature, webhookSecret));
    response.writeHead(opened.answers.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const opened: Shop = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers: [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return opened;
}
