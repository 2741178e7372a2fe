import { describe, expect, test, vi } from 'vitest';
import { paidIntent, sandbox, sandboxForEachTest, shop, stripe } from './fixture.ts';

sandboxForEachTest();

const page = async () => (await fetch(`${sandbox.apiBase}/payments`)).text();
async function press(fields: Record<string, string>, origin = sandbox.apiBase) {
  const [charge] = sandbox.ledger();
  const body = new URLSearchParams(fields);
  const url = `${sandbox.apiBase}/payments/${charge?.chargeId}`;
  return (await fetch(url, { method: 'POST', body, headers: { origin }, redirect: 'manual' })).status;
}
const told = (type: string) =>
  vi.waitFor(() => expect(shop.received.map((event) => event.type)).toContain(type));

describe('the desk', () => {
  test('refunds, and lets a refund fail', async () => {
    expect(await page()).toContain('Nothing was paid yet');
    const intent = await paidIntent();
    expect(await press({ do: 'refund', amount: '5.00' })).toBe(303);
    expect(await press({ do: 'refund', amount: '50' })).toBe(400);
    const [made] = (await stripe.refunds.list({ payment_intent: intent })).data;
    expect(made).toMatchObject({ amount: 500, status: 'succeeded' });
    expect(await page()).toContain('Refund of £5.00');
    await press({ do: 'fail', refund: made?.id ?? '' });
    expect((await stripe.refunds.retrieve(made?.id ?? '')).status).toBe('failed');
    expect(sandbox.ledger()).toMatchObject([{ refunded: 0, refunds: [] }]);
    await told('refund.failed');
  });

  test('disputes, and moves the dispute to its end', async () => {
    const intent = await paidIntent();
    await press({ do: 'inquiry', amount: '3' });
    const found = async () => (await stripe.disputes.list({ payment_intent: intent })).data[0];
    const { id = '', status } = (await found()) ?? {};
    expect(status).toBe('warning_needs_response');
    await press({ do: 'move', dispute: id, status: 'won' });
    expect((await found())?.status, 'not from there').toBe('warning_needs_response');
    await press({ do: 'move', dispute: id, status: 'needs_response' });
    expect(sandbox.ledger()).toMatchObject([{ disputed: 300 }]);
    const refused = stripe.refunds.create({ payment_intent: intent, amount: 100 });
    await expect(refused).rejects.toMatchObject({ code: 'charge_disputed' });
    for (const next of ['under_review', 'won']) await press({ do: 'move', dispute: id, status: next });
    expect(await stripe.disputes.retrieve(id)).toMatchObject({ status: 'won', amount: 300 });
    expect(sandbox.ledger()).toMatchObject([{ disputed: 0 }]);
    for (const type of ['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'])
      await told(type);
  });

  test('does nothing that another site asks for', async () => {
    await paidIntent();
    expect(await press({ do: 'refund' }, 'https://elsewhere.example')).toBe(403);
    expect(sandbox.ledger()).toMatchObject([{ refunded: 0 }]);
  });
});
