import { z } from 'zod';
import { attributeKinds, categories, sortings } from '#database/enums.ts';
import { attributeKey, maxValueLength } from '#shop/catalogue/attributes/attribute.ts';
import { maxCompared, maxFitFacts } from '#shop/catalogue/limits.ts';
import { rules } from '#wording/rules.ts';
import { call, notRateLimited } from './call.ts';
import { bool, id, limit, offset, optionalText, pounds, text, wholeNumber } from './fields.ts';
import { reviewRule } from './form-rules.ts';

/** spec.md section 7 'Customer: catalogue and reviews'. */
const group = 'Catalogue';

/** What a product states, by the keys of attributes: a number, one of the choices, several, yes or no, or words. */
export const attributeValues = z.record(
  z.string(),
  z.union([z.number(), z.boolean(), z.string(), z.array(z.string())]),
);

/** A product on the wire: pounds, '' for a picture or feature it lacks, 0 for a tier it lacks (spec.md section 3). */
export const product = z.object({
  id: z.string(),
  tittle: z.string(),
  /** Stands behind the id in the address of its page: /product/{id}/{slug}. */
  slug: z.string(),
  catagory: z.enum(categories),
  description: z.string(),
  price: z.number(),
  /** Units that can be bought now. */
  quantity: z.int(),
  tax: z.int(),
  status: z.literal([0, 1]),
  img1: z.string(),
  img2: z.string(),
  img3: z.string(),
  img4: z.string(),
  img5: z.string(),
  feature1: z.string(),
  feature2: z.string(),
  feature3: z.string(),
  feature4: z.string(),
  feature5: z.string(),
  quantity1: z.int(),
  quantity2: z.int(),
  quantity3: z.int(),
  discount1: z.int(),
  discount2: z.int(),
  discount3: z.int(),
  /** Mean stars of the published reviews; 0 without any. */
  rating: z.number(),
  reviews: z.int(),
  /** What the shop itself calls it, and its EAN; '' for none. */
  sku: z.string(),
  barcode: z.string(),
  /** Grams, packed; null where nobody has said. */
  weight: z.int().nullable(),
  /** Sold to those alone who say that they are 18 or over; `imitation`: also only with a defence that staff have recorded. */
  adult: z.boolean(),
  imitation: z.boolean(),
  attributes: attributeValues,
  /** What `per` of it cost: 1,000 BBs, 100 ml of gas, one magazine of a set; null where that says nothing. */
  unitPrice: z.object({ price: z.number(), per: z.int(), unit: z.enum(['BBs', 'ml', 'each']) }).nullable(),
});
export type WireProduct = z.output<typeof product>;

/** What of its family a product's page leads to: its siblings and itself, in the order of their values. */
const family = z.object({
  id: z.int(),
  tittle: z.string(),
  /** What its members differ by; one or two. */
  axes: z.array(z.object({ key: z.string(), label: z.string() })),
  members: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      /** Of each axis, by its key. */
      values: attributeValues,
      price: z.number(),
      quantity: z.int(),
    }),
  ),
});
export type WireFamily = z.output<typeof family>;

/** The family that a product stands for in a list: several of its members are among what the list finds. */
const familyCard = z.object({
  id: z.int(),
  tittle: z.string(),
  /** By what these differ: '4 sizes', '6 colours and sizes'. */
  choices: z.string(),
  /** Whether their prices differ. `price` is the lowest of those in stock, or of all where none is, and `cheapest` who has it. */
  from: z.boolean(),
  price: z.number(),
  cheapest: z.object({ id: z.string(), slug: z.string() }),
  /** Whether they differ by a size that is worn, which a shopper must say before one can be bought. */
  choose: z.boolean(),
  unitPrice: product.shape.unitPrice,
  /** Units and reviews of all of them. */
  quantity: z.int(),
  rating: z.number(),
  reviews: z.int(),
});
export type WireFamilyCard = z.output<typeof familyCard>;

const listed = product.extend({ family: familyCard.nullable() });
export type WireListed = z.output<typeof listed>;

/** What a search did to find something, and what it looked for then where that is not what was typed; else ''. */
const found = {
  help: z.enum(['none', 'spelling', 'synonym', 'some words']),
  showing: z.string(),
};

const wantedValue = z
  .union([z.string(), z.number(), z.boolean()], { error: rules.choice })
  .transform(String)
  .pipe(text({ max: maxValueLength, message: rules.choice }));
const wantedNumber = z.number({ error: rules.number }).min(-1e9).max(1e9).optional();
/** At most so many: nobody chooses by more, and each is a part of the statement. */
const wantedAttributes = z
  .record(
    z.string().regex(attributeKey, { error: rules.choice }).max(40),
    z.union([z.array(wantedValue).min(1).max(30), z.strictObject({ from: wantedNumber, to: wantedNumber })]),
  )
  .refine((wanted) => Object.keys(wanted).length <= 10, { error: rules.choice })
  .default({});

const facet = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  kind: z.enum(attributeKinds),
  values: z.array(z.object({ value: z.string(), count: z.int() })),
  /** The least and the greatest number; null where it is none. */
  from: z.number().nullable(),
  to: z.number().nullable(),
});

export const attribute = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  kind: z.enum(attributeKinds),
  choices: z.array(z.string()),
  categories: z.array(z.enum(categories)),
  filter: z.boolean(),
});

export const attributeList = call({
  ...notRateLimited,
  path: '/attributes',
  group,
  summary: 'The attributes that products state, in the order they are shown',
  caller: 'anyone',
  body: z.object({}),
  answer: z.object({ data: z.array(attribute) }),
});

export const getProducts = call({
  ...notRateLimited,
  path: '/getProducts',
  group,
  summary: 'A page of the listing',
  caller: 'anyone',
  body: z.object({
    count: limit(9),
    offset: offset(),
    catagory: z.enum(['all', ...categories], { error: rules.choice }).default('all'),
    discounted: bool.default(false),
    minPrice: pounds().default(0),
    maxPrice: pounds().default(9999),
    /** Left out: newest, or with keywords the best match. */
    sortBy: z.enum(sortings, { error: rules.choice }).optional(),
    /** Only what a search for these words finds. */
    keywords: optionalText({ max: 100 }),
    /** Any of the values of each attribute, or what lies between two numbers; all of the attributes. */
    attributes: wantedAttributes,
    /** Only what can be bought now. */
    inStock: bool.default(false),
    /** Only what has so many stars or more in the mean. */
    minRating: wholeNumber(0, 5).default(0),
    /**
     * One entry for all members of a family that match, the first in the list's order that is in stock; where several values of
     * an attribute are asked for, one for those of each value. `total` and `facets` count such entries then.
     */
    families: bool.default(false),
    /** Where so many entries or fewer would be left after this page, they come with it; left out, it has `count` at most. */
    maxLeftover: wholeNumber(0, 9).default(0),
  }),
  answer: z.object({
    /** `family` is null where only one of its members matches, and where families were not asked for. */
    data: z.array(listed),
    /** How many entries match in all. */
    total: z.int(),
    /** What the list can be narrowed to further, and how many of it each choice would leave. */
    facets: z.array(facet),
    ...found,
  }),
});

export const searchProduct = call({
  ...notRateLimited,
  path: '/search-product',
  group,
  summary: 'The products that best match some words, misspelt or unfinished ones too',
  caller: 'anyone',
  body: z.object({
    keywords: text({ max: 100 }),
    limit: limit(9),
    offset: offset(),
    /** Of a family only the best, as a listing with `families` shows it. */
    families: bool.default(false),
  }),
  answer: z.object({
    data: z.array(product),
    ...found,
    /**
     * The page of the shop that answers the words, such as 'returns'; null where they ask for none. Its path may have an anchor,
     * and is '' where what stands beside it is the answer. It may stand below the products.
     */
    page: z
      .object({ path: z.string(), title: z.string(), text: z.string(), isBelow: z.boolean().optional() })
      .nullable(),
    /** Of a gun that is not sold: what its kind needs. */
    instead: z.array(product),
    /** What the search's page says of what is found, as people read it: why it is not quite what was typed; else ''. */
    notice: z.string(),
  }),
});

export const searchCounts = call({
  ...notRateLimited,
  path: '/search-counts',
  group,
  summary: 'How many the listing of a search has, with families as one, and in which categories, most first',
  caller: 'anyone',
  body: z.object({ keywords: text({ max: 100 }) }),
  answer: z.object({
    total: z.int(),
    categories: z.array(z.object({ category: z.enum(categories), total: z.int() })),
  }),
});

export const productData = call({
  ...notRateLimited,
  path: '/productData',
  group,
  summary: 'One product',
  caller: 'anyone',
  body: z.object({ id: id() }),
  answer: z.object({ data: z.tuple([product.extend({ family: family.nullable() })]) }),
});

export const compare = call({
  ...notRateLimited,
  path: '/compare',
  group,
  summary: 'Products of one category side by side, in the order asked for; what is not sold is left out',
  caller: 'anyone',
  body: z.object({
    ids: z.array(id(), { error: rules.compared }).min(1, { error: rules.compared }).max(maxCompared, {
      error: rules.compared,
    }),
  }),
  answer: z.object({
    data: z.array(product),
    /** What one of them states at least, in the order they are shown. */
    attributes: z.array(attribute),
  }),
});

/** `version` rises with every change that shoppers can see, of stock as well. */
const cartItem = product.extend({ version: z.int() });
export type WireCartItem = z.output<typeof cartItem>;

export const cartProduct = call({
  ...notRateLimited,
  path: '/cartProduct',
  group,
  summary: 'One product as the cart needs it: a bare array of one',
  caller: 'anyone',
  body: z.object({ productId: id() }),
  answer: z.tuple([cartItem]),
});

export const cartChanges = call({
  ...notRateLimited,
  path: '/cart-changes',
  group,
  summary:
    'What of a cart is not as it was last seen: asked every other second by each open cart (decisions.md section 9)',
  caller: 'anyone',
  body: z.object({
    /** With the version last seen; 0 for what was not for sale. */
    products: z
      .array(z.object({ id: id(), version: wholeNumber(0, 2_147_483_647) }), { error: rules.basket })
      .min(1, { error: rules.basket })
      .max(20, { error: rules.basket }),
  }),
  answer: z.object({
    data: z.array(cartItem),
    /** Ids of what is not for sale any more. */
    gone: z.array(z.string()),
  }),
});

const lead = z.object({
  id: z.string(),
  slug: z.string(),
  tittle: z.string(),
  price: z.number(),
  quantity: z.int(),
  connector: z.string(),
  adaptsTo: z.string(),
});
export type WireLead = z.output<typeof lead>;

const fitFactsOf = product.pick({ id: true, catagory: true, attributes: true });
export type WireFitFacts = z.output<typeof fitFactsOf>;

export const fitFacts = call({
  ...notRateLimited,
  path: '/fit-facts',
  group,
  summary:
    'What of some products says which guns they fit, and the leads in stock that join one battery connector to another',
  caller: 'anyone',
  body: z.object({ ids: z.array(id()).max(maxFitFacts, { error: rules.basket }) }),
  answer: z.object({
    /** Only those that are sold; of their attributes those that decide what fits. */
    data: z.array(fitFactsOf),
    leads: z.array(lead),
  }),
});

export const review = z.object({
  id: z.int(),
  name: z.string(),
  stars: z.int(),
  review: z.string(),
  verified: z.boolean(),
  /** When it was first published; ISO 8601. */
  date: z.string(),
  /** When it was last rewritten; null: never. */
  edited: z.string().nullable(),
  /** What the shop answers, and when that was last written; ISO 8601. */
  reply: z.string().optional(),
  replied: z.string().optional(),
  /** Which size or colour of the product it is about, where there are several: 'Tan, L'. */
  variant: z.string().optional(),
});
export type WireReview = z.output<typeof review>;

export const getReviews = call({
  ...notRateLimited,
  path: '/get-reviews',
  group,
  summary:
    'A page of the published reviews of a product and of its other sizes and colours, newest first; `stars` keeps those that gave so many',
  caller: 'anyone',
  body: z.object({
    productId: id(),
    limit: limit(10),
    offset: offset(),
    /** 1 to 5; left out: all of them. */
    stars: wholeNumber(1, 5).optional(),
  }),
  answer: z.object({
    data: z.array(review),
    /** Of all reviews, whatever their stars; so are the figures below. */
    total: z.int(),
    /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
    histogram: z.array(z.int()).length(5),
    /** How many reviews are by buyers to whose account the product was delivered. */
    verified: z.int(),
  }),
});

/** What an account has written of a product. */
const ownReview = review.pick({ stars: true, review: true }).extend({
  /** Staff have taken it off the page. */
  hidden: z.boolean(),
});
export type WireOwnReview = z.output<typeof ownReview>;

export const myReview = call({
  ...notRateLimited,
  path: '/my-review',
  group,
  summary: 'The review that an account has written of a product, hidden or not; null for none',
  caller: 'shopper',
  body: z.object({
    productId: id(),
    email: z.string({ error: rules.login.email }).trim().toLowerCase(),
  }),
  answer: z.object({ data: ownReview.nullable() }),
});

export const newReview = call({
  path: '/new-review',
  group,
  summary: 'Writes the review of an account for a product, or replaces it',
  caller: 'shopper',
  body: z.object({
    productId: id(),
    email: z.string({ error: rules.login.email }).trim().toLowerCase(),
    stars: z.preprocess(
      (value) => (typeof value === 'string' ? Number(value) : value),
      z
        .int({ error: rules.review.stars })
        .min(1, { error: rules.review.stars })
        .max(5, { error: rules.review.stars }),
    ),
    review: text(reviewRule),
  }),
  answer: z.object({}),
});
