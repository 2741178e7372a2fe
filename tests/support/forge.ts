import type { TestShop } from './shop.ts';

export type Forgery = 'unsigned' | 'another secret' | 'stale' | 'of tomorrow' | 'changed';
export const forgeries: Forgery[] = ['unsigned', 'another secret', 'stale', 'of tomorrow', 'changed'];

/** Somebody else's word that an order is paid. Answers the shop's status. */
export async function forge(
  on: TestShop,
  { id, session }: { id: string; session: string },
  how: Forgery,
): Promise<number> {
  const object = { id: session, object: 'checkout.session', client_reference_id: id, payment_status: 'paid' };
  const payload = JSON.stringify({ id: 'evt_forged', type: 'checkout.session.completed', data: { object } });
  const now = Math.floor(Date.now() / 1000);
  const timestamp = how === 'stale' ? now - 3600 : how === 'of tomorrow' ? now + 86_400 : now;
  const secret = how === 'another secret' ? 'whsec_guessed' : 'whsec_test';
  const signature = on.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const body = how === 'changed' ? payload.replace('evt_forged', 'evt_changed') : payload;
  const headers = how === 'unsigned' ? undefined : { 'stripe-signature': signature };
  return (await on.browser().send('/webhooks/stripe', { body, headers })).status;
}
