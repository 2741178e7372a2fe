import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import type { Env } from './api.ts';
import type { Book } from './book.ts';
import { deskPage, style } from './desk-markup.ts';
import { disputeReasons, moveDispute, openDispute } from './dispute.ts';
import type { DisputeStatus } from './records.ts';
import { failRefund, refund } from './refund.ts';
import { Refusal } from './refusal.ts';

/**
 * What one does in the provider's own dashboard, and what a customer's bank does: refunds, failed refunds and disputes by hand.
 * Plain forms, no script. Mounted at /payments.
 */
export function createDeskPage(book: Book): Hono<Env> {
  const page = new Hono<Env>();
  page.use(bodyLimit({ maxSize: 16 * 1024 }), csrf());
  page.get('/', (c) => show(c, 200, deskPage(book)));
  page.post('/:charge', async (c) => {
    const form = await c.req.parseBody();
    const field = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '');
    try {
      book.write(() => act(book, c.req.param('charge'), field));
    } catch (error) {
      if (error instanceof Refusal) return show(c, 400, deskPage(book, error.message));
      throw error;
    }
    return c.redirect('/payments', 303);
  });
  return page;
}

function act(book: Book, chargeId: string, field: (name: string) => string): void {
  const charge = book.charges.get(chargeId);
  if (!charge) return;
  const pence = /^\d{1,7}(\.\d{1,2})?$/.test(field('amount'))
    ? Math.round(Number(field('amount')) * 100)
    : undefined;
  switch (field('do')) {
    case 'refund':
      refund(book, { payment_intent: charge.intentId, ...(pence && { amount: `${pence}` }) });
      return;
    case 'fail':
      failRefund(book, field('refund'));
      return;
    case 'dispute':
    case 'inquiry': {
      const reason = disputeReasons.find((one) => one === field('reason')) ?? 'fraudulent';
      openDispute(book, chargeId, {
        reason,
        inquiry: field('do') === 'inquiry',
        ...(pence && { amount: pence }),
      });
      return;
    }
    case 'move':
      moveDispute(book, field('dispute'), field('status') as DisputeStatus);
  }
}

const styleHash = createHash('sha256').update(style).digest('base64');

const show = (c: Context<Env>, status: 200 | 400, page: string): Response =>
  c.html(page, status, {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
