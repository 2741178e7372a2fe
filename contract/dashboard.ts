import { z } from 'zod';
import { attributeKinds, categories, orderStatuses, paymentStatuses } from '#database/enums.ts';
import { attributeKey, maxValueLength } from '#shop/catalogue/attributes/attribute.ts';
import { rules } from '#wording/rules.ts';
import { isBarcode } from './barcode.ts';
import { call, nothing, reads } from './call.ts';
import { attribute, product } from './catalogue.ts';
import { message } from './contact.ts';
import { day, email, id, limit, offset, optionalText, pounds, text, whole, yes } from './fields.ts';
import { toPounds } from './money.ts';
import { orderDetail } from './orders.ts';
import { paths } from './paths.ts';
import { readPrice } from './price.ts';

/** spec.md section 7 'Admin'; the product and coupon rules are those of sections 5 and 9. */
const group = 'Dashboard';
const staff = { group, caller: 'staff' } as const;
const page = z.object({ limit: limit(50, 200), offset: offset() });

// ── Overview and people ──────────────────────────────────────────────────────────────────────────────────────

export const dashAnalytics = call({
  ...reads,
  method: 'GET',
  path: '/dash-analytics',
  ...staff,
  summary: 'The statistics of spec.md section 3; days are Europe/London, money in pounds',
  body: nothing,
  answer: z.object({
    data: z.object({
      todaysRevenue: z.number(),
      todaysOrders: z.int(),
      cancelledOrders: z.int(),
      productsCount: z.int(),
      newMessages: z.int(),
      totalRevenue: z.number(),
      totalOrders: z.int(),
      deliveredOrders: z.int(),
      allMessages: z.int(),
    }),
    /** What needs somebody now. */
    attention: z.object({
      toConfirm: z.int(),
      toShip: z.int(),
      lowStock: z.int(),
      failedPayments: z.int(),
      refusedRefunds: z.int(),
      /** The shopper withdrew, and it is not back yet. */
      withdrawn: z.int(),
    }),
    /** The variables that a live shop must set to name its seller, and doesn't. */
    missingOfSeller: z.array(z.string()),
  }),
});

export const dashUsers = call({
  ...reads,
  path: '/dash-users',
  ...staff,
  summary: 'A page of the accounts, newest first',
  body: page.extend({
    /** Any part of an e-mail or a name, or an address’s postcode or phone number, however it is written. */
    find: optionalText({ max: 100 }),
    /** Only of exactly this e-mail. */
    email: optionalText({ max: 254 }),
  }),
  answer: z.object({ data: z.array(z.object({ name: z.string(), email: z.string() })), total: z.int() }),
});

export const dashEndUnpaid = call({
  path: '/dash-end-unpaid',
  ...staff,
  summary: 'Ends the unpaid orders of an account, so that the units they hold can be sold',
  body: z.object({ email: email(rules.login.email) }),
  answer: z.object({
    ended: z.int(),
    /** Those that turned out to be paid, and stay so. */
    paid: z.int(),
  }),
});

export const dashRefundGiven = call({
  path: '/dash-refund-given',
  ...staff,
  summary: 'Notes that a refund which the card could not take was given in another way, and how',
  body: z.object({
    orderId: id(),
    /** How it was given, for the audit log. */
    note: text({ min: 5, max: 300, message: rules.refundNote, multiline: true }),
  }),
  answer: nothing,
});

// ── Products ─────────────────────────────────────────────────────────────────────────────────────────────────

/** `version` counts the edits by staff, as /dash-product-details has it. */
const listedProduct = product.extend({ version: z.int() });
export type WireListedProduct = z.output<typeof listedProduct>;

export const dashProducts = call({
  ...reads,
  path: paths.dashProducts,
  ...staff,
  summary: 'A page of all products, deactivated ones too, newest first',
  body: page.extend({
    find: optionalText({ max: 100 }),
    /** Only active ones with few units left. */
    stock: z.enum(['all', 'low'], { error: rules.choice }).default('all'),
  }),
  answer: z.object({ data: z.array(listedProduct), total: z.int() }),
});

/** Undefined stays; '' and null become null. */
function optionalDetail<Output>(rule: z.ZodType<Output>) {
  return z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), rule.nullable())
    .optional();
}

/** Nothing, '' and 0 mean: no such tier. */
const tierPart = (check: (value: number) => boolean, message: string) =>
  z
    .preprocess(
      (value) =>
        value === undefined || value === null || value === ''
          ? 0
          : typeof value === 'string'
            ? Number(value)
            : value,
      z.int({ error: message }).refine((value) => value === 0 || check(value), { error: message }),
    )
    .default(0);
const tierQuantity = tierPart((value) => value >= 2 && value <= 10, rules.product.tierQuantity);
const tierPercent = tierPart(
  (value) => value >= 5 && value <= 50 && value % 5 === 0,
  rules.product.tierPercent,
);

const features = {
  feature1: optionalText({ max: 200 }),
  feature2: optionalText({ max: 200 }),
  feature3: optionalText({ max: 200 }),
  feature4: optionalText({ max: 200 }),
  feature5: optionalText({ max: 200 }),
};
const title = text({ min: 5, max: 150, message: rules.product.title });
const description = text({ min: 10, max: 5000, message: rules.product.description, multiline: true });
/** As a number, or as people write it; why it is none, for either. */
const price = z
  .preprocess(
    (value) => {
      if (typeof value !== 'string') return value;
      const read = readPrice(value);
      return 'pence' in read ? toPounds(read.pence) : value;
    },
    z.number({ error: ({ input }) => whyNoPrice(typeof input === 'string' ? input : '') }),
  )
  .refine((value) => 'pence' in readPrice(written(value)), {
    error: ({ input }) => whyNoPrice(written(Number(input))),
  });
/** Sums of pounds in binary end in crumbs: 0.1 + 0.2. */
const written = (pounds: number) => String(Math.round(pounds * 1e6) / 1e6);
const whyNoPrice = (typed: string) => {
  const read = readPrice(typed);
  return 'wrong' in read ? read.wrong : rules.product.price;
};
const category = z.enum(categories, {
  error: ({ input }) =>
    typeof input === 'string' && input.trim()
      ? rules.product.noCategory(input.trim().slice(0, 40), categories)
      : rules.product.category,
});
const stock = whole(0, 1_000_000, rules.product.quantity);
const status = z.preprocess(
  (value) => (typeof value === 'string' && value !== '' ? Number(value) : value),
  z.literal([0, 1], { error: rules.product.status }),
);
const picture = optionalText({ max: 120 });

/** '|' stands between several choices in files. */
const choice = text({ max: maxValueLength, message: rules.attribute.choice }).refine(
  (value) => !value.includes('|'),
  {
    error: rules.attribute.choice,
  },
);

const savedAttribute = attribute.extend({ position: z.int(), retired: z.boolean(), version: z.int() });
export type WireSavedAttribute = z.output<typeof savedAttribute>;

/** Of a product, each beside what spec.md asks for: left out, it stays as it is; '' takes it away. */
const details = {
  sku: optionalDetail(
    text({ max: 40, message: rules.product.sku }).regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, {
      error: rules.product.sku,
    }),
  ),
  barcode: optionalDetail(text({ max: 14 }).refine(isBarcode, { error: rules.product.barcode })),
  cost: optionalDetail(pounds(0, 20_000)),
  weight: optionalDetail(whole(1, 100_000, rules.product.weight)),
  /** By the keys of attributes; what is not named stays as it is. The shop says what is wrong with a value. */
  attributes: z
    .record(
      z.string().max(40),
      z.union([
        z.string().max(1000),
        z.number(),
        z.boolean(),
        z.array(z.string().max(200)).max(50),
        z.null(),
      ]),
    )
    .optional(),
};

/** Pairs go together, and quantities and percentages both rise (decisions.md section 5). */
function checkTiers(
  pairs: [string, number, string, number][],
  report: (field: string, message: string) => void,
) {
  let before = { quantity: 0, percent: 0 };
  for (const [quantityField, quantity, percentField, percent] of pairs) {
    if (!quantity !== !percent) report(quantity ? percentField : quantityField, rules.product.tierPair);
    if (!quantity || !percent) continue;
    if (quantity <= before.quantity) report(quantityField, rules.product.tierOrder);
    if (percent <= before.percent) report(percentField, rules.product.tierMore);
    before = { quantity, percent };
  }
}

/** The fields of a product, each with its own rule: what stands alone in a cell of a file is checked by it too. */
export const productFields = {
  title,
  description,
  price,
  catagory: category,
  quantity: stock,
  tax: whole(0, 100).default(20),
  status: status.default(1),
  ...features,
  quantity1: tierQuantity,
  quantity2: tierQuantity,
  quantity3: tierQuantity,
  discount1: tierPercent,
  discount2: tierPercent,
  discount3: tierPercent,
  img1: text({ max: 120, message: rules.product.images }),
  img2: picture,
  img3: picture,
  img4: picture,
  img5: picture,
  ...details,
};

export const dashSameTitle = call({
  ...reads,
  path: '/dash-same-title',
  ...staff,
  summary: 'A product that has this title already, whatever its case, spaces and punctuation; null for none',
  body: z.object({ title: text({ max: 150 }) }),
  answer: z.object({ data: z.object({ id: z.string(), tittle: z.string() }).nullable() }),
});

export const submitProduct = call({
  path: '/submitProduct',
  ...staff,
  summary: 'Adds a product',
  body: z.object(productFields).superRefine((value, context) =>
    checkTiers(
      [
        ['quantity1', value.quantity1, 'discount1', value.discount1],
        ['quantity2', value.quantity2, 'discount2', value.discount2],
        ['quantity3', value.quantity3, 'discount3', value.discount3],
      ],
      (field, issue) => context.addIssue({ code: 'custom', path: [field], message: issue }),
    ),
  ),
  answer: z.object({ id: z.string() }),
});

const staffProduct = listedProduct.extend({ reserved: z.int(), cost: z.number().nullable() });
export type WireStaffProduct = z.output<typeof staffProduct>;

export const dashProductDetails = call({
  ...reads,
  path: '/dash-product-details',
  ...staff,
  summary: 'One product, active or not, with the units promised to unfinished checkouts',
  body: z.object({ id: id() }),
  answer: z.object({ data: z.tuple([staffProduct]) }),
});

export const dashUpdateProduct = call({
  path: '/dash-update-product',
  ...staff,
  summary: 'Changes a product',
  body: z
    .object({
      productId: id(),
      title,
      desc: description,
      price,
      category,
      /** Units that can be sold from now on, beside those promised already. */
      quantity: stock,
      status,
      q1: tierQuantity,
      q2: tierQuantity,
      q3: tierQuantity,
      d1: tierPercent,
      d2: tierPercent,
      d3: tierPercent,
      ...features,
      ...details,
      /** The pictures in order; left out: as they are. */
      images: z
        .array(text({ max: 120 }))
        .min(1, { error: rules.product.images })
        .max(5)
        .optional(),
      /** The units on sale when the form was filled: with it, what was added or taken away counts, whatever was sold since. */
      quantityWas: whole(0, 1_000_000).optional(),
      /** What the form was filled from; where it changed since, 409. Left out: whatever it is. */
      version: whole(1, 2_000_000_000).optional(),
    })
    .superRefine((value, context) =>
      checkTiers(
        [
          ['q1', value.q1, 'd1', value.d1],
          ['q2', value.q2, 'd2', value.d2],
          ['q3', value.q3, 'd3', value.d3],
        ],
        (field, issue) => context.addIssue({ code: 'custom', path: [field], message: issue }),
      ),
    ),
  answer: z.object({ version: z.int() }),
});

export const dashAttributes = call({
  ...reads,
  path: '/dash-attributes',
  ...staff,
  summary: 'All attributes of products, retired ones too, in the order they are shown',
  body: z.object({}),
  answer: z.object({ data: z.array(savedAttribute) }),
});

export const dashSaveAttribute = call({
  path: '/dash-save-attribute',
  ...staff,
  summary:
    'Adds an attribute, or changes the one whose version is sent; retired, it is neither asked for nor shown',
  body: z
    .object({
      key: text({ max: 40, message: rules.attribute.key }).regex(attributeKey, {
        error: rules.attribute.key,
      }),
      label: text({ max: 60, message: rules.attribute.label }),
      unit: optionalText({ max: 10 }),
      kind: z.enum(attributeKinds, { error: rules.choice }),
      choices: z.array(choice).max(100, { error: rules.attribute.manyChoices }).default([]),
      categories: z.array(category).min(1, { error: rules.attribute.categories }),
      filter: yes.default(false),
      position: whole(0, 1_000_000).default(0),
      retired: yes.default(false),
      /** What the form was filled from; left out: it is a new one. */
      version: whole(1, 2_000_000_000).optional(),
    })
    .superRefine(({ kind, choices }, context) => {
      const among = kind === 'choice' || kind === 'choices';
      const doubled = new Set(choices.map((one) => one.toLowerCase())).size < choices.length;
      const wrong =
        among && choices.length === 0 ? rules.attribute.noChoices : doubled ? rules.attribute.doubled : '';
      if (wrong) context.addIssue({ code: 'custom', path: ['choices'], message: wrong });
    }),
  answer: z.object({ version: z.int() }),
});

export const dashStock = call({
  path: '/dash-stock',
  ...staff,
  summary: 'Sets how many units of a product can be sold, beside those promised already',
  body: z.object({
    productId: id(),
    quantity: stock,
    /** The units that staff saw: what they added or took away counts, whatever was sold since. */
    quantityWas: stock,
  }),
  answer: z.object({ quantity: z.int() }),
});

// ── Orders ───────────────────────────────────────────────────────────────────────────────────────────────────

/** The filter of the orders list; 'Accepted' is the status Confirmed (spec.md section 2). */
export const orderFilters = [
  'Show All',
  'Pending',
  'Accepted',
  'Shipped',
  'Out Of Delivery',
  'Delivered',
  'Cancelled',
  'Refunded',
] as const;

const optionalDay = z.union([z.literal(''), day()], { error: rules.day }).default('');

const orderRow = z.object({
  id: z.string(),
  tittle: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  orderStatus: z.enum(orderStatuses),
  total: z.number(),
  user_name: z.string(),
  createdAt: z.string(),
  /** Of all its products together. */
  units: z.int(),
  /** The number of its receipt; null for what was never paid. */
  receiptNumber: z.int().nullable(),
});
export type WireOrderRow = z.output<typeof orderRow>;

export const dashOrders = call({
  ...reads,
  path: '/dash-orders',
  ...staff,
  summary: 'A page of the orders, newest first',
  body: page.extend({
    filter: z.preprocess(
      (value) =>
        value === undefined || value === null || value === '' || value === 'all' ? 'Show All' : value,
      z.enum([...orderFilters, 'Confirmed', 'Returned'], { error: rules.choice }),
    ),
    /**
     * Any part of an order id, an e-mail, a name or a product's title; a receipt's number; a postcode or a phone number,
     * however it is written.
     */
    find: optionalText({ max: 100 }),
    /** Only of exactly this e-mail. */
    email: optionalText({ max: 254 }),
    payment: z.enum(['all', ...paymentStatuses], { error: rules.choice }).default('all'),
    /** 'none' leaves out what was never paid. */
    unpaid: z.enum(['all', 'none'], { error: rules.choice }).default('all'),
    /** Only those whose refund the provider refused. */
    refund: z.enum(['all', 'refused'], { error: rules.choice }).default('all'),
    /** Only those that a shopper withdrew from and that are not back yet. */
    withdrawal: z.enum(['all', 'open'], { error: rules.choice }).default('all'),
    /** Placed on this day or later, and on this day or before; days are Europe/London. */
    from: optionalDay,
    to: optionalDay,
  }),
  answer: z.object({ data: z.array(orderRow), total: z.int() }),
});

export const dashOrderDetails = call({
  ...reads,
  path: '/dash-order-details',
  ...staff,
  summary: 'One order whole',
  body: z.object({ orderId: id() }),
  answer: z.object({ data: z.tuple([orderDetail]) }),
});

// ── Messages and codes ───────────────────────────────────────────────────────────────────────────────────────

export const dashMessages = call({
  ...reads,
  path: '/dash-messages',
  ...staff,
  summary:
    'A page of the contact inquiries, newest first; `find` is part of a name, an e-mail or the message',
  body: page.extend({
    find: optionalText({ max: 100 }),
    state: z.enum(['all', 'unread'], { error: rules.choice }).default('all'),
  }),
  answer: z.object({ data: z.array(message), total: z.int() }),
});

export const dashMessageDetails = call({
  ...reads,
  path: '/dash-message-details',
  ...staff,
  summary: 'One inquiry whole; it counts as read from then on',
  body: z.object({ id: id() }),
  answer: z.object({ data: z.tuple([message]) }),
});

export const dashMessageUnread = call({
  path: '/dash-message-unread',
  ...staff,
  summary: 'Takes an inquiry for unread again',
  body: z.object({ id: id() }),
  answer: nothing,
});

const listedCoupon = z.object({
  code: z.string(),
  /** Or 'all'. */
  product_id: z.string(),
  type: z.enum(['percentage', 'flat']),
  percentage: z.number(),
  flat: z.number(),
  min: z.number(),
  uses: z.int(),
  /** For an account's first order. */
  firstOrder: z.boolean(),
  /** One of the shop's settings: it can't be deleted. */
  builtIn: z.boolean(),
});
export type WireListedCoupon = z.output<typeof listedCoupon>;

export const dashCoupons = call({
  ...reads,
  path: paths.dashCoupons,
  ...staff,
  summary:
    'A page of the discount codes, newest first, with how often each was used in an order; the newsletter’s own is the last',
  body: page,
  answer: z.object({
    data: z.array(listedCoupon),
    total: z.int(),
  }),
});

export const deleteCoupon = call({
  path: paths.deleteCoupon,
  ...staff,
  summary: 'Deletes a discount code',
  body: z.object({ code: text({ max: 40, message: rules.coupon.code }) }),
  answer: nothing,
});

export const newCode = call({
  path: '/new-code',
  ...staff,
  summary: 'Makes a discount code',
  body: z.intersection(
    z.object({
      code: text({ min: 3, max: 40, message: rules.coupon.code }).refine((value) => /^\S+$/.test(value), {
        error: rules.coupon.code,
      }),
      productId: z.union([z.literal('all'), text({ min: 5, max: 64, message: rules.coupon.productId })], {
        error: rules.coupon.productId,
      }),
      min: pounds(0, 100_000, rules.coupon.min).default(0),
    }),
    z.discriminatedUnion(
      'type',
      [
        z.object({ type: z.literal('percentage'), percentage: whole(1, 100, rules.coupon.percentage) }),
        z.object({ type: z.literal('flat'), flat: pounds(1, 100_000, rules.coupon.flat) }),
      ],
      { error: rules.coupon.type },
    ),
  ),
  answer: nothing,
});
