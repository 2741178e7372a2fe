import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  categories,
  disputeStates,
  inquiryStates,
  inquiryTypes,
  orderStatuses,
  paymentStatuses,
  refundReasons,
  returnReasons,
  sortings,
} from '#database/enums.ts';
import { carrierKeys } from '#shop/orders/carriers.ts';
import { dueKinds, happenings } from '#shop/orders/rights.ts';
import { quote } from '#shop/pricing/quote.ts';
import { decodeAddress } from './address.ts';
import { cartChanges, cartProduct, getProducts, getReviews, myReview, searchProduct } from './catalogue.ts';
import { newContact } from './contact.ts';
import {
  decodeCoupon,
  decodeListedCoupon,
  decodeNewCoupon,
  encodeCoupon,
  encodeListedCoupon,
  encodeNewCoupon,
} from './coupon.ts';
import {
  dashCoupons,
  dashOrders,
  dashProductDetails,
  dashProducts,
  dashSameTitle,
  dashUpdateProduct,
  newCode,
  packedStates,
  submitProduct,
} from './dashboard.ts';
import { decodeFavourite, encodeFavourite } from './favourite.ts';
import { decodeErrors, fieldErrors } from './field-errors.ts';
import { decodeListing, encodeListing } from './listing.ts';
import { decodeInquiry, decodeMessage, encodeInquiry, encodeMessage, inquiryFieldNames } from './message.ts';
import { dashMessages } from './messages.ts';
import { decodeOrder, decodeOrderRow, encodeOrder, encodeOrderRow } from './order.ts';
import { decodeOrderSummary, encodeOrderSummary } from './order-summary.ts';
import { userOrderDetails, userOrders, verifyCode } from './orders.ts';
import {
  decodeCartProduct,
  decodeListedProduct,
  decodeProduct,
  decodeProductName,
  decodeStaffProduct,
  encodeCartProduct,
  encodeListedProduct,
  encodeProduct,
  encodeProductName,
  encodeStaffProduct,
} from './product.ts';
import { cardOf, decodeProductCard } from './product-card.ts';
import {
  decodeNewProduct,
  decodeProductChange,
  encodeNewProduct,
  encodeProductChange,
  type ProductForm,
  productFieldNames,
} from './product-draft.ts';
import { decodeQuote, encodeQuote } from './quote.ts';
import { dashReviews } from './reports.ts';
import {
  decodeOwnReview,
  decodeReview,
  decodeStaffReview,
  encodeOwnReview,
  encodeReview,
  encodeStaffReview,
} from './review.ts';

const id = fc.stringMatching(/^[a-z0-9]{5,12}$/);
const text = fc.stringMatching(/^[a-z][a-z ]{4,20}[a-z]$/);
const pence = fc.integer({ min: 0, max: 2_000_000 });
const units = fc.integer({ min: 0, max: 1_000 });
const moment = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
  .map((at) => at.toISOString());
const orNull = <Value>(of: Arbitrary<Value>) => fc.option(of, { nil: null });
const staffFamily = fc.record({
  id: fc.integer({ min: 1 }),
  title: fc.string(),
  axes: fc.array(fc.record({ key: fc.string(), label: fc.string() }), { maxLength: 2 }),
  revision: fc.integer({ min: 1 }),
  members: fc.array(
    fc.record({
      id: fc.string(),
      title: fc.string(),
      values: fc.dictionary(fc.constantFrom('size', 'colour'), fc.constantFrom('S', 2, true), {
        noNullPrototype: true,
      }),
      active: fc.boolean(),
    }),
  ),
});
const category = fc.constantFrom(...categories);
const tiers = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 2, max: 10 }), { maxLength: 3 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 3, maxLength: 3 }),
  )
  .map(([quantities, steps]) => {
    const [rising, percents] = [quantities, steps].map((some) => some.toSorted((a, b) => a - b));
    return (rising ?? []).map((quantity, at) => ({ quantity, percent: (percents?.[at] ?? 0) * 5 }));
  });

const product = fc.record({
  id,
  title: text,
  slug: fc.constantFrom('bbs', 'green-gas-600ml'),
  adult: fc.boolean(),
  imitation: fc.boolean(),
  category,
  description: text,
  pricePence: pence,
  available: units,
  taxPercent: fc.integer({ min: 0, max: 100 }),
  active: fc.boolean(),
  images: fc.array(id, { maxLength: 5 }),
  features: fc.array(text, { maxLength: 5 }),
  tiers,
  rating: fc.double({ min: 0, max: 5, noNaN: true }),
  reviewCount: units,
  sku: fc.constantFrom('', 'BB-020-3300'),
  barcode: fc.constantFrom('', '4006381333931'),
  weightGrams: orNull(fc.integer({ min: 1, max: 9000 })),
  attributes: fc.dictionary(
    fc.constantFrom('bb-weight', 'tracer', 'size'),
    fc.oneof(fc.constant(0.2), fc.boolean(), fc.constant('M4'), fc.array(text, { maxLength: 2 })),
  ),
  unitPrice: orNull(fc.record({ pence, per: fc.constant(1000), unit: fc.constant('BBs' as const) })),
});
const withMore = <More extends object>(more: Arbitrary<More>) =>
  fc.tuple(product, more).map(([product, more]) => ({ ...product, ...more }));

const line = fc.record({
  productId: id,
  slug: fc.constantFrom('bbs', 'green-gas-600ml'),
  sku: text,
  title: text,
  hazard: fc.constantFrom('gas' as const, 'lithium' as const, null),
  image: id,
  quantity: fc.integer({ min: 1, max: 50 }),
  takenOut: fc.integer({ min: 0, max: 50 }),
  reviewed: fc.boolean(),
  unitPence: pence,
  percent: fc.integer({ min: 0, max: 50 }),
  discountPence: pence,
  totalPence: pence,
});
const address = fc.record({ name: text, phone: text, address: text, city: text, pinCode: text });
const statuses = {
  orderStatus: fc.constantFrom(...orderStatuses),
  paymentStatus: fc.constantFrom(...paymentStatuses),
};
const shared = {
  id,
  ...statuses,
  totalPence: pence,
  createdAt: moment,
  receiptNumber: orNull(units),
};
const underWay = {
  payUrl: orNull(text),
  payUntil: orNull(moment),
  expected: orNull(fc.record({ earliest: text, latest: text, late: fc.boolean() })),
};
const order = fc.record({
  ...shared,
  ...underWay,
  customerName: text,
  email: text,
  subtotalPence: pence,
  discountPence: pence,
  couponCode: orNull(text),
  shippingPence: pence,
  vatPence: pence,
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  deliveryAddress: address,
  paidAt: orNull(moment),
  adultDeclaredAt: orNull(moment),
  defence: orNull(fc.record({ kind: fc.constantFrom('UKARA' as const, 'other' as const), reference: text })),
  dispatchedAt: orNull(moment),
  soldUnits: units,
  shortages: fc.array(
    fc.record({
      position: fc.integer({ min: 1, max: 5 }),
      missing: fc.integer({ min: 1, max: 50 }),
      state: fc.constantFrom('asked' as const, 'waiting' as const, 'swapped' as const, 'refunded' as const),
      until: moment,
      instead: orNull(
        fc.record({
          productId: id,
          title: text,
          sku: text,
          hazard: fc.constantFrom('gas' as const, 'lithium' as const, null),
        }),
      ),
    }),
    { maxLength: 2 },
  ),
  refunds: fc.array(
    fc.record({
      id: units,
      reason: fc.constantFrom(...refundReasons),
      amountPence: pence,
      deliveryPence: pence,
      goodwillPence: pence,
      postagePence: pence,
      state: fc.constantFrom('requested' as const, 'done' as const, 'refused' as const),
      byOtherMeans: fc.boolean(),
      creditNote: orNull(units),
      vatPence: orNull(pence),
      createdAt: moment,
      doneAt: orNull(moment),
      lines: fc.array(
        fc.record({ position: units, quantity: units, pence, deductedPence: pence, restocked: units }),
      ),
    }),
  ),
  disputes: fc.array(
    fc.record({
      id: text,
      amountPence: pence,
      reason: text,
      state: fc.constantFrom(...disputeStates),
      respondBy: orNull(moment),
      createdAt: moment,
    }),
  ),
  withdrawal: orNull(fc.record({ at: moment, reason: text })),
  withdrawUntil: orNull(moment),
  returns: fc.array(
    fc.record({
      number: units,
      reason: fc.constantFrom(...returnReasons),
      note: text,
      by: fc.constantFrom('shopper' as const, 'staff' as const),
      state: fc.constantFrom('open' as const, 'closed' as const),
      requestedAt: moment,
      cancelled: orNull(fc.record({ at: moment, by: fc.constantFrom('shopper' as const, 'staff' as const) })),
      sendBackBy: orNull(text),
      refundBy: orNull(text),
      rejected: fc.boolean(),
      lines: fc.array(
        fc.record({
          ...{ position: units, quantity: units, whole: units },
          ...{ damaged: units, missing: units, restocked: units },
        }),
      ),
      receipts: fc.array(
        fc.record({ at: moment, deductedPence: pence, deductionReason: text, refundId: orNull(units) }),
      ),
    }),
  ),
  returnUntil: fc.record({ changedMind: orNull(moment), fault: orNull(moment) }),
  returnable: fc.array(fc.record({ position: units, quantity: units })),
  parcels: fc.array(
    fc.record({
      id: units,
      carrier: fc.constantFrom(...carrierKeys),
      name: text,
      service: text,
      tracking: text,
      link: orNull(text),
      at: moment,
      lines: fc.array(fc.record({ position: units, quantity: units })),
    }),
  ),
  arrival: orNull(
    fc.record({
      askedAt: moment,
      answer: orNull(fc.constantFrom('arrived', 'not yet')),
      answeredAt: orNull(moment),
    }),
  ),
  recalled: fc.array(fc.record({ productId: text, title: text })),
  takeBack: orNull(fc.record({ until: moment, to: fc.constantFrom(...orderStatuses) })),
  timeline: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('happened'), what: fc.constantFrom(...happenings), at: moment }),
      fc.record({
        kind: fc.constant('due'),
        what: fc.constantFrom(...dueKinds),
        by: orNull(text),
        over: fc.boolean(),
      }),
    ),
  ),
  edits: fc.array(
    fc.record({
      ...{ id: units, address: fc.boolean(), refundPence: pence, reason: text, by: text, at: moment },
      lines: fc.array(fc.record({ position: units, title: text, from: units, to: units })),
    }),
  ),
  notes: fc.array(
    fc.record({ id: units, text, for: fc.constantFrom('staff', 'customer'), by: text, at: moment }),
  ),
  events: fc.array(fc.record({ event: text, by: text, at: moment })),
});
const orderSummary = fc.record({
  ...shared,
  ...underWay,
  lines: fc.array(
    line.map(({ productId, title, quantity }) => ({ productId, title, quantity })),
    { minLength: 1, maxLength: 5 },
  ),
  image: id,
  category,
  refunds: fc.array(
    fc.record({ amountPence: pence, state: fc.constantFrom('requested' as const, 'done' as const) }),
  ),
  openReturns: fc.array(fc.record({ number: units, sendBackBy: orNull(text), collects: fc.boolean() })),
});
const orderRow = fc.record({
  ...shared,
  titles: text,
  customerName: text,
  city: text,
  units,
  parcels: fc.record({ count: units, packed: fc.constantFrom(...packedStates) }),
  recalled: fc.boolean(),
});

const coupon = fc.record({
  code: id,
  type: fc.constantFrom('percentage' as const, 'flat' as const),
  percentage: fc.integer({ min: 0, max: 100 }),
  flatPence: pence,
  minPence: pence,
  productId: orNull(id),
  firstOrder: fc.boolean(),
});
const listedCoupon = fc
  .tuple(coupon, fc.record({ uses: units, builtIn: fc.boolean() }))
  .map(([coupon, more]) => ({ ...coupon, ...more }));

const review = fc.record({
  variant: fc.oneof(fc.constant(''), text),
  id: units,
  name: text,
  stars: fc.integer({ min: 1, max: 5 }),
  text,
  verified: fc.boolean(),
  createdAt: moment,
  editedAt: orNull(moment),
  reply: orNull(fc.record({ text, at: moment })),
});
const ownReview = fc.record({ stars: fc.integer({ min: 1, max: 5 }), text, hidden: fc.boolean() });
const staffReview = fc
  .tuple(review, fc.record({ productId: id, title: text, hiddenReason: orNull(text) }))
  .map(([review, more]) => ({ ...review, ...more }));

const message = fc.record({
  id,
  reference: text,
  name: text,
  email: text,
  phone: text,
  type: fc.constantFrom(...inquiryTypes),
  message: text,
  businessName: text,
  businessInquiry: text,
  itemType: text,
  quantity: orNull(units),
  address: text,
  deliveryDate: orNull(text),
  deliveryTime: text,
  instructions: text,
  createdAt: moment,
  read: fc.boolean(),
  state: fc.constantFrom(...inquiryStates),
  assignee: text,
  lastAt: moment,
});

interface Codec {
  domain: Arbitrary<unknown>;
  encode: (value: never) => unknown;
  decode: (wire: never) => unknown;
  /** What a call answers of it. */
  wire: z.ZodType;
}

const first = <Item extends z.ZodType>(tuple: { def: { items: readonly Item[] } }): z.ZodType =>
  tuple.def.items[0] as z.ZodType;

const codecs: Record<string, Codec> = {
  product: {
    domain: product,
    encode: encodeProduct,
    decode: decodeProduct,
    wire: searchProduct.answer.shape.data.element,
  },
  'product in a cart': {
    domain: withMore(fc.record({ version: units })),
    encode: encodeCartProduct,
    decode: decodeCartProduct,
    wire: cartChanges.answer.shape.data.element,
  },
  'product in the dashboard’s list': {
    domain: withMore(
      fc.record({
        revision: units,
        waiting: units,
        costPence: orNull(pence),
        shelf: text,
        archived: fc.boolean(),
        familyId: orNull(units),
      }),
    ),
    encode: encodeListedProduct,
    decode: decodeListedProduct,
    wire: dashProducts.answer.shape.data.element,
  },
  'product that staff edit': {
    domain: withMore(
      fc.record({
        revision: units,
        waiting: units,
        reserved: units,
        saleStopped: fc.boolean(),
        alts: fc.array(fc.string(), { maxLength: 5 }),
        costPence: orNull(pence),
        shelf: text,
        archived: fc.boolean(),
        familyId: orNull(units),
        family: orNull(staffFamily),
      }),
    ),
    encode: encodeStaffProduct,
    decode: decodeStaffProduct,
    wire: first(dashProductDetails.answer.shape.data),
  },
  'name of a product': {
    domain: fc.record({ id, title: text }),
    encode: encodeProductName,
    decode: decodeProductName,
    wire: dashSameTitle.answer.shape.data,
  },
  order: {
    domain: order,
    encode: encodeOrder,
    decode: decodeOrder,
    wire: first(userOrderDetails.answer.shape.data),
  },
  'order in its shopper’s list': {
    domain: orderSummary,
    encode: encodeOrderSummary,
    decode: decodeOrderSummary,
    wire: userOrders.answer.shape.data.element,
  },
  'order in the dashboard’s list': {
    domain: orderRow,
    encode: encodeOrderRow,
    decode: decodeOrderRow,
    wire: dashOrders.answer.shape.data.element,
  },
  coupon: {
    domain: coupon,
    encode: encodeCoupon,
    decode: decodeCoupon,
    wire: first(verifyCode.answer.shape.data),
  },
  'coupon in the dashboard’s list': {
    domain: listedCoupon,
    encode: encodeListedCoupon,
    decode: decodeListedCoupon,
    wire: dashCoupons.answer.shape.data.element,
  },
  review: {
    domain: review,
    encode: encodeReview,
    decode: decodeReview,
    wire: getReviews.answer.shape.data.element,
  },
  'own review': {
    domain: ownReview,
    encode: encodeOwnReview,
    decode: decodeOwnReview,
    wire: myReview.answer.shape.data.unwrap(),
  },
  'review in the dashboard’s list': {
    domain: staffReview,
    encode: encodeStaffReview,
    decode: decodeStaffReview,
    wire: dashReviews.answer.shape.data.element,
  },
  message: {
    domain: message,
    encode: encodeMessage,
    decode: decodeMessage,
    wire: dashMessages.answer.shape.data.element,
  },
};

test.each(Object.entries(codecs))('%s: comes back as it was, and travels as its call says', (_, codec) => {
  fc.assert(
    fc.property(codec.domain, (value) => {
      const wire = codec.encode(value as never);
      expect(codec.wire.parse(wire)).toEqual(wire);
      expect(codec.decode(wire as never)).toEqual(value);
    }),
  );
});

test('nothing of a wire answer is lost in a product, an order or an address', () => {
  fc.assert(
    fc.property(product, order, address, (product, order, address) => {
      expect(encodeProduct(decodeProduct(encodeProduct(product)))).toEqual(encodeProduct(product));
      expect(encodeOrder(decodeOrder(encodeOrder(order)))).toEqual(encodeOrder(order));
      expect(decodeAddress({ ...address, ...{ status: 200 } })).toEqual(address);
    }),
  );
});

test('a card is the same from the wire as from the product', () => {
  fc.assert(
    fc.property(product, (product) => {
      expect(decodeProductCard(encodeProduct(product))).toEqual(cardOf(product));
    }),
  );
});

test('the bare array of /cartProduct holds a product with its version', () => {
  fc.assert(
    fc.property(withMore(fc.record({ version: units })), (product) => {
      const wire = [encodeCartProduct(product)];
      expect(cartProduct.answer.parse(wire)).toEqual(wire);
    }),
  );
});

test('a quote comes back as it was, with the VAT inside', () => {
  const basket = fc.uniqueArray(fc.record({ id, pricePence: pence, tiers }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(basket, fc.integer({ min: 1, max: 50 }), (products, quantity) => {
      const asked = quote(products.map((product) => ({ product, quantity })));
      if ('refused' in asked) throw new Error('no code was given');
      expect(decodeQuote(encodeQuote(asked, {}))).toEqual(asked);
    }),
  );
});

test('what a listing is asked for by comes back as it was', () => {
  const listing = fc.record({
    category: fc.constantFrom('all' as const, ...categories),
    discounted: fc.boolean(),
    minPence: pence,
    maxPence: pence,
    sortBy: fc.constantFrom(undefined, ...sortings),
    keywords: text,
    inStock: fc.boolean(),
    minRating: fc.integer({ min: 0, max: 5 }),
    families: fc.boolean(),
    attributes: fc.dictionary(
      fc.constantFrom('bb-weight', 'tracer', 'pattern'),
      fc.oneof(
        fc.array(fc.constantFrom('0.2', 'true', 'M4'), { minLength: 1, maxLength: 3 }),
        fc.record(
          { from: fc.integer({ min: 0, max: 9 }), to: fc.integer({ min: 9, max: 99 }) },
          { requiredKeys: [] },
        ),
      ),
    ),
    limit: fc.integer({ min: 1, max: 100 }),
    offset: units,
    maxLeftover: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(listing, (listing) => {
      expect(decodeListing(getProducts.body.parse(encodeListing(listing)))).toEqual(listing);
    }),
  );
});

const draft = fc.record({
  title: text,
  category,
  description: text.map((text) => `${text} ${text}`),
  pricePence: fc.integer({ min: 1, max: 2_000_000 }),
  active: fc.boolean(),
  available: units,
  features: fc.array(text, { maxLength: 5 }),
  tiers,
  images: fc.array(id, { minLength: 1, maxLength: 5 }),
});
type Draft = typeof draft extends Arbitrary<infer Value> ? Value : never;

/** As the dashboard's form holds it: text, three tiers. */
const typed = ({ pricePence, available, tiers, ...draft }: Draft): ProductForm => ({
  ...draft,
  price: (pricePence / 100).toFixed(2),
  quantity: String(available),
  tiers: [0, 1, 2].map((at) => ({
    quantity: String(tiers[at]?.quantity ?? ''),
    percent: String(tiers[at]?.percent ?? ''),
  })),
});

test('a new product and a changed one arrive as they were typed', () => {
  fc.assert(
    fc.property(draft, (draft) => {
      const added = decodeNewProduct(submitProduct.body.parse(encodeNewProduct(typed(draft))));
      expect(added).toEqual({ ...draft, taxPercent: 20 });
      const seen = { id: 'abcdef', revision: 3, available: 7 };
      const changed = decodeProductChange(
        dashUpdateProduct.body.parse(encodeProductChange(seen, typed(draft))),
      );
      expect(changed).toEqual({ ...draft, id: 'abcdef', revision: 3, availableWas: 7 });
    }),
  );
});

test('what is wrong with a product is said by the form’s names', () => {
  const wrong: ProductForm = {
    title: '',
    description: '',
    price: '',
    category: '',
    quantity: '',
    active: true,
    features: ['', 'x'.repeat(201)],
    tiers: [
      { quantity: '5', percent: '' },
      { quantity: '', percent: '10' },
      { quantity: '1', percent: '3' },
    ],
    images: [],
  };
  const namesOf = (body: z.ZodType, wire: unknown) => {
    const errors = fieldErrors(body.safeParse(wire).error?.issues ?? []);
    return Object.keys(decodeErrors(errors, productFieldNames)).sort();
  };
  const fields = ['category', 'description', 'features.1', 'images', 'price', 'quantity'];
  const tiersToo = ['tiers.0.percent', 'tiers.1.quantity', 'tiers.2.percent', 'tiers.2.quantity', 'title'];
  expect(namesOf(submitProduct.body, encodeNewProduct(wrong))).toEqual([...fields, ...tiersToo]);
  const change = encodeProductChange({ id: 'abcdef', revision: 1, available: 0 }, wrong);
  expect(namesOf(dashUpdateProduct.body, change)).toEqual([...fields, ...tiersToo]);
});

test('a new code arrives as it was made', () => {
  const terms = coupon.map(({ firstOrder: _, ...coupon }) => ({
    ...coupon,
    ...(coupon.type === 'flat'
      ? { percentage: 0, flatPence: coupon.flatPence + 100 }
      : { percentage: Math.max(1, coupon.percentage), flatPence: 0 }),
  }));
  fc.assert(
    fc.property(terms, (terms) => {
      const form = {
        code: terms.code,
        productId: terms.productId ?? 'all',
        type: terms.type,
        percentage: String(terms.percentage),
        flat: (terms.flatPence / 100).toFixed(2),
        min: (terms.minPence / 100).toFixed(2),
      };
      expect(decodeNewCoupon(newCode.body.parse(encodeNewCoupon(form)))).toEqual(terms);
    }),
  );
});

test('an inquiry arrives by the shop’s names, and its errors come back by them', () => {
  const sender = { name: 'Sam Tester', email: 'sam@example.org', phone: '07700 900123', message: '' };
  const trade = { type: 'trade' as const, businessName: 'Tests Ltd', businessInquiry: 'Fifty of everything' };
  const body = newContact.body.parse(encodeInquiry({ ...sender, ...trade }));
  expect(decodeInquiry(body)).toEqual({ ...sender, ...trade });
  const other = { ...sender, type: 'other' as const, message: 'Where is it, please?' };
  expect(decodeInquiry(newContact.body.parse(other))).toEqual(other);
  expect(decodeErrors({ businessInquery: 'Too short' }, inquiryFieldNames)).toEqual({
    businessInquiry: 'Too short',
  });
});

test('a favourite is kept as spec.md has it', () => {
  const favourite = { id: 'abcdef', title: 'BBs', category: 'bbs', pricePence: 1250, image: 'one' };
  const kept = { id: 'abcdef', tittle: 'BBs', catagory: 'bbs', price: 12.5, img: 'one' };
  expect(encodeFavourite(favourite)).toEqual(kept);
  expect(decodeFavourite(kept)).toEqual({
    id: 'abcdef',
    title: 'BBs',
    category: 'bbs',
    price: 12.5,
    image: 'one',
  });
  const soldOut = { ...favourite, soldOut: true };
  expect(decodeFavourite({ ...encodeFavourite(soldOut) }).soldOut).toBe(true);
});
