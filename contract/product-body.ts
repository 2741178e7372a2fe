import { z } from 'zod';
import { categories } from '#database/enums.ts';
import { rules } from '#wording/rules.ts';
import { isBarcode } from './barcode.ts';
import { id, optionalText, pounds, text, wholeNumber } from './fields.ts';
import { toPounds } from './money.ts';
import { readPrice } from './price.ts';

/**
 * What the calls that write products take; the rules are those of spec.md sections 5 and 9. Apart from the calls, so that the
 * dashboard's forms check by them and load no more.
 */

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
export const category = z.enum(categories, {
  error: ({ input }) =>
    typeof input === 'string' && input.trim()
      ? rules.product.noCategory(input.trim().slice(0, 40), categories)
      : rules.product.category,
});
const stock = wholeNumber(0, 1_000_000, rules.product.quantity);
const status = z.preprocess(
  (value) => (typeof value === 'string' && value !== '' ? Number(value) : value),
  z.literal([0, 1], { error: rules.product.status }),
);
const picture = optionalText({ max: 120 });
/** Letters that say what a picture shows: a sentence, for whoever can't see it. */
export const maxAlt = 200;
/** What each picture shows, in their order; '' where nobody says. Left out: as it was. */
const alts = z
  .array(optionalText({ max: maxAlt }))
  .max(5)
  .optional();

/** Undefined stays; '' and null become null. */
function optionalDetail<Output>(rule: z.ZodType<Output>) {
  return z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), rule.nullable())
    .optional();
}

/** As a form or a file has it; nothing is undefined. */
const yesOrNo = z.preprocess((value) => {
  if (typeof value !== 'string') return value ?? undefined;
  const said = value.trim().toLowerCase();
  if (said === '') return undefined;
  if (['1', 'yes', 'true'].includes(said)) return true;
  return ['0', 'no', 'false'].includes(said) ? false : value;
}, z.union([z.boolean(), z.literal([0, 1]).transform(Boolean)], { error: rules.product.yesNo }).optional());

/** Of a product, each beside what spec.md asks for: left out, it stays as it is; '' takes it away. */
const details = {
  /** Of its address; '' has it made of the title. */
  slug: optionalDetail(
    text({ max: 80, message: rules.product.slug }).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: rules.product.slug,
    }),
  ),
  sku: optionalDetail(
    text({ max: 40, message: rules.product.sku }).regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, {
      error: rules.product.sku,
    }),
  ),
  barcode: optionalDetail(text({ max: 14 }).refine(isBarcode, { error: rules.product.barcode })),
  cost: optionalDetail(pounds(0, 20_000)),
  weight: optionalDetail(wholeNumber(1, 100_000, rules.product.weight)),
  shelf: optionalDetail(text({ max: 20 })),
  /** Left out, each stays as it is; a realistic imitation firearm is for adults, whatever is said. */
  adult: yesOrNo,
  imitation: yesOrNo,
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

/** The fields of a product, each with its own rule: what stands alone in a cell of a file is checked by it too. */
export const productFields = {
  title,
  description,
  price,
  catagory: category,
  quantity: stock,
  // decisions.md section 5: receipts reckon with it too.
  tax: wholeNumber(20, 20, rules.product.tax).default(20),
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

/** A check of what several fields say together, made where another field is wrong too. */
const besideWrongFields: z.core.$ZodSuperRefineParams = {
  when: ({ value }) => typeof value === 'object' && value !== null,
};

export const newProductBody = z
  .object({ ...productFields, alts })
  .superRefine(tiersRise('quantity', 'discount'), besideWrongFields);

export const productChangeBody = z
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
    alts,
    /** The units on sale when the form was filled: with it, what was added or taken away counts, whatever was sold since. */
    quantityWas: wholeNumber(0, 1_000_000).optional(),
    /** What the form was filled from; where it changed since, 409. Left out: whatever it is. */
    version: wholeNumber(1, 2_000_000_000).optional(),
  })
  .superRefine(tiersRise('q', 'd'), besideWrongFields);

export const stockBody = z.object({
  productId: id(),
  quantity: stock,
  /** The units that staff saw: what they added or took away counts, whatever was sold since. */
  quantityWas: stock,
});

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/**
 * Pairs of a quantity and a percentage go together, and both rise (decisions.md section 5). Of what is no whole number its own
 * field tells.
 */
function tiersRise(quantityName: 'quantity' | 'q', percentName: 'discount' | 'd') {
  return (fields: Record<string, unknown>, context: z.RefinementCtx): void => {
    const report = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    let before = { quantity: 0, percent: 0 };
    for (const n of [1, 2, 3]) {
      const [quantityField, percentField] = [`${quantityName}${n}`, `${percentName}${n}`];
      const [quantity, percent] = [fields[quantityField], fields[percentField]];
      if (!isWhole(quantity) || !isWhole(percent)) continue;
      if (!quantity !== !percent) report(quantity ? percentField : quantityField, rules.product.tierPair);
      if (!quantity || !percent) continue;
      if (quantity <= before.quantity) report(quantityField, rules.product.tierOrder);
      if (percent <= before.percent) report(percentField, rules.product.tierMore);
      before = { quantity, percent };
    }
  };
}
