import { html, raw } from 'hono/html';
import { look } from '../look.ts';
import type { Typed } from './card.ts';
import { formatAmount } from './money.ts';
import type { Line, SessionRecord } from './records.ts';

type Markup = ReturnType<typeof html>;

/** What is put back into the fields: never the security code. */
type Kept = Partial<Omit<Typed, 'cvc'>>;

interface Refused {
  /** Beside each field that needs one. */
  messages: Partial<Typed>;
  typed: Kept;
}

/** The page to pay `session` on; after a refusal with what was typed and why it was refused. The security code is never sent back. */
export function paymentForm(
  session: SessionRecord,
  merchant: string,
  { messages, typed }: Refused = { messages: {}, typed: {} },
): string {
  const total = formatAmount(session.amount, session.currency);
  const wrong = (Object.keys(fields) as (keyof Typed)[]).find((name) => messages[name]);
  return document(
    `${wrong ? 'Check your card: ' : ''}Pay ${merchant} ${total}`,
    html`<main class="sheet">
      ${summary(session, merchant, total)}
      <section class="pay" aria-labelledby="pay-title">
        <h2 id="pay-title">Pay by card</h2>
        <form method="post" novalidate>
          ${field('number', messages, wrong, typed.number)}
          <div class="pair">
            ${field('expiry', messages, wrong, typed.expiry)} ${field('cvc', messages, wrong)}
          </div>
          <button type="submit">Pay <span class="figures">${total}</span></button>
        </form>
        ${session.cancelUrl ? html`<p class="cancel"><a href="${session.cancelUrl}">Cancel</a></p>` : ''}
        ${testCards}
      </section>
    </main>`,
  );
}

export function expiredPage(session: SessionRecord, merchant: string): string {
  return notice(
    'This payment page has expired',
    html`<p>Nothing was taken from your card. Go back to ${merchant} and check out again to pay.</p>
      ${session.cancelUrl ? html`<p><a class="back" href="${session.cancelUrl}">Back to ${merchant}</a></p>` : ''}`,
  );
}

export function unknownPage(): string {
  return notice(
    'There is no such payment page',
    html`<p>The address may be cut short. Go back to the shop and check out again.</p>`,
  );
}

function notice(title: string, body: Markup): string {
  return document(title, html`<main class="notice"><h1>${title}</h1>${body}</main>`);
}

function document(title: string, body: Markup): string {
  return String(html`<!DOCTYPE html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>${raw(style)}</style>
  </head>
  <body>
    <header class="test"><p>Test card page: no money moves</p></header>
    ${body}
  </body>
</html>`);
}

function summary(session: SessionRecord, merchant: string, total: string): Markup {
  return html`<section class="summary" aria-labelledby="merchant">
    <h1 id="merchant"><span class="to">Pay ${merchant}</span> <span class="sum figures">${total}</span></h1>
    <ul>
      ${session.lines.map((line) => row(line, session.currency))}
    </ul>
    <p class="total"><span>Total</span> <strong class="figures">${total}</strong></p>
    ${session.customerEmail ? html`<p class="for">Confirmation to ${session.customerEmail}</p>` : ''}
  </section>`;
}

function row(line: Line, currency: string): Markup {
  return html`<li>
    <span class="name">${line.name}
      ${line.description ? html`<span class="more">${line.description}</span>` : ''}
      ${line.quantity > 1 ? html`<span class="more figures">${line.quantity} at ${formatAmount(line.unitAmount, currency)} each</span>` : ''}
    </span>
    <span class="figures">${formatAmount(line.unitAmount * line.quantity, currency)}</span>
  </li>`;
}

const fields: Record<keyof Typed, { label: string; example: string; autocomplete: string; length: number }> =
  {
    number: { label: 'Card number', example: '1234 1234 1234 1234', autocomplete: 'cc-number', length: 23 },
    expiry: { label: 'Expiry (MM/YY)', example: 'MM/YY', autocomplete: 'cc-exp', length: 9 },
    cvc: { label: 'CVC', example: '3 digits', autocomplete: 'cc-csc', length: 4 },
  };

/** After a refusal the cursor waits in the first wrong field, and its message is read out with it. */
function field(
  name: keyof Typed,
  messages: Partial<Typed>,
  firstWrong: keyof Typed | undefined,
  value = '',
): Markup {
  const { label, example, autocomplete, length } = fields[name];
  const message = messages[name];
  const attributes = [
    message ? ` aria-invalid="true" aria-describedby="${name}-wrong"` : '',
    firstWrong === name ? ' autofocus' : '',
  ].join('');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="${autocomplete}"
      value="${value}" placeholder="${example}" maxlength="${length}" required class="figures"${raw(attributes)}>
    ${message ? html`<p class="wrong" id="${name}-wrong">${message}</p>` : ''}
  </div>`;
}

const testCards = html`<details>
  <summary>Test card numbers</summary>
  <dl>
    <div><dt>Pays</dt><dd class="figures">4242 4242 4242 4242</dd></div>
    <div><dt>Is declined</dt><dd class="figures">4000 0000 0000 0002</dd></div>
    <div><dt>Has insufficient funds</dt><dd class="figures">4000 0000 0000 9995</dd></div>
  </dl>
  <p>Any expiry date to come, any three digits as CVC.</p>
</details>`;

export const style = `${look}
.test { background: var(--note); color: var(--on-note); text-align: center; font-weight: 600; font-size: 14px; }
.test p { margin: 0; padding: 8px 16px; }
.sheet { max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; display: grid; gap: 24px; }
.summary h1 { display: grid; gap: 4px; margin-bottom: 16px; }
.to { font-size: 20px; font-weight: 600; color: var(--muted); }
.sum { font-size: 40px; font-weight: 700; }
.summary ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.summary li, .total { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; margin: 0; }
.summary li { border-bottom: 1px solid var(--line); }
.name { min-width: 0; overflow-wrap: anywhere; }
.more { display: block; color: var(--muted); font-size: 14px; }
.total { font-size: 18px; }
.for { margin: 8px 0 0; color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.pay { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 24px 20px;
  box-shadow: var(--shadow); }
.pay h2 { font-size: 26px; font-weight: 700; margin-bottom: 16px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
.field { margin-bottom: 16px; }
.field label { display: block; font-weight: 600; font-size: 15px; margin-bottom: 4px; }
.field input { width: 100%; min-height: 48px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--edge); border-radius: 4px; }
.field input::placeholder { color: var(--muted); opacity: 1; }
.field input[aria-invalid] { border-color: var(--wrong); border-width: 2px; padding: 7px 11px; }
.wrong { margin: 4px 0 0; color: var(--wrong); font-size: 14px; font-weight: 600; }
button { width: 100%; min-height: 52px; border: 0; border-radius: 4px; background: var(--signal);
  color: var(--on-signal); font: inherit; font-size: 18px; font-weight: 700; cursor: pointer; margin-top: 4px;
  transition: filter 120ms; }
button:hover { filter: brightness(1.06); }
.cancel { text-align: center; margin: 8px 0 0; }
.cancel a, .back { display: inline-block; padding: 10px 16px; min-height: 44px; }
.back { padding-left: 0; }
details { margin-top: 16px; border-top: 1px solid var(--line); padding-top: 8px; font-size: 14px; }
summary { cursor: pointer; padding: 10px 0; min-height: 44px; color: var(--muted); }
dl { margin: 0; }
dl div { display: flex; justify-content: space-between; flex-wrap: wrap; gap: 0 16px; padding: 4px 0; }
dd { margin: 0; }
details p { margin: 8px 0 0; color: var(--muted); }
.notice { max-width: 560px; margin: 0 auto; padding: 64px 16px; }
.notice h1 { font-size: 36px; margin-bottom: 16px; }
@media (min-width: 850px) {
  .sheet { grid-template-columns: 1fr 420px; gap: 64px; padding-top: 64px; align-items: start; }
  .pay { padding: 32px; }
}
@media (prefers-reduced-motion: reduce) { button { transition: none; } }
`;
