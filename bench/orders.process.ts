import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { OrderLoad } from './orders.ts';

// Whole orders, from a process of its own: the checkout, the provider's event, the success page. Prints orders a second.
const { url, seconds, amount, connections, secret, shoppers, lines, products } = JSON.parse(
  readFileSync(0, 'utf8'),
) as OrderLoad;
const json = { 'content-type': 'application/json' };
// Another basket than the one that an earlier run left unpaid when it ended.
let next = Math.floor(Math.random() * 1e6);
let done = 0;

interface Context {
  cookie?: string;
  orderId?: string;
}

function refuse(status: number, body: string): void {
  if (status !== 200) throw new Error(`${status}: ${body}`);
}

const result = await autocannon({
  url,
  connections,
  ...(amount ? { amount } : { duration: seconds }),
  requests: [
    {
      method: 'POST',
      path: '/create-checkout-session',
      setupRequest: (request, context: Context) => {
        next += 1;
        const shopper = shoppers[next % shoppers.length];
        const basket = Array.from(
          { length: lines },
          (_, n) => products[(lines * next + n) % products.length],
        );
        // Two units in all, which are sent free of charge.
        const quantity = 2 / lines;
        context.cookie = `hopup_session=${shopper?.token}`;
        return {
          ...request,
          headers: { ...json, cookie: context.cookie },
          body: JSON.stringify({
            email: shopper?.email,
            title: 'what the shopper saw',
            price: basket.reduce((sum, product) => sum + quantity * (product?.pence ?? 0), 0) / 100,
            products: basket.map((product) => ({ id: product?.id, quantity })),
            idempotencyKey: `key-${next}-${Date.now()}`,
          }),
        };
      },
      onResponse: (status, body, context: Context) => {
        refuse(status, body);
        context.orderId = JSON.parse(body).orderId;
      },
    },
    {
      method: 'POST',
      path: '/webhooks/stripe',
      onResponse: refuse,
      setupRequest: (request, { orderId }: Context) => {
        const body = JSON.stringify({
          id: `evt_${orderId}`,
          object: 'event',
          type: 'checkout.session.completed',
          data: { object: { object: 'checkout.session', client_reference_id: orderId } },
        });
        const at = Math.floor(Date.now() / 1000);
        const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
        return { ...request, headers: { ...json, 'stripe-signature': `t=${at},v1=${signature}` }, body };
      },
    },
    {
      method: 'POST',
      path: '/update-payment-status',
      setupRequest: (request, { cookie = '', orderId }: Context) => ({
        ...request,
        headers: { ...json, cookie },
        body: JSON.stringify({ orderId, status: 'Success' }),
      }),
      onResponse: (status, body) => {
        refuse(status, body);
        if (JSON.parse(body).paymentStatus === 'Success') done += 1;
      },
    },
  ],
});
if (result.errors > 0) throw new Error(`${result.errors} requests failed`);
console.log(
  JSON.stringify({
    perSecond: done / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    done,
  }),
);
