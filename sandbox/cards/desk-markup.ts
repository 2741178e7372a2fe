import { html, raw } from 'hono/html';
import { look } from '../look.ts';
import type { Book } from './book.ts';
import { disputeMoves, disputeReasons } from './dispute.ts';
import { formatAmount } from './money.ts';
import type { ChargeRecord, DisputeRecord, RefundRecord } from './records.ts';

type Markup = ReturnType<typeof html>;

const maxShown = 50;

/** The payments of late, newest first, with what can be done to each by hand. */
export function deskPage(book: Book, wrong = ''): string {
  const charges = book.charges.all().reverse().slice(0, maxShown);
  return String(html`<!DOCTYPE html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Payments of the card sandbox</title>
    <link rel="icon" href="data:,">
    <style>${raw(style)}</style>
  </head>
  <body>
    <header class="test"><p>Card sandbox: no money moves</p></header>
    <main>
      <h1>Payments</h1>
      <p>What the provider’s own dashboard and a customer’s bank can do, by hand. The shop is told of it as by the real ones.</p>
      ${wrong ? html`<p class="wrong" role="alert">${wrong}</p>` : ''}
      ${charges.length === 0 ? html`<p>Nothing was paid yet.</p>` : charges.map((charge) => payment(book, charge))}
    </main>
  </body>
</html>`);
}

function payment(book: Book, charge: ChargeRecord): Markup {
  const of = <Row extends { chargeId: string }>(rows: Row[]) =>
    rows.filter((row) => row.chargeId === charge.id);
  const money = (amount: number) => formatAmount(amount, charge.currency);
  const order = book.sessions.get(charge.sessionId)?.clientReferenceId ?? charge.id;
  return html`<section aria-labelledby="${charge.id}">
    <h2 id="${charge.id}">${money(charge.amount)} <span class="more">order ${order}, ${at(charge.created)}</span></h2>
    ${of(book.refunds.all()).map((made) => refundRow(made, money))}
    ${of(book.disputes.all()).map((dispute) => disputeRow(dispute, money))}
    <form method="post" action="/payments/${charge.id}">
      <label>Amount, ${charge.currency.toUpperCase()}
        <input name="amount" inputmode="decimal" autocomplete="off" placeholder="All that is left"></label>
      <label>Bank’s reason
        <select name="reason">${disputeReasons.map((reason) => html`<option>${reason}</option>`)}</select></label>
      <button name="do" value="refund">Refund</button>
      <button name="do" value="inquiry">Bank asks</button>
      <button name="do" value="dispute">Bank disputes</button>
    </form>
  </section>`;
}

const refundRow = (
  { id, chargeId, amount, failed, created }: RefundRecord,
  money: (amount: number) => string,
) =>
  html`<form method="post" action="/payments/${chargeId}">
    <span>Refund of ${money(amount)}, ${at(created)}${failed ? ', failed' : ''}</span>
    <input type="hidden" name="refund" value="${id}">
    ${failed ? '' : html`<button name="do" value="fail">Let it fail</button>`}
  </form>`;

const disputeRow = (
  { id, chargeId, amount, status, reason }: DisputeRecord,
  money: (amount: number) => string,
) =>
  html`<form method="post" action="/payments/${chargeId}">
    <span>Dispute of ${money(amount)}, ${reason}: ${status}</span>
    <input type="hidden" name="dispute" value="${id}">
    <input type="hidden" name="do" value="move">
    ${disputeMoves[status].map((next) => html`<button name="status" value="${next}">${next}</button>`)}
  </form>`;

const at = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  });

export const style = `${look}
.test { background: var(--note); color: var(--on-note); text-align: center; font-weight: 600; font-size: 14px; }
.test p { margin: 0; padding: 8px 16px; }
main { max-width: 860px; margin: 0 auto; padding: 32px 16px 64px; display: grid; gap: 20px; }
main p { margin: 0; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 16px 20px; display: grid; gap: 12px; }
h2 { font-size: 22px; overflow-wrap: anywhere; }
.more { display: block; color: var(--muted); font-size: 14px; font-weight: 400; }
form { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; }
form span { align-self: center; flex: 1 1 240px; }
label { display: grid; gap: 4px; font-size: 14px; font-weight: 600; }
input, select { min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--edge); border-radius: 4px; }
button { min-height: 44px; padding: 8px 16px; font: inherit; font-weight: 600; color: inherit; background: var(--surface);
  border: 1px solid var(--edge); border-radius: 4px; cursor: pointer; }
button:hover { border-color: currentColor; }
.wrong { color: var(--wrong); font-weight: 600; }
`;
