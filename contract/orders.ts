import { z } from 'zod';
import { orderStatuses, paymentStatuses, shortageStates } from '#database/enums.ts';
import { carrierKeys } from '#shop/orders/carriers.ts';
import { dueKinds, happenings } from '#shop/orders/rights.ts';
import { rules } from '#wording/rules.ts';
import { call, notRateLimited } from './call.ts';
import { product } from './catalogue.ts';
import { bool, email, id, optionalText, pounds, text, wholeNumber } from './fields.ts';
import { type Digit, digits } from './numbered.ts';
import { wireEdit, wireNote } from './order-edits.ts';
import { wireDispute, wireRefund } from './refunds.ts';
import { wireReturn } from './returns.ts';

/** spec.md section 7 'Customer: checkout and orders'; the rules are in decisions.md sections 3 and 4. */
const group = 'Checkout and orders';

export const checkout = call({
  ...notRateLimited,
  path: '/checkout',
  group,
  summary: 'The product that Buy Now takes to the checkout',
  caller: 'anyone',
  body: z.object({ id: id() }),
  answer: z.object({ data: z.array(product) }),
});

const basketLine = z.object({ id: id(), quantity: wholeNumber(1, 50) });

export const createCheckoutSession = call({
  path: '/create-checkout-session',
  group,
  summary: 'Places the order, holds its stock and opens the hosted card page',
  caller: 'shopper',
  body: z.object({
    email: email(rules.login.email),
    /** What the shopper saw; the shop uses its own titles. */
    title: optionalText({ max: 2000 }),
    /** The total the shopper saw, in pounds; another than the server's is 409 with the new quote. */
    price: pounds(),
    products: z
      .array(basketLine, { error: rules.basket })
      .min(1, { error: rules.basket })
      .max(20, { error: rules.basket }),
    code: optionalText({ max: 40 }),
    /** 'I am 18 or over': asked for with a product that is `adult`. */
    adult: bool.default(false),
    /** Made anew for each checkout: the same key resumes the same attempt. */
    idempotencyKey: optionalText({ max: 64 }),
  }),
  answer: z.object({
    /** The provider's session. */
    id: z.string(),
    /** Where to pay. */
    url: z.string(),
    orderId: z.string(),
  }),
  rate: [
    { per: 'address', times: 60, seconds: 600 },
    { per: 'mailbox', times: 30, seconds: 600 },
  ],
});

export const isFirstOrder = call({
  ...notRateLimited,
  path: '/is-first-order',
  group,
  summary: 'Whether the account may use a first-order code: 200 it may, 409 it may not',
  caller: 'shopper',
  body: z.object({
    email: email(rules.login.email),
    /** An unpaid order that the next checkout takes the place of, and which therefore does not count. */
    insteadOf: id().optional(),
  }),
  /** Whether the newsletter, whose code it is, goes to the account already. */
  answer: z.object({ subscribed: z.boolean() }),
});

/** What a code takes off: pounds and percent; the one that does not apply is 0. */
const couponTerms = z.object({
  type: z.enum(['percentage', 'flat']),
  percentage: z.number(),
  flat: z.number(),
  min: z.number(),
  code: z.string(),
  /** Null: every product. */
  product_id: z.string().nullable(),
  /** For a first order only; ask /is-first-order. */
  firstOrder: z.boolean(),
});
export type WireCoupon = z.output<typeof couponTerms>;

export const verifyCode = call({
  path: '/verify-code',
  group,
  summary: 'What a discount code takes off a product, or the whole cart',
  caller: 'anyone',
  body: z.object({
    code: text({ max: 40, message: rules.coupon.enter }),
    /** The product bought now, or 'all' for a cart. */
    productId: id().default('all'),
    /** With a cart: what is in it, so that a code for one product can be told from a useless one. */
    products: z.array(id()).max(20).optional(),
  }),
  answer: z.object({ data: z.tuple([couponTerms]) }),
  rate: [{ per: 'address', times: 30, seconds: 60 }],
});

export const updatePaymentStatus = call({
  path: '/update-payment-status',
  group,
  summary: 'Asks the provider and settles the order; the caller’s own word changes nothing',
  caller: 'owner or staff',
  body: z.object({ orderId: id(), status: z.enum(['Success', 'Failed'], { error: rules.choice }) }),
  answer: z.object({ paymentStatus: z.enum(paymentStatuses), orderStatus: z.enum(orderStatuses) }),
});

/** Of goods (shop/delivery/hazardous.ts). */
export const hazards = ['gas', 'lithium'] as const;

const five = (field: (n: number) => [string, z.ZodType][]) =>
  Object.fromEntries(digits.flatMap((n) => field(n)));

/** Where an unfinished payment goes on and until when its items are kept (ISO 8601); null where it can't. */
const unfinished = { payUrl: z.string().nullable(), payUntil: z.string().nullable() };

/** The calendar days in London (YYYY-MM-DD) on which a paid order that is under way should arrive; `late` once they are over. */
const expected = z.object({ earliest: z.string(), latest: z.string(), late: z.boolean() }).nullable();
export type WireExpected = NonNullable<z.output<typeof expected>>;

/** One row of /user-orders: title1..5, q1..5 and p1..5 are null beyond the lines it has (spec.md section 3 'Order'). */
export const orderSummary = z.object({
  id: z.string(),
  total: z.number(),
  paymentStatus: z.enum(paymentStatuses),
  orderStatus: z.enum(orderStatuses),
  ...(five((n) => [
    [`title${n}`, z.string().nullable()],
    [`q${n}`, z.int().nullable()],
    /** The products' ids; p2 is set when it is a multi-item cart order. */
    [`p${n}`, z.string().nullable()],
  ]) as Record<`${'title' | 'p'}${Digit}`, z.ZodNullable<z.ZodString>> &
    Record<`q${Digit}`, z.ZodNullable<z.ZodInt>>),
  img1: z.string(),
  catagory: z.string(),
  tittle: z.string(),
  createdAt: z.string(),
  receiptNumber: z.int().nullable(),
  ...unfinished,
  expected,
  refunds: z.array(wireRefund.pick({ amount: true, state: true })),
  /** What of it is sent back and has not come yet. */
  openReturns: z.array(wireReturn.pick({ number: true, sendBackBy: true }).extend({ collects: z.boolean() })),
});
export type WireOrderSummary = z.output<typeof orderSummary>;

export const userOrders = call({
  ...notRateLimited,
  path: '/user-orders',
  group,
  summary: 'The orders of an account, newest first',
  caller: 'shopper',
  body: z.object({ email: email(rules.login.email) }),
  answer: z.object({ data: z.array(orderSummary) }),
});

/** One order whole, for the shopper and for staff: p1..p5 are null beyond the lines it has. Pounds. */
export const orderDetail = z.object({
  id: z.string(),
  user_name: z.string(),
  email: z.string(),
  orderStatus: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  subtotal: z.number(),
  discount: z.number(),
  code: z.string().nullable(),
  shipping: z.number(),
  total: z.number(),
  vat: z.number(),
  ...(five((n) => [
    [`p${n}_id`, z.string().nullable()],
    [`p${n}_slug`, z.string().nullable()],
    /** Its SKU today; '' for none. */
    [`p${n}_sku`, z.string().nullable()],
    [`p${n}_tittle`, z.string().nullable()],
    /** Pressurised gas or lithium cells: by road only, with a mark on the parcel. */
    [`p${n}_hazard`, z.enum(hazards).nullable()],
    [`p${n}_price`, z.number().nullable()],
    [`p${n}_quantity`, z.int().nullable()],
    /** Units of them that were taken out and given back before it left: they are not sent. */
    [`p${n}_takenOut`, z.int().nullable()],
    /** Its buyer's account has reviewed the product. */
    [`p${n}_reviewed`, z.boolean().nullable()],
    [`p${n}_percent`, z.int().nullable()],
    [`p${n}_total`, z.number().nullable()],
    /** Its share of what the code took off the order. */
    [`p${n}_discount`, z.number().nullable()],
    [`p${n}_img`, z.string().nullable()],
  ]) as Record<`p${Digit}_${'id' | 'slug' | 'sku' | 'tittle' | 'img'}`, z.ZodNullable<z.ZodString>> &
    Record<
      `p${Digit}_${'price' | 'quantity' | 'takenOut' | 'percent' | 'total' | 'discount'}`,
      z.ZodNullable<z.ZodNumber>
    > &
    Record<`p${Digit}_reviewed`, z.ZodNullable<z.ZodBoolean>> &
    Record<`p${Digit}_hazard`, z.ZodNullable<z.ZodEnum<{ gas: 'gas'; lithium: 'lithium' }>>>),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  pinCode: z.string(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  receiptNumber: z.int().nullable(),
  /** When the shopper declared to be 18 or over (ISO 8601); null where nothing in it asked for that. */
  adultDeclaredAt: z.string().nullable(),
  /** The defence on which a realistic imitation firearm in it was sold: its kind, and its number where it has one. */
  defence: z.object({ kind: z.enum(['UKARA', 'other']), reference: z.string() }).nullable(),
  /** When it was first shipped (ISO 8601). From then on its shopper can't cancel it, whatever its status is now. */
  dispatchedAt: z.string().nullable(),
  /** Units that count as sold; fewer once they are back on the shelf. */
  soldUnits: z.int(),
  ...unfinished,
  expected,
  /** What went back of the payment or is on its way, oldest first. */
  refunds: z.array(wireRefund),
  /** Of its lines that are short: what is missing, and what the shopper chose until when (ISO 8601). */
  shortages: z.array(
    z.object({
      position: z.int(),
      missing: z.int(),
      state: z.enum(shortageStates),
      until: z.string(),
      /** What they took instead. */
      instead: z
        .object({
          productId: z.string(),
          tittle: z.string(),
          sku: z.string(),
          hazard: z.enum(hazards).nullable(),
        })
        .nullable(),
    }),
  ),
  /** What the customer's bank says of it. */
  disputes: z.array(wireDispute),
  /** The shopper's wish to withdraw, if there is one, and until when one may be made (ISO 8601; null: not now). */
  withdrawal: z.object({ at: z.string(), reason: z.string() }).nullable(),
  withdrawUntil: z.string().nullable(),
  /** Goods that the shopper sends back, oldest first, and until when that can be asked for (ISO 8601; null: not now). */
  returns: z.array(wireReturn),
  returnUntil: z.object({ changedMind: z.string().nullable(), fault: z.string().nullable() }),
  /** Units that can still be sent back; positions are those of p1..p5. */
  returnable: z.array(z.object({ position: z.int(), quantity: z.int() })),
  /** What it was sent in, as far as staff wrote it down; positions are those of p1..p5. */
  parcels: z.array(
    z.object({
      id: z.int(),
      carrier: z.enum(carrierKeys),
      /** The carrier's, for people. */
      name: z.string(),
      service: z.string(),
      /** '' for none. */
      tracking: z.string(),
      /** Where it is followed; null for nowhere. */
      link: z.string().nullable(),
      at: z.string(),
      lines: z.array(z.object({ position: z.int(), quantity: z.int() })),
    }),
  ),
  /** That the shopper was asked whether it has arrived, and what they said; null: not asked. Moments are ISO 8601. */
  arrival: z
    .object({
      askedAt: z.string(),
      answer: z.enum(['arrived', 'not yet']).nullable(),
      answeredAt: z.string().nullable(),
    })
    .nullable(),
  /** For staff: until when they can take back that it is Shipped or Delivered (ISO 8601), and to which status; null: not now. */
  takeBack: z.object({ until: z.string(), to: z.enum(orderStatuses) }).nullable(),
  /**
   * What happened, oldest first, then what is due by law, the nearest first. `at` is the moment of what happened (ISO 8601); `by`
   * the last day for what is due (YYYY-MM-DD, London), null where its time has not begun to run; `over`: that day is past.
   */
  timeline: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('happened'), what: z.enum(happenings), at: z.string() }),
      z.object({
        kind: z.literal('due'),
        what: z.enum(dueKinds),
        by: z.string().nullable(),
        over: z.boolean(),
      }),
    ]),
  ),
  /** What was changed of it before it left, oldest first; how many there are is the `version` that an edit names. */
  edits: z.array(wireEdit),
  /** What staff wrote, oldest first; the shopper gets what is for the customer. */
  notes: z.array(wireNote),
  /** What of it is still to be sent and was recalled since; told to staff alone. */
  recalled: z.array(z.object({ productId: z.string(), tittle: z.string() })),
  /** What happened, oldest first: an order status or a payment word, and when (ISO 8601). */
  events: z.array(z.object({ event: z.string(), by: z.string(), at: z.string() })),
});
export type WireOrder = z.output<typeof orderDetail>;

export const userOrderDetails = call({
  ...notRateLimited,
  path: '/user-order-details',
  group,
  summary: 'One order whole',
  caller: 'owner or staff',
  body: z.object({ orderId: id() }),
  answer: z.object({ data: z.tuple([orderDetail]) }),
});

export const changeOrderStatus = call({
  path: '/change-order-status',
  group,
  summary: 'Cancels an order (its owner), or moves it along (staff), by the table of spec.md section 4',
  caller: 'owner or staff',
  body: z.object({
    orderId: id(),
    status: z.enum(orderStatuses, { error: rules.choice }),
    /** The status the caller saw; where it is no longer so, 409. */
    from: z.enum(orderStatuses, { error: rules.choice }).optional(),
    /**
     * Staff, with Returned or Refunded, or with Cancelled where it was dispatched before: the goods are back and can be sold
     * again, so the units go back on the shelf, once. Left out: they don't.
     */
    restock: z.boolean({ error: rules.choice }).optional(),
    /** Staff, with Shipped: why something is sent that was recalled. Without it that is refused (409). */
    override: z.object({ reason: text({ min: 3, max: 200, message: rules.packReason }) }).optional(),
  }),
  answer: z.object({ orderStatus: z.enum(orderStatuses), paymentStatus: z.enum(paymentStatuses) }),
});

export const withdraw = call({
  path: '/withdraw',
  group,
  summary:
    'Records that a shopper withdraws from a dispatched order: until 14 days after delivery (decisions.md section 6)',
  caller: 'owner or staff',
  body: z.object({ orderId: id(), reason: optionalText({ max: 1000, multiline: true }) }),
  /** `number` is that of the return of all that was left. */
  answer: z.object({ at: z.string(), number: z.int() }),
});
