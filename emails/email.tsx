import { findProduct } from '#shop/catalogue/find.ts';
import { hasPaidOrder } from '#shop/coupons/first-order.ts';
import { findInquiry } from '#shop/messages/inquiry.ts';
import { findReply } from '#shop/messages/thread.ts';
import { arrivalToken } from '#shop/orders/arrivals/link.ts';
import { readOrder, readOrders } from '#shop/orders/read.ts';
import { endToken } from '#shop/orders/reviews/link.ts';
import { linesToReview } from '#shop/orders/reviews/to-review.ts';
import { shortageToken } from '#shop/orders/shortages/link.ts';
import { findShortage } from '#shop/orders/shortages/read.ts';
import { recallToken } from '#shop/recalls/link.ts';
import { readLetter } from '#shop/recalls/read-letter.ts';
import type { Mail, Shop } from '#shop/shop.ts';
import { confirmToken, leaveToken } from '#shop/stock-requests/links.ts';
import { findUnconfirmed } from '#shop/stock-requests/request.ts';
import { backInStock } from './back-in-stock.tsx';
import { inquiry, inquiryCopy } from './inquiry.tsx';
import { inquiryReply } from './inquiry-reply.tsx';
import { invitation } from './invitation.tsx';
import { newsletterWelcome } from './newsletter-welcome.tsx';
import { oneTimeCode } from './one-time-code.tsx';
import { orderArrival } from './order-arrival.tsx';
import { orderCancelled } from './order-cancelled.tsx';
import { orderChanged } from './order-changed.tsx';
import { orderConfirmed } from './order-confirmed.tsx';
import { orderNote } from './order-note.tsx';
import { orderRefunded } from './order-refunded.tsx';
import { orderReturn } from './order-return.tsx';
import { orderReview } from './order-review.tsx';
import { orderShipped } from './order-shipped.tsx';
import { orderWithdrawn } from './order-withdrawn.tsx';
import { paidOrder, paidOrders } from './paid-order.tsx';
import { passwordChanged } from './password-changed.tsx';
import { recall } from './recall.tsx';
import { type Draft, type Email, renderDraft } from './render.ts';
import { returnCancelled } from './return-cancelled.tsx';
import { returnReceived } from './return-received.tsx';
import { shortage, shortageAnswered } from './shortage.tsx';
import { stockRequest } from './stock-request.tsx';

export type { Email };

/** Renders the email of a mail job; undefined when what it is about is gone, or there is nothing to tell. */
export async function renderEmail(shop: Shop, mail: Mail): Promise<Email | undefined> {
  const draft = await draftOf(shop, mail);
  return draft && renderDraft(draft);
}

async function draftOf(shop: Shop, mail: Mail): Promise<Draft | undefined> {
  switch (mail.template) {
    case 'one-time code':
      return oneTimeCode(shop.settings, mail);
    case 'invitation':
      return invitation(shop.settings, mail);
    case 'password changed':
      return passwordChanged(shop.settings, mail);
    case 'newsletter welcome': {
      // One that was queued before the links had tokens of their own has the same in both.
      const { token, confirmToken = token } = mail;
      const code = (await hasPaidOrder(shop, mail.to)) ? null : mail.code;
      return newsletterWelcome(shop.settings, { code, token, confirmToken });
    }
    case 'stock request': {
      const found = await findUnconfirmed(shop, mail.requestId);
      if (!found) return undefined;
      const confirm = await confirmToken(shop, mail.requestId);
      return stockRequest(shop.settings, { ...found, confirm, leave: await leaveToken(shop, mail.to) });
    }
    case 'back in stock': {
      const product = await findProduct(shop, mail.productId);
      return product && backInStock(shop.settings, product, { leave: await leaveToken(shop, mail.to) });
    }
    case 'order changed': {
      const order = await readOrder(shop, mail.orderId);
      return order && orderChanged(shop.settings, order, mail.editId);
    }
    case 'order note': {
      const order = await readOrder(shop, mail.orderId);
      return order && orderNote(shop.settings, order, mail.noteId);
    }
    case 'inquiry':
    case 'inquiry copy':
      return inquiryDraft(shop, mail);
    case 'inquiry reply': {
      const found = await findReply(shop, mail.replyId);
      return found && inquiryReply(shop.settings, found);
    }
    case 'recall': {
      const letter = await readLetter(shop, mail.recipientId);
      return letter && recall(shop.settings, letter, await recallToken(shop, mail.recipientId));
    }
    case 'withdrawal': {
      const order = await readOrder(shop, mail.orderId);
      // One that was cancelled before its letter went has no withdrawal any more.
      return order?.withdrawal && orderWithdrawn(shop.settings, order, mail.for);
    }
    case 'return':
    case 'return cancelled':
      return returnDraft(shop, mail);
    case 'return received': {
      const order = await readOrder(shop, mail.orderId);
      return order && returnReceived(shop.settings, order, mail.receiptId);
    }
    case 'order arrival': {
      const order = await readOrder(shop, mail.orderId);
      return order && orderArrival(shop.settings, order, await arrivalToken(shop, order.id));
    }
    case 'order review':
      return reviewDraft(shop, mail.orderId);
    case 'shortage':
    case 'shortage answered':
      return shortageDraft(shop, mail);
    case 'order refunded': {
      const order = await readOrder(shop, mail.orderId);
      return order && orderRefunded(shop.settings, order, mail.refundId);
    }
    case 'paid orders': {
      const orders = await readOrders(shop, mail.orderIds);
      return orders.length > 0 ? paidOrders(shop.settings, orders) : undefined;
    }
    default: {
      const order = await readOrder(shop, mail.orderId);
      return order && orderEmails[mail.template](shop.settings, order);
    }
  }
}

async function inquiryDraft(shop: Shop, mail: Extract<Mail, { template: 'inquiry' | 'inquiry copy' }>) {
  const found = await findInquiry(shop, mail.inquiryId);
  const write = mail.template === 'inquiry' ? inquiry : inquiryCopy;
  return found && write(shop.settings, found);
}

async function reviewDraft(shop: Shop, orderId: string) {
  const order = await readOrder(shop, orderId);
  if (!order) return undefined;
  const lines = await linesToReview(shop, order);
  return orderReview(shop.settings, order, { lines, token: await endToken(shop, order.id) });
}

async function shortageDraft(
  shop: Shop,
  mail: Extract<Mail, { template: 'shortage' | 'shortage answered' }>,
) {
  const asked = await findShortage(shop, mail);
  if (!asked) return undefined;
  if (mail.template === 'shortage answered') return shortageAnswered(shop.settings, asked);
  return shortage(shop.settings, asked, await shortageToken(shop, mail));
}

async function returnDraft(shop: Shop, mail: Extract<Mail, { template: 'return' | 'return cancelled' }>) {
  const order = await readOrder(shop, mail.orderId);
  const one = order?.returns.find(({ id }) => id === mail.returnId);
  if (!order || !one) return undefined;
  const letter = { order, one, reader: mail.for };
  if (mail.template === 'return cancelled') return returnCancelled(shop.settings, letter);
  return one.cancelledAt ? undefined : orderReturn(shop.settings, letter);
}

const orderEmails = {
  'order confirmed': orderConfirmed,
  'order shipped': orderShipped,
  'order cancelled': orderCancelled,
  'paid order': paidOrder,
};
