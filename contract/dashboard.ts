import { z } from 'zod';
import { orderSortings, orderStatuses, paymentStatuses } from '#database/enums.ts';
import { rules } from '#wording/rules.ts';
import { attributeBody } from './attribute-body.ts';
import { call, noFields, notRateLimited } from './call.ts';
import { attribute, attributeValues, product } from './catalogue.ts';
import { newCouponBody } from './coupon-body.ts';
import { familyBody } from './family-body.ts';
import { bool, day, email, id, limit, offset, optionalText, text } from './fields.ts';
import { refundNoteRule } from './form-rules.ts';
import { statusFilters } from './order-question.ts';
import { orderDetail } from './orders.ts';
import { paths } from './paths.ts';
import { newProductBody, productChangeBody, stockBody } from './product-body.ts';

/** spec.md section 7 'Admin'; the product and coupon rules are those of sections 5 and 9. */
const group = 'Dashboard';
const staff = { group, caller: 'staff' } as const;
const page = z.object({ limit: limit(50, 200), offset: offset() });

// ── Overview and people ──────────────────────────────────────────────────────────────────────────────────────

export const dashAnalytics = call({
  ...notRateLimited,
  method: 'GET',
  path: '/dash-analytics',
  ...staff,
  summary: 'The statistics of spec.md section 3; days are Europe/London, money in pounds',
  body: noFields,
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
      /** Products that can't be sold for want of a picture. */
      withoutPicture: z.int(),
      /** Products that unpaid checkouts keep from everybody, where they are many; else 0. */
      heldProducts: z.int(),
      failedPayments: z.int(),
      refusedRefunds: z.int(),
      /** Disputes to answer, and the first moment (ISO 8601) at which it is too late for one. */
      openDisputes: z.int(),
      disputeBy: z.string().nullable(),
      /** The shopper withdrew, and it is not back yet. */
      withdrawn: z.int(),
      /** To be delivered or given back by a day that is past. */
      overdue: z.int(),
      /** Orders that have not come, as their customers say. */
      notArrived: z.int(),
      /** Products of the demonstration, as no staff have edited them. */
      demonstration: z.int(),
    }),
    /** The variables that a live shop must set to name its seller, and doesn't. */
    missingOfSeller: z.array(z.string()),
  }),
});

export const dashUsers = call({
  ...notRateLimited,
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

export const dashInviteCustomers = call({
  path: '/dash-invite-customers',
  ...staff,
  summary:
    'Reads the customer export of Shopify or WooCommerce (CSV), and unless it is a dry run makes accounts without a password, each with a letter that invites its owner to choose one; all or none',
  body: z.object({
    csv: z
      .string({ error: rules.text })
      .min(1, { error: rules.text })
      .max(8_000_000, { error: rules.text })
      .refine((csv) => !csv.includes('\0') && csv.isWellFormed(), { error: rules.text }),
    dryRun: z.boolean(),
  }),
  answer: z.object({
    /** Customers that have no account here: invited, or in a dry run to be invited. */
    invited: z.int(),
    /** Those who have one already, which stays as it is. */
    there: z.int(),
    /** Rows without a right e-mail; the first 200. */
    leftOut: z.array(z.object({ line: z.int(), message: z.string() })),
    allLeftOut: z.int(),
    /** What of the others is not taken over. */
    notes: z.array(z.string()),
  }),
  maxBytes: 10 * 1024 * 1024,
});

export const dashInvitation = call({
  ...notRateLimited,
  path: '/dash-invitation',
  ...staff,
  summary: 'The invitation of an account that waits for its first password; null for any other',
  body: z.object({ email: email(rules.login.email) }),
  answer: z.object({ data: z.object({ at: z.string(), until: z.string() }).nullable() }),
});

export const dashInviteAgain = call({
  path: '/dash-invite-again',
  ...staff,
  summary: 'Sends an invitation again, with a new link; the one before no longer counts',
  body: z.object({ email: email(rules.login.email) }),
  answer: z.object({ data: z.object({ at: z.string(), until: z.string() }) }),
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
    /** Left out: the oldest of the order that was refused. */
    refundId: z.int32().optional(),
    /** How it was given, for the audit log. */
    note: text(refundNoteRule),
  }),
  answer: noFields,
});

// ── Products ─────────────────────────────────────────────────────────────────────────────────────────────────

/** `version` counts the edits by staff, as /dash-product-details has it; `waiting` who asked to hear when it is back. */
const listedProduct = product.extend({
  version: z.int(),
  cost: z.number().nullable(),
  /** Where it lies in the warehouse; '' where nobody has said. */
  shelf: z.string(),
  waiting: z.int(),
  /** Taken out of the shop for good; it is deactivated then. */
  archived: z.boolean(),
  familyId: z.int().nullable(),
});
export type WireListedProduct = z.output<typeof listedProduct>;

export const dashProducts = call({
  ...notRateLimited,
  path: paths.dashProducts,
  ...staff,
  summary: 'A page of all products but those in the archive, deactivated ones too, newest first',
  body: page.extend({
    find: optionalText({ max: 100 }),
    /** `low`: only active ones with few units left; `off`: only deactivated ones. */
    stock: z.enum(['all', 'low', 'off'], { error: rules.choice }).default('all'),
    /** Those in the archive, instead of all others. */
    archived: bool.default(false),
  }),
  answer: z.object({ data: z.array(listedProduct), total: z.int() }),
});

export const dashSameTitle = call({
  ...notRateLimited,
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
  body: newProductBody,
  answer: z.object({ id: z.string() }),
});

/** A family as staff see it: all of its members, in the order of their values. */
const staffFamily = z.object({
  id: z.int(),
  tittle: z.string(),
  axes: z.array(z.object({ key: z.string(), label: z.string() })),
  version: z.int(),
  members: z.array(
    z.object({ id: z.string(), tittle: z.string(), values: attributeValues, status: z.literal([0, 1]) }),
  ),
});
export type WireStaffFamily = z.output<typeof staffFamily>;

const staffProduct = listedProduct.extend({
  reserved: z.int(),
  saleStopped: z.boolean(),
  /** What each picture shows, in their order; '' where nobody has said. */
  alts: z.array(z.string()),
  family: staffFamily.nullable(),
});
export type WireStaffProduct = z.output<typeof staffProduct>;

export const dashProductDetails = call({
  ...notRateLimited,
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
  body: productChangeBody,
  answer: z.object({ version: z.int() }),
});

const savedAttribute = attribute.extend({ position: z.int(), retired: z.boolean(), version: z.int() });
export type WireSavedAttribute = z.output<typeof savedAttribute>;

export const dashAttributes = call({
  ...notRateLimited,
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
  body: attributeBody,
  answer: z.object({ version: z.int() }),
});

export const dashMoveAttribute = call({
  path: '/dash-move-attribute',
  ...staff,
  summary: 'Puts an attribute right before or after another one, in the order in which all are shown',
  body: z.object({
    key: text({ max: 40, message: rules.attribute.key }),
    place: z.enum(['before', 'after'], { error: rules.choice }),
    other: text({ max: 40, message: rules.attribute.key }),
  }),
  answer: noFields,
});

export const dashFamily = call({
  path: '/dash-family',
  ...staff,
  summary:
    'Makes products a family, replaces who is a member of one, or dissolves one; one that is left with a single member is dissolved',
  body: familyBody,
  answer: z.object({
    /** Null once it is dissolved. */
    familyId: z.int().nullable(),
    version: z.int(),
  }),
});

export const dashArchive = call({
  path: '/dash-archive',
  ...staff,
  summary:
    'Takes products out of the shop for good, or back, deactivated: all of them or none. They stay in the orders that name them',
  body: z
    .object({
      productId: id().optional(),
      productIds: z.array(id()).min(1).max(1000).optional(),
      archived: bool,
    })
    .refine(({ productId, productIds }) => productId || productIds, {
      path: ['productId'],
      error: rules.text,
    }),
  answer: z.object({
    /** How many were not there already. */
    moved: z.int(),
  }),
});

export const dashRemoveDemo = call({
  path: '/dash-remove-demo',
  ...staff,
  summary:
    'Takes the demonstration’s products away, with their reviews and pictures; those that orders name are archived, those that staff edited stay',
  body: z.object({
    /** Tells what it would do, and does nothing. */
    dryRun: bool.default(false),
  }),
  answer: z.object({
    /** Products that go. */
    removed: z.int(),
    /** Reviews that go with them. */
    reviews: z.int(),
    /** Titles of those that go into the archive. */
    archived: z.array(z.string()),
    /** Titles of those that staff edited. */
    kept: z.array(z.string()),
  }),
});

export const dashStock = call({
  path: '/dash-stock',
  ...staff,
  summary: 'Sets how many units of a product can be sold, beside those promised already',
  body: stockBody,
  answer: z.object({ quantity: z.int() }),
});

// ── Orders ───────────────────────────────────────────────────────────────────────────────────────────────────

const optionalDay = z.union([z.literal(''), day()], { error: rules.day }).default('');

export const packedStates = ['none', 'part', 'all'] as const;

const orderRow = z.object({
  id: z.string(),
  tittle: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  orderStatus: z.enum(orderStatuses),
  total: z.number(),
  user_name: z.string(),
  /** Where it goes. */
  city: z.string(),
  createdAt: z.string(),
  /** Of all its products together. */
  units: z.int(),
  /** The number of its receipt, by which everybody calls it; null for what was never paid. */
  number: z.int().nullable(),
  /** The same, as it was called first. */
  receiptNumber: z.int().nullable(),
  /** Who bought it; the same as `user_name`. */
  name: z.string(),
  /** How many it goes in so far, and what of it is in them. */
  parcels: z.object({ count: z.int(), packed: z.enum(packedStates) }),
  /** Something in it is still to be sent and was recalled. */
  recalled: z.boolean(),
});
export type WireOrderRow = z.output<typeof orderRow>;

export const dashOrders = call({
  ...notRateLimited,
  path: '/dash-orders',
  ...staff,
  summary: 'A page of the orders',
  body: page.extend({
    filter: z.preprocess(
      (value) =>
        value === undefined || value === null || value === '' || value === 'all' ? 'Show All' : value,
      z.enum([...statusFilters, 'Confirmed', 'Returned'], { error: rules.choice }),
    ),
    /**
     * One of those that /dash-order-views answers. What a saved one asks stands in the place of what is sent beside it, but for
     * `find` and `sort` where they are sent.
     */
    view: optionalText({ max: 20 }),
    /**
     * Any part of an order id, its number, an e-mail, a name, a product's title or SKU, a tracking number; a postcode or a phone
     * number, however it is written. Where no order has it: names and products that are spelt much alike.
     */
    find: optionalText({ max: 100 }),
    /** 'waiting' begins with what is paid and not sent, the longest waiting first; 'total' with the largest. */
    sort: z.enum(orderSortings, { error: rules.choice }).default('newest'),
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
  answer: z.object({
    data: z.array(orderRow),
    total: z.int(),
    /** What was looked for stands in so many orders that they were not counted to the end: there are `total` or more. */
    orMore: z.boolean(),
    /** No order has what was looked for: these come near. */
    nearly: z.boolean(),
  }),
});

export const dashOrderDetails = call({
  ...notRateLimited,
  path: '/dash-order-details',
  ...staff,
  summary: 'One order whole',
  body: z.object({ orderId: id() }),
  answer: z.object({ data: z.tuple([orderDetail]) }),
});

// ── Codes ────────────────────────────────────────────────────────────────────────────────────────────────────

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
  ...notRateLimited,
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
  answer: noFields,
});

export const newCode = call({
  path: '/new-code',
  ...staff,
  summary: 'Makes a discount code',
  body: newCouponBody,
  answer: noFields,
});
