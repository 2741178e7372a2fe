import { expect, test } from 'vitest';
import { stripeClient, stripePayments } from './stripe.ts';

const payments = stripePayments(stripeClient('sk_test', 'http://127.0.0.1:9'), 'whsec_test');

// Orders that are open at an upgrade are opened from what an earlier version stored: its shape does not change.
test('a request is stored in the provider’s own form', () => {
  const prepared = payments.prepare({
    orderId: 'order1',
    email: 'sam@example.org',
    items: [
      { name: '2 × BBs', description: 'Your discount code takes off £1.60', pence: 1000 },
      { name: 'D'.repeat(300), pence: 299 },
    ],
    expiresAt: new Date('2026-11-22T12:35:00Z'),
    successUrl: 'https://shop.example/success/order1',
    failedUrl: 'https://shop.example/failed/order1',
  });
  expect(JSON.parse(JSON.stringify(prepared))).toEqual({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'gbp',
          unit_amount: 1000,
          product_data: { name: '2 × BBs', description: 'Your discount code takes off £1.60' },
        },
      },
      {
        quantity: 1,
        price_data: { currency: 'gbp', unit_amount: 299, product_data: { name: 'D'.repeat(250) } },
      },
    ],
    customer_email: 'sam@example.org',
    client_reference_id: 'order1',
    metadata: { orderId: 'order1' },
    payment_intent_data: { metadata: { orderId: 'order1' } },
    success_url: 'https://shop.example/success/order1',
    cancel_url: 'https://shop.example/failed/order1',
    expires_at: 1795350900,
  });
});

test('a provider that is not there is unreachable, whatever is asked', async () => {
  const asked = [
    payments.open({}, 'key'),
    payments.ask('cs_1'),
    payments.expire('cs_1'),
    payments.refund({ paymentId: 'pi_1', orderId: 'order1', refundId: 1, amountPence: 100 }, 'key'),
  ];
  const answers = await Promise.allSettled(asked);
  for (const answer of answers)
    expect(answer).toMatchObject({ reason: { message: 'the payment provider could not be asked' } });
});
