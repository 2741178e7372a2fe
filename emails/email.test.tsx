import { describe, expect, test } from 'vitest';
import { type ReturnReason, returnReasons } from '#database/enums.ts';
import { isFault } from '#shop/orders/return-rules.ts';
import type { Return } from '#shop/orders/returns/read.ts';
import type { Shop } from '#shop/shop.ts';
import { returning } from '#wording/storefront/return.ts';
import { backInStock } from './back-in-stock.tsx';
import { renderEmail } from './email.tsx';
import { aLine, anEvent, anInquiry, anOrder, aRefund, aReply, settings } from './factories.ts';
import { inquiry, inquiryCopy } from './inquiry.tsx';
import { inquiryReply } from './inquiry-reply.tsx';
import { newsletterWelcome } from './newsletter-welcome.tsx';
import { orderArrival } from './order-arrival.tsx';
import { orderCancelled } from './order-cancelled.tsx';
import { orderConfirmed } from './order-confirmed.tsx';
import { orderRefunded } from './order-refunded.tsx';
import { orderReturn } from './order-return.tsx';
import { orderReview } from './order-review.tsx';
import { orderShipped } from './order-shipped.tsx';
import { orderWithdrawn } from './order-withdrawn.tsx';
import { recall } from './recall.tsx';
import { type Draft, renderDraft } from './render.ts';
import { returnCancelled } from './return-cancelled.tsx';
import { returnReceived } from './return-received.tsx';
import { stockRequest } from './stock-request.tsx';

const orderPage = 'https://shop.example/order-details/k3v9x0qm27rtw1hd';

const aRecall = {
  title: 'Hot charger',
  subject: 'Stop using this charger from Hopup Supply',
  text: 'It may catch fire.\n\nUnplug it,\nand write to us.',
  name: 'Robin Ash',
  orders: [{ receiptNumber: 1042, createdAt: new Date('2026-03-03T12:00:00Z') }],
};

const aProduct = { id: 'gas01', slug: 'gas', title: 'Hopup Supply gas', pricePence: 1249 };

const aReviewLetter = () => {
  const order = anOrder({ orderStatus: 'Delivered', deliveredAt: new Date('2026-03-06T10:00:00Z') });
  return orderReview(settings, order, { lines: order.lines.slice(0, 1), token: 'k3v9-a1b2' });
};

describe('every letter', () => {
  const letters: Record<string, Draft | undefined> = {
    'order confirmed': orderConfirmed(settings, anOrder()),
    'order shipped': orderShipped(settings, anOrder()),
    'order arrival': orderArrival(settings, anOrder({ orderStatus: 'Shipped' }), 'a1b2'),
    'order review': aReviewLetter(),
    recall: recall(settings, aRecall, 'a1b2'),
    'order cancelled': orderCancelled(settings, anOrder({ refunds: [aRefund()] })),
    'order refunded': orderRefunded(settings, anOrder({ refunds: [aRefund()] })),
    inquiry: inquiry(settings, anInquiry()),
    'inquiry copy': inquiryCopy(settings, anInquiry()),
    'inquiry reply': inquiryReply(settings, aReply()),
    'stock request': stockRequest(settings, { title: 'Hopup Supply gas', confirm: 'a-b', leave: 'c-d' }),
    'back in stock': backInStock(settings, aProduct, { leave: 'c-d' }),
  };
  test.each(Object.keys(letters))('%s is a British page with a plain twin', async (name) => {
    const { html, text, subject } = await letterOf(letters[name]);
    expect(html).toMatch(/<html[^>]*lang="en-GB"/);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(
      /<script|<img(?! src="https:\/\/shop\.example\/images\/160\/)|undefined|NaN|\[object/,
    );
    expect(text).not.toMatch(/<\/?[a-z]+[ >]|&[a-z]+;|undefined|NaN|\[object/);
    expect(subject).toContain(
      name === 'inquiry' ? 'Order or general question from Robin Ash' : 'Hopup Supply',
    );
  });

  test.each(['order confirmed', 'order shipped', 'order cancelled', 'order refunded'])(
    '%s leads to the order, is answered by staff and offers nothing',
    async (name) => {
      const { html, text, replyTo, headers } = await letterOf(letters[name]);
      expect(html).toContain(`href="${orderPage}"`);
      expect(text).toContain(orderPage);
      expect(replyTo).toBe(settings.staffMail);
      expect(headers).toBeUndefined();
      expect(text).not.toMatch(/newsletter|% off|shop\/all/i);
    },
  );
});

describe('the letter that asks for reviews', () => {
  test('leads to each review, ends by link or by one click, and offers nothing', async () => {
    const { text, headers } = await letterOf(aReviewLetter());
    const [line] = anOrder().lines;
    expect(text).toContain(`https://shop.example/new-review/${line?.productId}`);
    expect(text).toContain('6 March 2026');
    expect(text).toContain('https://shop.example/end-review-letters/k3v9-a1b2');
    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(text).not.toMatch(/newsletter|% off|shop\/all|code/i);
  });

  test('is none where nothing is left to review', () => {
    expect(orderReview(settings, anOrder(), { lines: [], token: '' })).toBeUndefined();
  });
});

describe('the one-time code', () => {
  test('says what it is for, in the body only', async () => {
    const letter = await written({ template: 'one-time code', to: '', code: '048213', purpose: 'reset' });
    expect(letter.subject).toBe('Your Hopup Supply password reset code');
    expect(letter.html).toContain('048213');
    expect(letter.text).toContain('\n048213\n');
    expect(letter.text).toContain('valid for 10 minutes');
    expect(letter.text).toContain('nobody can change your password');
  });

  test('of a registration is in the subject too, and promises no account without it', async () => {
    const letter = await written({ template: 'one-time code', to: '', code: '048213', purpose: 'register' });
    expect(letter.subject).toBe('048213 is your Hopup Supply sign-up code');
    expect(letter.text).toContain('nobody can create the account');
  });
});

test('the letter about a changed password says when, and what to do if it was somebody else', async () => {
  const letter = await written({ template: 'password changed', to: '', at: '2026-03-03T23:34:00Z' });
  expect(letter.subject).toBe('Your Hopup Supply password was changed');
  expect(letter.text).toContain('3 March 2026 at 23:34');
  expect(letter.text).toContain('https://shop.example/forgot-password');
});

describe('the newsletter welcome', () => {
  test('carries the code and ends by link or by one click', async () => {
    const letter = await letterOf(
      newsletterWelcome(settings, { code: 'WELCOME10', token: 'a-b_c', confirmToken: 'd-e_f' }),
    );
    const unsubscribe = 'https://shop.example/unsubscribe/a-b_c';
    expect(letter.headers).toEqual({
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(letter.html).toContain(`href="${unsubscribe}"`);
    expect(letter.text).toContain(unsubscribe);
    expect(letter.text).toContain('https://shop.example/confirm-newsletter/d-e_f');
    expect(letter.text).toContain('WELCOME10');
    expect(letter.text).toContain('once a month');
  });
});

describe('the letter that asks whether an order has arrived', () => {
  test('leads to a page that asks, and says what comes of silence', async () => {
    const sent = anOrder({ orderStatus: 'Out Of Delivery', dispatchedAt: new Date('2026-03-05T10:00:00Z') });
    const letter = await letterOf(orderArrival(settings, sent, 'a1b2'));
    expect(letter).toMatchObject({
      subject: 'Has your Hopup Supply order 1042 arrived?',
      replyTo: settings.staffMail,
    });
    expect(letter.html).toContain('href="https://shop.example/arrived/a1b2"');
    expect(letter.text).toContain('sent your order on 5 March 2026');
    expect(letter.text).toContain('within 5 working days');
  });

  test('is not written once it is there, or on its way no more', () => {
    for (const orderStatus of ['Confirmed', 'Delivered', 'Cancelled', 'Returned'] as const)
      expect(orderArrival(settings, anOrder({ orderStatus }), 'a1b2')).toBeUndefined();
  });
});

test('the letter of a recall is what staff wrote, with the order and the link, and offers nothing', async () => {
  const letter = await letterOf(recall(settings, aRecall, 'a1b2'));
  expect(letter).toMatchObject({ subject: aRecall.subject, replyTo: settings.staffMail });
  expect(letter.headers).toBeUndefined();
  expect(letter.html).toContain('href="https://shop.example/recall/a1b2"');
  expect(letter.text).toContain('Hello Robin,');
  expect(letter.text).toContain('Unplug it,\nand write to us.');
  expect(letter.text).toContain('order no. 1042 of 3 March 2026');
  expect(letter.text).not.toMatch(/unsubscribe|% off|shop\/all/i);
});

describe('letters about stock', () => {
  const ends = 'https://shop.example/end-stock-requests/c-d';
  const headers = { 'List-Unsubscribe': `<${ends}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

  test('ask to confirm by a button, and end by link or by one click', async () => {
    const letter = await letterOf(
      stockRequest(settings, { title: aProduct.title, confirm: 'a-b', leave: 'c-d' }),
    );
    expect(letter).toMatchObject({ headers, subject: 'Confirm: tell me when Hopup Supply gas is back' });
    expect(letter.text).toContain('https://shop.example/confirm-stock-request/a-b');
    expect(letter.text).toContain(ends);
  });

  test('tell the price and where it is, and that nothing is set aside', async () => {
    const letter = await letterOf(backInStock(settings, aProduct, { leave: 'c-d' }));
    expect(letter).toMatchObject({ headers, subject: 'Back in stock: Hopup Supply gas' });
    expect(letter.text).toContain('https://shop.example/product/gas01/gas');
    expect(letter.text).toContain('£12.49');
    expect(letter.text).toContain('first come, first served');
  });
});

test('the newsletter welcome offers no first-order code to who has ordered', async () => {
  const { subject, text } = await letterOf(
    newsletterWelcome(settings, { code: null, token: 'a-b_c', confirmToken: 'd-e_f' }),
  );
  expect(subject).toBe('Confirm that you want the Hopup Supply newsletter');
  expect(text + subject).not.toMatch(/10%|first order|code/i);
  expect(text).toContain('once a month');
});

describe('the order confirmation', () => {
  test('adds up to what was charged, VAT inside', async () => {
    const { text } = await letterOf(orderConfirmed(settings, anOrder()));
    expect(rowsOf(text)).toEqual(
      expect.arrayContaining([
        'Precision BBs 0.28 g, bag of 3500 | £25.98',
        '2 × £12.99',
        'Green gas 600 ml | £34.00',
        '5 × £8.00, 15% quantity discount',
        'Subtotal | £59.98',
        'Discount code WELCOME10 | −£6.00',
        'Delivery | Free',
        'Total | £53.98',
        'VAT at 20% included: £9.00',
      ]),
    );
  });

  test('is a receipt with numbers, London dates, address and seller', async () => {
    const { text } = await letterOf(
      orderConfirmed(settings, anOrder({ createdAt: new Date('2026-07-03T23:30:00Z') })),
    );
    expect(rowsOf(text)).toEqual(
      expect.arrayContaining([
        'Order no. | 1042',
        'Order date | 4 July 2026',
        'Name | Hopup Supply',
        'E-mail | staff@shop.example',
      ]),
    );
    expect(text).toContain('Robin Ash\nFlat 2, 14 Long Lane\nLeeds\nLS1 4AP');
  });

  test('names the delivery price below free delivery, and no discount without one', async () => {
    const small = anOrder({
      lines: [aLine()],
      subtotalPence: 1000,
      discountPence: 0,
      couponCode: null,
      shippingPence: 299,
      totalPence: 1299,
    });
    const { text } = await letterOf(orderConfirmed(settings, small));
    expect(rowsOf(text)).toEqual(expect.arrayContaining(['Delivery | £2.99', 'Total | £12.99']));
    expect(text).not.toContain('iscount');
  });

  test('carries the right to cancel and its form', async () => {
    const { text } = await letterOf(orderConfirmed(settings, anOrder()));
    expect(text).toContain('within 14 days without giving any reason');
    expect(text).toContain('Model cancellation form');
    expect(text).toContain('To: Hopup Supply, https://shop.example, staff@shop.example');
    expect(text).toContain('hereby give notice');
  });

  test('of a free order speaks of no payment', async () => {
    const free = anOrder({ discountPence: 5998, totalPence: 0 });
    const { text } = await letterOf(orderConfirmed(settings, free));
    expect(text).toContain('nothing to pay');
    expect(text).not.toContain('your payment of');
  });

  test('shows each line’s picture in what every program can show, and says nothing of it in plain text', async () => {
    const { html, text } = await letterOf(orderConfirmed(settings, anOrder({ lines: [aLine()] })));
    const [picture, ...others] = html.match(/<img[^>]*>/g) ?? [];
    expect(picture).toContain('<img src="https://shop.example/images/160/loader.jpg" alt=""');
    expect(others).toEqual([]);
    expect(text).not.toContain('.jpg');
  });

  test('shows a title and a name as they were typed', async () => {
    const hostile = anOrder({
      userName: '<img src=x onerror=alert(1)>',
      lines: [aLine({ title: '<b>"BBs" & more</b>' })],
    });
    const { html, text } = await letterOf(orderConfirmed(settings, hostile));
    expect(html).not.toMatch(/<img src=.?x|<b>/);
    expect(html).toContain('&lt;b&gt;&quot;BBs&quot; &amp; more&lt;/b&gt;');
    expect(text).toContain('<b>"BBs" & more</b>');
  });
});

test('a shipped order tells the day, the goods and the right that remains', async () => {
  const order = anOrder({ dispatchedAt: new Date('2026-03-04T15:00:00Z') });
  const { text, html } = await letterOf(orderShipped(settings, order));
  for (const { image } of order.lines)
    expect(html, 'with its picture').toContain(`/images/160/${image.replace('.webp', '.jpg')}`);
  expect(rowsOf(text)).toContain('Dispatched on | 4 March 2026');
  expect(text).toContain('2 × Precision BBs 0.28 g, bag of 3500\n5 × Green gas 600 ml');
  expect(text).toContain('Withdraw or return');
  const deliveredAt = new Date('2026-03-05T09:00:00Z');
  const late = await letterOf(orderShipped(settings, { ...order, orderStatus: 'Delivered', deliveredAt }));
  expect(`${late.subject} ${late.text}`, 'what arrived is not on its way').not.toContain('on its way');
  expect(late.subject).toBe('Your Hopup Supply order 1042 was delivered');
  expect(rowsOf(late.text)).toContain('Delivered on | 5 March 2026');
  expect(late.text, 'the day is known').toContain('You can change your mind until 19 March 2026:');
});

test('a postcode is as it is written on a parcel, however it was typed', async () => {
  const order = anOrder({ deliveryPinCode: 'ba5 2pu' });
  for (const { html, text } of [
    await letterOf(orderShipped(settings, order)),
    await letterOf(orderConfirmed(settings, order)),
  ])
    expect([
      text.includes('\nBA5 2PU\n'),
      html.includes('BA5 2PU'),
      `${text}${html}`.includes('ba5'),
    ]).toEqual([true, true, false]);
});

describe('delivery is told in days', () => {
  test('counted from the payment, and from the dispatch once it was sent', async () => {
    // Paid on a Tuesday at 23:34; sent on the Thursday, later than promised on the Friday.
    const paid = await letterOf(orderConfirmed(settings, anOrder()));
    expect(plain(paid.text)).toContain('With you Fri 6 - Tue 10 Mar');
    const shipped = (at: string) =>
      letterOf(orderShipped(settings, anOrder({ orderStatus: 'Shipped', dispatchedAt: new Date(at) })));
    expect(plain((await shipped('2026-03-05T15:00:00Z')).text)).toContain('With you Fri 6 - Tue 10 Mar');
    expect(plain((await shipped('2026-03-06T15:00:00Z')).text)).toContain('With you Mon 9 - Wed 11 Mar');
  });

  test('and not at all once there is nothing on its way', async () => {
    const { text } = await letterOf(orderConfirmed(settings, anOrder({ orderStatus: 'Cancelled' })));
    expect(text).not.toContain('With you');
  });
});

describe('an order is named', () => {
  const letters = (order: ReturnType<typeof anOrder>) => [
    orderConfirmed(settings, order),
    orderShipped(settings, order),
    orderCancelled(settings, order),
    orderRefunded(settings, order),
    orderWithdrawn(settings, order, 'shopper'),
  ];

  test('by its short number in every subject, and by its id in links alone', async () => {
    const subjects = [];
    for (const draft of letters(anOrder({ refunds: [aRefund()] }))) {
      const { subject, text, html } = await letterOf(draft);
      subjects.push(subject);
      expect(text.replaceAll(orderPage, '')).not.toContain('k3v9x0qm27rtw1hd');
      expect(html.replaceAll(orderPage, '')).not.toContain('k3v9x0qm27rtw1hd');
    }
    expect(subjects).toEqual([
      'We have your order: Hopup Supply, order 1042',
      'Your Hopup Supply order 1042 is on its way',
      'Your Hopup Supply order 1042 is cancelled',
      'Your Hopup Supply refund of £53.98: order 1042',
      'Your Hopup Supply order 1042: withdrawal received',
    ]);
  });

  test('by its date where it was never sold', async () => {
    const late = anOrder({ receiptNumber: null, refunds: [aRefund({ reason: 'paid too late' })] });
    const { subject, text } = await letterOf(orderRefunded(settings, late));
    expect(subject).toBe('Your Hopup Supply refund of £53.98: order of 3 March 2026');
    expect(text).not.toContain('Order no.');
  });
});

test('an order that is paid is told to be there, not to be confirmed, which staff do later', async () => {
  const { text, subject, html } = await letterOf(orderConfirmed(settings, anOrder()));
  expect(text).toContain('We have your order');
  expect(text + subject + html).not.toMatch(/is confirmed/i);
});

describe('a cancelled order', () => {
  test.each([
    ['that was paid', { refunds: [aRefund()] }, 'We are refunding the whole amount, £53.98'],
    ['whose money has gone back', { refunds: [aRefund({ state: 'done' })] }, '£53.98, has been sent back'],
    ['whose refund was refused', { refunds: [aRefund({ state: 'refused' })] }, 'refund it another way'],
    ['that cost nothing', { totalPence: 0, refunds: [aRefund({ amountPence: 0 })] }, 'nothing to pay'],
    ['that was never paid', {}, 'No payment was taken'],
  ] satisfies [string, Parameters<typeof anOrder>[0], string][])(
    '%s says so',
    async (_, changes, sentence) => {
      const { text } = await letterOf(orderCancelled(settings, anOrder(changes)));
      expect(text).toContain(sentence);
    },
  );

  test('says who ended it', async () => {
    const by = async (who: 'shopper' | 'staff') =>
      (await letterOf(orderCancelled(settings, anOrder({ events: [anEvent('Cancelled', who)] })))).text;
    expect(await by('shopper')).toContain('as you asked');
    expect(await by('staff')).toContain('we are sorry');
  });
});

describe('a refund', () => {
  const returned = aRefund({
    ...{ reason: 'returned', goodsPence: 1169, amountPence: 1169 },
    lines: [{ position: 1, quantity: 1, pence: 1169, restocked: 0, deductedPence: 130 }],
  });
  const unit = { quantity: 1, restock: false, deductedPence: 0 };
  const aReturn: Return = {
    ...{ id: 1, orderId: 'x', number: 7, reason: 'changed mind', note: '', by: 'shopper', state: 'closed' },
    ...{
      requestedAt: new Date('2026-03-18T10:00:00Z'),
      closedAt: null,
      cancelledAt: null,
      cancelledBy: null,
    },
    lines: [],
    receipts: [
      {
        ...{ id: 3, returnId: 1, key: 'key', deductionReason: 'Opened', refundId: returned.id, staffId: 'x' },
        lines: [
          { ...unit, position: 1, state: 'damaged', deductedPence: 130 },
          { ...unit, position: 2, state: 'missing' },
        ],
        at: new Date('2026-03-20T10:00:00Z'),
      },
    ],
  };

  test('that the card could not take says that it came another way', async () => {
    const refund = aRefund({ state: 'done', byOtherMeans: true });
    const { text } = await letterOf(orderRefunded(settings, anOrder({ refunds: [refund] })));
    expect(text).toContain('returned it to you another way');
    expect(text).not.toMatch(/to the card|on the card/);
  });

  test('is a credit note for the receipt', async () => {
    const refund = aRefund({
      ...{ state: 'done', reason: 'returned', doneAt: new Date('2026-03-09T09:00:00Z') },
      ...{ creditNote: 1001, vatPence: 900 },
    });
    const { subject, text } = await letterOf(orderRefunded(settings, anOrder({ refunds: [refund] })));
    expect(subject).toBe('Your Hopup Supply refund of £53.98: order 1042');
    expect(text).toContain('5-10 business days');
    expect(text).toContain('which you sent back');
    expect(text).toMatch(/credit note C1001/i);
    expect(rowsOf(text)).toEqual(
      expect.arrayContaining([
        'Order no. | 1042',
        'Refunded on | 9 March 2026',
        'Amount refunded | £53.98',
        'VAT at 20% included | £9.00',
      ]),
    );
  });

  test('of a part says what it is for', async () => {
    const refund = aRefund({
      ...{
        id: 7,
        state: 'done',
        reason: 'returned',
        goodsPence: 1169,
        deliveryPence: 100,
        goodwillPence: 50,
      },
      ...{ amountPence: 1319, creditNote: 1002, vatPence: 220 },
      lines: [{ position: 1, quantity: 1, pence: 1169, restocked: 1, deductedPence: 130 }],
    });
    const order = anOrder({ refunds: [aRefund(), refund] });
    const { subject, text } = await letterOf(orderRefunded(settings, order, 7));
    expect(subject).toBe('Your Hopup Supply refund of £13.19: order 1042');
    expect(text).toContain('This is for what you sent back.');
    const deducted = /Deducted for damage from use: Precision BBs 0.28 g, −£1.30 bag of 3500 \(VAT −£0.22\)/;
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(deducted);
    expect(text).not.toContain('whole amount');
    expect(rowsOf(text)).toEqual(
      expect.arrayContaining([
        '1 × Precision BBs 0.28 g, bag of 3500 | £12.99',
        'Delivery | £1.00',
        'Goodwill | £0.50',
        'Amount refunded | £13.19',
        'VAT at 20% included | £2.20',
      ]),
    );
  });

  test('of the shopper’s postage calls it that and no goodwill, and says that no VAT is in it', async () => {
    const postage = { goodsPence: 1169, postagePence: 349, amountPence: 1518, vatPence: 195 };
    const refund = { ...returned, ...postage, state: 'done' as const, creditNote: 1004 };
    const { text } = await letterOf(orderRefunded(settings, anOrder({ refunds: [refund] })));
    expect(text.replaceAll(/\s+/g, ' ')).toContain('for what you sent back, and for the postage you paid');
    expect(text).not.toContain('Goodwill');
    expect(rowsOf(text)).toEqual(
      expect.arrayContaining(['Your postage (no VAT) | £3.49', 'VAT at 20% included | £1.95']),
    );
    const all = { ...refund, amountPence: 5398 };
    const whole = await letterOf(orderRefunded(settings, anOrder({ refunds: [all] })));
    expect(whole.text, 'also where it is all that was paid').toContain('Your postage');
  });

  test('of a return says first that it came, what was found and why less is given, and then the credit note', async () => {
    const order = anOrder({
      returns: [aReturn],
      refunds: [{ ...returned, state: 'done', creditNote: 1003 }],
    });
    const { subject, text } = await letterOf(orderRefunded(settings, order));
    expect(subject).toBe('Your Hopup Supply return R7 has arrived, with a refund of £11.69: order 1042');
    const plain = text.replaceAll(/\s+/g, ' ');
    const parts = [
      ...['your return R7 has arrived, and we have sent £11.69 back to the card', 'Received 20 March 2026'],
      ...[
        'Deducted £1.30',
        'Because Opened',
        '1 × Precision BBs 0.28 g, bag of 3500: received, not fit for resale',
      ],
      ...[
        '1 × Green gas 600 ml: not received',
        'proof of posting',
        '5-10 business days',
        'Credit note C1003',
      ],
    ].map((part) => plain.indexOf(part));
    expect(parts).not.toContain(-1);
    expect(parts).toEqual(parts.toSorted((one, two) => one - two));
  });

  test('of a return that the card could not take: that it came has a letter of its own', async () => {
    const refused = anOrder({ returns: [aReturn], refunds: [{ ...returned, state: 'refused' }] });
    const came = await letterOf(returnReceived(settings, refused, 3));
    expect(came.subject).toBe('Your Hopup Supply return R7 has arrived: order 1042');
    expect(came.text).toContain('Your card could not take the refund of £11.69');
    expect(came.text).not.toContain('on its way');
    const given = anOrder({
      returns: [aReturn],
      refunds: [{ ...returned, state: 'done', byOtherMeans: true }],
    });
    const { subject, text } = await letterOf(orderRefunded(settings, given));
    expect(subject).toBe('Your Hopup Supply refund of £11.69: order 1042');
    expect(text).not.toContain('R7');
  });

  test.each([
    [{ orderStatus: 'Cancelled' }, 'after the order had been cancelled'],
    [{ firstOrder: true }, 'your first-order code had been used'],
    [{ firstOrder: false }, 'something in your order had sold out'],
  ] as const)('of a late payment explains itself (%o)', async (changes, sentence) => {
    const refund = aRefund({ reason: 'paid too late', state: 'done' });
    const late = anOrder({ refunds: [refund], receiptNumber: null, paymentStatus: 'Refunded', ...changes });
    const { text } = await letterOf(orderRefunded(settings, late));
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/credit note|VAT/i);
  });

  test('of nothing is no news', () => {
    expect(orderRefunded(settings, anOrder({ refunds: [aRefund({ amountPence: 0 })] }))).toBeUndefined();
  });
});

describe('a reply to an inquiry', () => {
  test('is a person’s letter under an id of its own, below which stands what it answers', async () => {
    const letter = await letterOf(inquiryReply(settings, aReply()));
    expect(letter).toMatchObject({
      subject: 'Your message to Hopup Supply (Order or general question)',
      replyTo: settings.staffMail,
      messageId: '<ours@shop.example>',
      headers: { 'Auto-Submitted': 'no' },
    });
    expect(letter).not.toHaveProperty('inReplyTo');
    expect(letter.text).toContain('Yes, in black.\nRobin & Co');
    expect(letter.text.indexOf('Do you stock left-handed')).toBeGreaterThan(
      letter.text.indexOf('Yes, in black.'),
    );
    expect(letter.text).not.toContain('above this line');
  });

  test('is answered at its inquiry’s own address where the shop takes mail, and goes on in one thread', async () => {
    const about = anInquiry({ replyToken: '0f3k9x0qm27rtw1h' });
    const references = ['<first@shop.example>', '<theirs@example.com>'];
    const letter = await letterOf(
      inquiryReply({ ...settings, takesMail: true }, aReply({ inquiry: about, references })),
    );
    expect(letter).toMatchObject({
      subject: 'Re: Your message to Hopup Supply (Order or general question)',
      replyTo: 'staff+reply-0f3k9x0qm27rtw1h@shop.example',
      inReplyTo: '<theirs@example.com>',
      references,
    });
    expect(letter.text).toContain('Please write your answer above this line');
  });
});

describe('an inquiry', () => {
  test('carries what its sender can quote, to staff and in the copy', async () => {
    const found = anInquiry({ id: 'k3v9x0qm27rtw1hd' });
    const [toStaff, copy] = [
      await letterOf(inquiry(settings, found)),
      await letterOf(inquiryCopy(settings, found)),
    ];
    expect(toStaff.subject).toBe('Order or general question from Robin Ash (K3V9-X0QM)');
    expect(copy).toMatchObject({
      subject: 'Your message to Hopup Supply: K3V9-X0QM',
      replyTo: settings.staffMail,
    });
    for (const { text } of [toStaff, copy]) {
      expect(text).toContain('K3V9-X0QM');
      expect(text).toContain('left-handed holsters');
    }
    expect(copy.text, 'nothing of the dashboard').not.toContain('go-to-dashboard');
  });

  test.each([
    [
      { type: 'trade', businessName: 'Ash Arena', businessInquiry: 'Stock for a field' },
      'Trade enquiry',
      ['Business name | Ash Arena', 'Details | Stock for a field'],
    ],
    [
      { type: 'bulk', itemType: '0.25 g BBs', quantity: 12000, address: 'Long Lane\nLeeds' },
      'Bulk order',
      ['Items | 0.25 g BBs', 'Quantity | 12,000', 'Address | Long Lane'],
    ],
    [
      { type: 'special', deliveryDate: '2026-03-29', deliveryTime: '9:00-12:00', instructions: 'Ring twice' },
      'Special delivery request',
      ['Delivery date | Sunday, 29 March 2026', 'Delivery time | 9:00-12:00', 'Instructions | Ring twice'],
    ],
    [{ type: 'other' }, 'Order or general question', ['Received | 1 July 2026 at 14:05']],
  ] as const)('shows the fields of its type (%o)', async (changes, type, rows) => {
    const { subject, text, replyTo } = await letterOf(inquiry(settings, anInquiry(changes)));
    expect(subject).toContain(`${type} from Robin Ash`);
    expect(rowsOf(text)).toEqual(expect.arrayContaining([...rows]));
    expect(replyTo).toBe('robin@example.com');
  });

  test('keeps the lines of a message and shows markup as text', async () => {
    const message = 'Hello,\n<script>alert(1)</script>\r\n<a href="https://bad.example">staff</a> &amp; co';
    const { html, text } = await letterOf(inquiry(settings, anInquiry({ message })));
    expect(html).not.toMatch(/<script|href="https:\/\/bad/);
    expect(text).toContain(
      'Hello,\n<script>alert(1)</script>\n<a href="https://bad.example">staff</a> &amp; co',
    );
  });

  test('cannot write headers through its name', async () => {
    const name = 'Robin\r\nBcc: all@example.com\u2028\u202e\u0000x';
    const { subject } = await letterOf(inquiry(settings, anInquiry({ name })));
    expect(subject).toBe('Order or general question from Robin Bcc: all@example.com x (INQU-IRY1)');
  });

  test.each([
    'robin@example.com\r\nBcc: all@example.com',
    'robin@example.com, all@example.com',
    'Robin <robin@example.com>',
    'robin.example.com',
    'a@b',
    '',
  ])('has no reply address in %j', async (email) => {
    const { replyTo, text } = await letterOf(inquiry(settings, anInquiry({ email })));
    expect(replyTo).toBeUndefined();
    expect(text).toContain('will not reach them');
  });
});

test('there is no letter about what is gone', async () => {
  const empty: unknown = new Proxy(() => empty, {
    get: (_, name) => (name === 'then' ? (done: (rows: []) => void) => done([]) : empty),
    apply: () => empty,
  });
  const shop = { settings, db: empty } as Shop;
  expect(await renderEmail(shop, { template: 'order shipped', to: '', orderId: 'gone1' })).toBeUndefined();
  expect(await renderEmail(shop, { template: 'inquiry', to: '', inquiryId: 'gone1' })).toBeUndefined();
});

async function written(mail: Parameters<typeof renderEmail>[1]) {
  const letter = await renderEmail({ settings } as Shop, mail);
  if (!letter) throw new Error('no letter');
  return letter;
}

/** The one action of a letter, with its address. */
const buttonIn = (html: string) => html.match(/<a(?=[^>]*class="button").*?<\/a>/s)?.[0];

async function letterOf(draft: Draft | undefined) {
  if (!draft) throw new Error('no letter');
  return renderDraft(draft);
}

/** Without what keeps a date on one line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The rows of the plain text's tables, 'left | right'. */
const rowsOf = (text: string) => text.split('\n').map((line) => line.trim().replace(/ {3,}/g, ' | '));

test('the seller’s address and VAT number are in the confirmation where they are set', async () => {
  const seller = { sellerAddress: '1 Depot Road, Leeds LS1 1AA', vatNumber: 'GB 123 4567 89' };
  const { text } = await letterOf(orderConfirmed({ ...settings, ...seller }, anOrder()));
  expect(text).toContain('1 Depot Road, Leeds LS1 1AA');
  expect(text).toContain('GB 123 4567 89');
});

test('a withdrawal is proved to the shopper and told to staff', async () => {
  const withdrawal = { orderId: 'x', reason: 'Too <big>', requestedAt: new Date('2026-03-20T10:00:00Z') };
  const order = anOrder({ withdrawal, deliveredAt: new Date('2026-03-18T10:00:00Z') });
  const [proof, notice] = [
    await letterOf(orderWithdrawn(settings, order, 'shopper')),
    await letterOf(orderWithdrawn(settings, order, 'staff')),
  ];
  expect(proof.text).toContain('20 March 2026');
  expect(proof.html).not.toContain('<big>');
  expect(proof.replyTo).toBe(settings.staffMail);
  expect(notice.replyTo).toBe(order.email);
  expect(notice.subject).toBe('New withdrawal: order 1042');
});

describe('a return', () => {
  const requestedAt = new Date('2026-03-20T10:00:00Z');
  const deliveredAt = new Date('2026-03-18T10:00:00Z');
  const bbs = aLine();
  const gas = aLine({ position: 2, category: 'gas', title: 'Green gas 600 ml' });
  const pack = aLine({ position: 3, category: 'batteries', title: '7.4 V LiPo 1300 mAh' });
  const address = { returnsAddress: '1 Depot Road, Leeds LS1 1AA' };

  function made(lines: ReturnType<typeof aLine>[], reason: ReturnReason, delivered = deliveredAt) {
    const units = { quantity: 1, whole: 0, damaged: 0, missing: 0, restocked: 0 };
    const one: Return = {
      ...{ id: 1, orderId: 'x', number: 7, reason, note: '', by: 'shopper', state: 'open' },
      ...{ requestedAt, closedAt: null, cancelledAt: null, cancelledBy: null, receipts: [] },
      lines: lines.map(({ position }) => ({ position, ...units })),
    };
    const withdrawal = { orderId: 'x', reason: '', requestedAt };
    return { one, order: anOrder({ lines, returns: [one], withdrawal, deliveredAt: delivered }) };
  }

  async function letters(...[lines, reason, delivered]: Parameters<typeof made>) {
    const { one, order } = made(lines, reason, delivered);
    const shop = { ...settings, ...address };
    const drafts = [
      orderReturn(shop, { order, one, reader: 'shopper' }),
      ...(reason === 'changed mind' ? [orderWithdrawn(shop, order, 'shopper')] : []),
    ];
    return Promise.all(drafts.map(letterOf));
  }

  test.each(returnReasons)(
    'of what no post takes begins with waiting, and has no address, slip or posting: %s',
    async (reason) => {
      for (const lines of [[gas], [pack], [gas, pack]])
        for (const { text, html } of await letters(lines, reason)) {
          expect(text).toContain(`Hello Robin, please don’t post it yet. ${returning.hazardText}`);
          expect(text.indexOf(returning.hazardText)).toBeLessThan(text.indexOf('View your order'));
          expect(text).not.toMatch(
            /Send it|send them back|how to send|slip|put it in the parcel|posting|postage|\/return\/|Depot Road|label|receipt:/i,
          );
          expect(html).not.toMatch(/\/return\/|Depot Road/);
          expect(buttonIn(html)).toContain('View your order');
          expect(text).toContain('R7');
          expect(text).toContain(returning.refundWhen.collected);
        }
    },
  );

  test.each(returnReasons)('of what can be posted, all or a part of it, says how: %s', async (reason) => {
    for (const { text } of await letters([bbs, gas], reason)) {
      expect(text).toContain('Depot Road');
      expect(text).toContain('Put the returns slip in the parcel');
      expect(text).toContain('can’t go by ordinary post');
    }
    for (const { text } of await letters([bbs], reason)) {
      expect(text).toContain('/return/');
      expect(text).not.toContain('ordinary post');
    }
  });

  test('of what can be posted has the slip as its button, and the order as a link', async () => {
    for (const lines of [[bbs], [bbs, gas]])
      for (const { html, text } of await letters(lines, 'changed mind')) {
        expect(buttonIn(html)).toContain(orderPage.replace('order-details', 'return'));
        expect(buttonIn(html)).toContain('Print the returns slip');
        expect(text.match(/\/return\//g), 'once').toHaveLength(1);
        expect(text.replaceAll(/\s+/g, ' ')).toContain(`View your order ${orderPage}`);
      }
  });

  test('tells staff who, what and why, and leads to the order in the dashboard', async () => {
    const { order, one } = made([bbs], 'faulty');
    const { subject, text, html, replyTo } = await letterOf(
      orderReturn(settings, { order, one, reader: 'staff' }),
    );
    expect(subject).toBe('New return R7, order 1042: Faulty, or stopped working');
    expect(text).toContain(`${order.userName} is sending items back.`);
    expect(text).toContain(`Reply to this e-mail to answer ${order.userName}.`);
    expect(text).not.toContain('because you ordered');
    expect(html).toContain(`https://shop.example/login-admin?order=${order.id}`);
    expect(html).not.toContain(orderPage);
    expect(replyTo).toBe(order.email);
    const cancelled = await letterOf(returnCancelled(settings, { order, one, reader: 'staff' }));
    expect(cancelled.subject).toBe('Return R7 cancelled: order 1042');
  });

  test('tells staff to book the courier for what no post takes', async () => {
    const told = async (lines: (typeof gas)[]) => {
      const { order, one } = made(lines, 'changed mind');
      const drafts = [
        orderReturn(settings, { order, one, reader: 'staff' }),
        orderWithdrawn(settings, order, 'staff'),
      ];
      const texts = await Promise.all(drafts.map(letterOf));
      return texts.map(({ text }) => text.replaceAll(/\s+/g, ' ').includes('Please book a road courier'));
    };
    expect(await told([gas])).toEqual([true, true]);
    expect(await told([bbs, gas])).toEqual([true, true]);
    expect(await told([bbs])).toEqual([false, false]);
  });

  test('says of the refund what its page says', async () => {
    for (const letter of await letters([bbs], 'changed mind'))
      expect(letter.text).toMatch(/You’ll get back\s+£10\.00/);
    for (const reason of returnReasons)
      for (const { text } of await letters([bbs], reason)) {
        expect(text).toContain(returning.refundWhen.posted);
        for (const sentence of isFault(reason) ? returning.fault : returning.changedMind(0))
          expect(text).toContain(sentence);
        expect(text).not.toContain('30 days');
      }
    const { order, one } = made([bbs], 'changed mind');
    const paid = { order: { ...order, shippingPence: 299 }, one, reader: 'shopper' } as const;
    const { text } = await letterOf(orderReturn(settings, paid));
    for (const sentence of returning.changedMind(299)) expect(text).toContain(sentence);
    const [free] = await letters([bbs], 'changed mind');
    expect(free?.text, 'its delivery was free').not.toMatch(/delivery\s+you\s+paid/);
    const [late] = await letters([bbs], 'faulty', new Date('2026-01-18T10:00:00Z'));
    expect(late?.text, 'rejected too late').toContain(returning.refundWhen.posted);
    expect(late?.text).not.toContain(returning.fault[0]);
  });
});
