import type Stripe from 'stripe';
import { stripeClient } from '#server/adapters/stripe.ts';
import type { Config } from '#server/config.ts';
import { type Finding, fine, look, mend, reasonOf, skipped } from './finding.ts';

/** What the shop listens to: what is missed is found by asking, minutes later. */
const events = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];
const dashboard = 'in Stripe’s dashboard, Developers, Webhooks';

/** The keys, the account, the webhook as Stripe has it, and whether signed events arrive. */
export async function examineStripe(config: Config): Promise<Finding[]> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, PUBLIC_URL, STRIPE_API_BASE } = config;
  if (!key || !secret)
    return [
      mend(
        'Stripe: key',
        'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set: nobody can pay',
        'docs/going-live.md, Stripe',
      ),
    ];
  const stripe = stripeClient(key, STRIPE_API_BASE);
  const address = PUBLIC_URL && `${PUBLIC_URL}/webhooks/stripe`;
  const [account, webhook, heard] = await Promise.all([
    askAccount(stripe),
    address ? askEndpoints(stripe, address) : skipped('Stripe: webhook', 'no PUBLIC_URL'),
    address ? tryWebhook(stripe, address, secret) : skipped('Stripe: events', 'no PUBLIC_URL'),
  ]);
  const base = STRIPE_API_BASE
    ? [look('Stripe: address', `STRIPE_API_BASE is ${STRIPE_API_BASE}`, 'take it out to reach Stripe itself')]
    : [];
  return [keyFinding(key), ...base, account, webhook, heard];
}

export function keyFinding(key: string): Finding {
  const about = 'Stripe: key';
  if (/^[sr]k_live_/.test(key)) return fine(about, 'live');
  return /^[sr]k_test_/.test(key)
    ? mend(
        about,
        'of test mode: no card is charged',
        'the live key and its webhook’s secret: docs/going-live.md',
      )
    : mend(about, 'is none of Stripe’s: they begin with sk_live_ or rk_live_', 'copy it again');
}

async function askAccount(stripe: Stripe): Promise<Finding> {
  const about = 'Stripe: account';
  try {
    return accountFinding(await stripe.accounts.retrieveCurrent());
  } catch (error) {
    return refused(about, error);
  }
}

export function accountFinding(
  account: Pick<Stripe.Account, 'charges_enabled' | 'payouts_enabled'>,
): Finding {
  const about = 'Stripe: account';
  if (!account.charges_enabled)
    return mend(about, 'takes no payments yet', 'finish activating it in Stripe’s dashboard');
  return account.payouts_enabled
    ? fine(about, 'takes payments and pays out')
    : look(about, 'takes payments, and does not pay out yet', 'add the bank account in Stripe’s dashboard');
}

async function askEndpoints(stripe: Stripe, address: string): Promise<Finding> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    return endpointFinding(data, address);
  } catch (error) {
    return refused('Stripe: webhook', error);
  }
}

type Endpoint = Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'enabled_events'>;

export function endpointFinding(endpoints: Endpoint[], address: string): Finding {
  const about = 'Stripe: webhook';
  const ours = endpoints.filter(({ url }) => url === address);
  const endpoint = ours.find(({ status }) => status === 'enabled') ?? ours[0];
  if (!endpoint) return mend(about, `Stripe has none for ${address}`, `add it ${dashboard}`);
  if (endpoint.status !== 'enabled') return mend(about, 'is switched off', `switch it on ${dashboard}`);
  const heard: readonly string[] = endpoint.enabled_events;
  const missing = heard.includes('*') ? [] : events.filter((event) => !heard.includes(event));
  return missing.length === 0
    ? fine(about, `Stripe tells ${address}`)
    : mend(about, `is not told of ${missing.join(', ')}`, `add these events ${dashboard}`);
}

/** What Stripe says no to, without the piece of the key that its message has. */
function refused(about: string, error: unknown): Finding {
  const { type = '', statusCode } = error as { type?: string; statusCode?: number };
  if (statusCode === 401) return mend(about, 'Stripe does not know the key', 'copy STRIPE_SECRET_KEY again');
  if (statusCode === 403)
    return skipped(about, 'the restricted key may not read this: see for yourself in Stripe’s dashboard');
  return mend(
    about,
    `Stripe could not be asked (${type || reasonOf(error)})`,
    'see that this machine may reach api.stripe.com',
  );
}

/** Posts an event that is about nothing, signed as Stripe signs, by the way that Stripe's come; and one that is signed wrongly. */
async function tryWebhook(stripe: Stripe, address: string, secret: string): Promise<Finding> {
  const about = 'Stripe: events';
  try {
    const [signed, forged] = await Promise.all([
      post(stripe, address, secret),
      post(stripe, address, 'whsec_of_nobody'),
    ]);
    return deliveryFinding(signed, forged);
  } catch (error) {
    return mend(
      about,
      `${address} can’t be reached: ${reasonOf(error)}`,
      'see that the shop runs, its proxy and DNS',
    );
  }
}

/** @param signed the status that a signed event was answered with, and `forged` that of one that was not signed by Stripe */
export function deliveryFinding(signed: number, forged: number): Finding {
  const about = 'Stripe: events';
  if (forged === 200)
    return mend(about, 'what Stripe did not sign is taken: this is another shop', 'see PUBLIC_URL');
  if (signed === 200) return fine(about, 'a signed one was taken, another refused');
  return signed === 400
    ? mend(
        about,
        'a signed one is refused',
        'the running shop has another STRIPE_WEBHOOK_SECRET: restart it, or copy it again',
      )
    : mend(
        about,
        `a signed one is answered with ${signed}`,
        'see that PUBLIC_URL leads to the shop, and that its proxy passes POST on',
      );
}

async function post(stripe: Stripe, address: string, secret: string): Promise<number> {
  const payload = JSON.stringify({
    ...{ id: 'evt_hopup_doctor', object: 'event', type: 'hopup.doctor', livemode: false },
    created: Math.floor(Date.now() / 1000),
    data: { object: { object: 'hopup.doctor' } },
  });
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
  const { status } = await fetch(address, {
    method: 'POST',
    body: payload,
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  return status;
}
