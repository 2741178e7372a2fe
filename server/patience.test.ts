import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { stripeClient } from './parts.ts';
import { withPatience } from './patience.ts';

test('a provider that never answers is waited for only as long as the shopper may wait', async () => {
  let calls = 0;
  const silent = createServer(() => {
    calls += 1;
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const stripe = stripeClient('sk_test', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const asked = withPatience(300, () => stripe.checkout.sessions.retrieve('cs_1'));
  // Left to itself the SDK would ask three times for 5 s each.
  const waited = Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 4000, 'still waiting'))]);
  await expect(waited).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect(calls).toBe(1);
  silent.close();
});
