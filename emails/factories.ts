import type { Inquiry } from '#shop/messages/inquiry.ts';
import type { ReplyLetter } from '#shop/messages/thread.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';

/** What the letters' tests start from: each says only what it is about. */
export const settings: Settings = {
  shopName: 'Hopup Supply',
  publicUrl: 'https://shop.example',
  newsletterCode: 'WELCOME10',
  staffMail: 'staff@shop.example',
  arrivalAfterDays: 5,
  reviewAfterDays: 7,
  missingOfSeller: [],
};

const placed = new Date('2026-03-03T23:30:00Z');
const id = 'k3v9x0qm27rtw1hd';

const aPayment: WholeOrder['payment'] = {
  orderId: id,
  provider: 'stripe',
  state: 'paid',
  request: null,
  sessionId: 'cs_1',
  paymentId: 'pi_1',
  url: null,
  amountPence: 5398,
  expiresAt: placed,
  network: null,
  widerNetwork: null,
  mailbox: null,
  askedAt: placed,
  createdAt: placed,
};

/** A paid order of two lines, 2 × £12.99 and 5 × £8.00 less 15%, with a 10% code: £53.98. */
export function anOrder(changes: Partial<WholeOrder> = {}): WholeOrder {
  return {
    id,
    userId: 1,
    email: 'robin@example.com',
    userName: 'Robin',
    deliveryName: 'Robin Ash',
    deliveryPhone: '020 7946 0000',
    deliveryAddress: 'Flat 2, 14 Long Lane',
    deliveryCity: 'Leeds',
    deliveryPinCode: 'LS1 4AP',
    orderStatus: 'Pending',
    paymentStatus: 'Success',
    subtotalPence: 5998,
    discountPence: 600,
    shippingPence: 0,
    totalPence: 5398,
    couponCode: 'WELCOME10',
    firstOrder: true,
    idempotencyKey: null,
    basket: 'basket',
    receiptNumber: 1042,
    recalled: [],
    paidAt: new Date('2026-03-03T23:34:00Z'),
    packedAt: null,
    dispatchedAt: null,
    deliveredAt: null,
    adultDeclaredAt: null,
    defence: null,
    titles: '',
    createdAt: placed,
    lines: [
      aLine({ title: 'Precision BBs 0.28 g, bag of 3500', unitPence: 1299, quantity: 2, totalPence: 2598 }),
      aLine({
        position: 2,
        title: 'Green gas 600 ml',
        unitPence: 800,
        quantity: 5,
        percent: 15,
        totalPence: 3400,
      }),
    ],
    ...{ events: [], parcels: [], edits: [], notes: [] },
    payment: aPayment,
    refunds: [],
    shortages: [],
    disputes: [],
    withdrawal: undefined,
    returns: [],
    arrival: undefined,
    soldUnits: 7,
    ...changes,
  };
}

type Line = WholeOrder['lines'][number];

export function aLine(changes: Partial<Line> = {}): Line {
  return {
    orderId: id,
    position: 1,
    productId: 'product1',
    slug: 'speed-loader',
    sku: null,
    title: 'Speed loader',
    category: 'bbs',
    image: 'loader.webp',
    unitPence: 1000,
    quantity: 1,
    takenOut: 0,
    reviewed: false,
    percent: 0,
    totalPence: 1000,
    discountPence: 0,
    ...changes,
  };
}

export function anEvent(
  event: string,
  by: WholeOrder['events'][number]['by'],
  at = placed,
): WholeOrder['events'][number] {
  return { id: 1, orderId: id, event, by, at };
}

/** The whole of `anOrder` as it is given back. */
export function aRefund(changes: Partial<WholeOrder['refunds'][number]> = {}): WholeOrder['refunds'][number] {
  return {
    id: 1,
    orderId: id,
    key: 'cancelled',
    contents: 'rest',
    reason: 'cancelled',
    goodsPence: 5398,
    deliveryPence: 0,
    goodwillPence: 0,
    postagePence: 0,
    amountPence: 5398,
    state: 'requested',
    providerRefund: null,
    byOtherMeans: false,
    creditNote: null,
    vatPence: null,
    by: 'shopper',
    staffId: null,
    mailedAt: null,
    lines: [],
    createdAt: new Date('2026-03-05T10:00:00Z'),
    doneAt: null,
    ...changes,
  };
}

export function anInquiry(changes: Partial<Inquiry> = {}): Inquiry {
  return {
    id: 'inquiry1',
    name: 'Robin Ash',
    email: 'robin@example.com',
    phone: '020 7946 0000',
    type: 'other',
    businessName: '',
    businessInquiry: '',
    itemType: '',
    quantity: null,
    address: '',
    deliveryDate: null,
    deliveryTime: '',
    instructions: '',
    message: 'Do you stock left-handed holsters?',
    readAt: null,
    state: 'open',
    assignee: null,
    replyToken: null,
    createdAt: new Date('2026-07-01T13:05:00Z'),
    lastAt: new Date('2026-07-01T13:05:00Z'),
    ...changes,
  };
}

export function aReply(changes: Partial<ReplyLetter> = {}): ReplyLetter {
  const inquiry = anInquiry();
  return {
    inquiry,
    reply: {
      ...{ id: 1, inquiryId: inquiry.id, kind: 'reply', by: 'staff', key: 'key', attachments: [] },
      ...{ text: 'Yes, in black.\nRobin & Co', messageId: '<ours@shop.example>', automatic: false },
      at: new Date('2026-07-01T14:05:00Z'),
    },
    answers: { text: inquiry.message, at: inquiry.createdAt },
    references: [],
    ...changes,
  };
}
