import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { byteOrdered, moment, searchVector } from './columns.ts';
import {
  attributeKinds,
  categories,
  disputeStates,
  inquiryMessageKinds,
  inquiryStates,
  inquiryTypes,
  noteReaders,
  noticeKinds,
  orderStatuses,
  orderTemplates,
  paymentStatuses,
  pictureFailures,
  type ReturnedState,
  recallChoices,
  refundReasons,
  returnReasons,
  shortageStates,
  stockReasons,
} from './enums.ts';

/**
 * The data dictionary. Money is integer pence; moments carry their time zone; secrets are kept only as hashes.
 * What must never be broken stands here as a constraint, whatever the code above does. Indexes that go down say
 * `nullsFirst`, as ORDER BY ... DESC means it: Drizzle would say the opposite, and PostgreSQL would not use them.
 */

export const category = pgEnum('category', categories);
export const orderStatus = pgEnum('order_status', orderStatuses);
export const paymentStatus = pgEnum('payment_status', paymentStatuses);

const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
/** A postcode as it is looked for: without its space, in lower case. */
const compactPostcode = (column: SQLWrapper) => sql`lower(replace(${column}, ' ', ''))`;
/** A phone number as it is looked for: its digits without what stands for the country, or for the way out of the town. */
const nationalDigits = (column: SQLWrapper) =>
  sql`regexp_replace(regexp_replace(${column}, '\\D', '', 'g'), '^((00)?440?|0)', '')`;
const createdAt = () => moment('created_at').notNull().defaultNow();
/** For an index that shoppers wait for: what is new goes into it at once, and not into a list that each search reads whole. */
const inPlace = { fastupdate: false };
/** For an index of much that is written on a shopper's time: what is new goes into it in lots (kB) that nobody waits long for. */
const inSmallLots = { gin_pending_list_limit: 512 };

// ── Catalogue ────────────────────────────────────────────────────────────────────────────────────────────────

/** What is the same in two titles that mean one product to a reader: all but case, spaces and punctuation. */
export const titleKey = (title: AnyPgColumn | SQL) =>
  sql<string>`btrim(regexp_replace(lower(normalize(${title}, NFKC)), '[^[:alnum:].]+', ' ', 'g'))`;

/** A sixteenth of the products, like all the others: ids are random, and begin with any of 32 letters and digits. */
export const inSample = (id: AnyPgColumn) => sql`${id} < '2'`;
/** The most that a product's quantity discounts give for each unit that has to be bought for them, in percent: '10% from 2' is 5. */
export const percentPerUnit = (quantities: AnyPgColumn, percents: AnyPgColumn) =>
  sql<number>`(greatest(${sql.join(
    [1, 2, 3].map((at) => sql`${percents}[${sql.raw(`${at}`)}]::real / ${quantities}[${sql.raw(`${at}`)}]`),
    sql`, `,
  )}))`;
/** What a BB weighs, in grams, where it is stated as a number. */
export const bbGrams = (attributes: AnyPgColumn) =>
  sql<number>`((${attributes} ->> 'bb-weight')::double precision)`;

export const products = pgTable(
  'products',
  {
    /** Opaque and unguessable (decisions.md section 1). */
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    /** Stands behind the id in the address of its page. A trigger makes '' of the title (migration add-product-slugs). */
    slug: text('slug').notNull().default(''),
    category: category('category').notNull(),
    description: text('description').notNull(),
    /** What one unit costs, VAT included. */
    pricePence: integer('price_pence').notNull(),
    taxPercent: smallint('tax_percent').notNull().default(20),
    /** Only active products appear to customers. */
    active: boolean('active').notNull().default(true),
    /**
     * When staff took it out of the shop for good; null while it is not. Then it is not active either, so that whatever lists,
     * counts or sells products needs no second condition. It stays for the orders that name it, and so does its page.
     */
    archivedAt: moment('archived_at'),
    /** When staff stopped its sale, as for a recall; null while it is not stopped. Until they lift that it can't be active. */
    saleStoppedAt: moment('sale_stopped_at'),
    /** Units in the warehouse, those promised to unfinished checkouts included. */
    onHand: integer('on_hand').notNull(),
    /** Units promised to checkouts whose payment is not yet known. */
    reserved: integer('reserved').notNull().default(0),
    /** Up to five selling points, in order. */
    features: text('features').array().notNull().default(sql`'{}'`),
    /** Up to five names in `images`, in order; the first is the cover. */
    images: text('images').array().notNull().default(sql`'{}'`),
    /** Units from which each tier counts, rising; `tierPercents` has the discount of each. */
    tierQuantities: smallint('tier_quantities').array().notNull().default(sql`'{}'`),
    tierPercents: smallint('tier_percents').array().notNull().default(sql`'{}'`),
    /** What the shop itself calls it; one product's alone. */
    sku: text('sku'),
    /** Its EAN. */
    barcode: text('barcode'),
    /** What one unit cost the shop, VAT left out; for staff alone. */
    costPence: integer('cost_pence'),
    /** What one unit weighs, packed. */
    weightGrams: integer('weight_grams'),
    /** Where it lies in the warehouse, as staff call the place; for staff alone. */
    shelf: text('shelf'),
    /** Sold to those alone who say that they are 18 or over. */
    adult: boolean('adult').notNull().default(false),
    /** A realistic imitation firearm: sold to those alone with a recorded defence (Violent Crime Reduction Act 2006, s.36-37). */
    imitation: boolean('imitation').notNull().default(false),
    /** What it states of `attributes`, by their keys. */
    attributes: jsonb('attributes').$type<AttributeValues>().notNull().default({}),
    /** The ids in `attribute_values` of all it states but texts, rising; kept by a trigger (migration add-attributes). */
    facets: integer('facets').array().notNull().default(sql`'{}'`),
    /** The same as people write it ('0.28 g', 'Biodegradable'), for searches; kept by a trigger (migration find-by-attributes). */
    stated: text('stated').array().notNull().default(sql`'{}'`),
    /** What 1,000 BBs, 100 ml of gas or one magazine of a set cost (shop/catalogue/unit-price.ts), in pence; null where it is not known. */
    unitPence: doublePrecision('unit_pence').generatedAlwaysAs(
      sql`price_pence * (case category when 'bbs' then 1000 when 'gas' then 100 when 'magazines' then 1 end)
        / case when jsonb_typeof(attributes -> case category when 'bbs' then 'count' when 'gas' then 'volume' else 'pieces' end) = 'number'
          then nullif((attributes ->> case category when 'bbs' then 'count' when 'gas' then 'volume' else 'pieces' end)::double precision, 0) end`,
    ),
    /** Which family it is a member of; null for none. */
    familyId: integer('family_id'),
    /** Units sold in the last 90 days, counted each night (shop/catalogue/best-sellers.ts). */
    soldLately: integer('sold_lately').notNull().default(0),
    /** Published reviews and the sum of their stars, kept with each review's own transaction. */
    reviewCount: integer('review_count').notNull().default(0),
    starSum: integer('star_sum').notNull().default(0),
    /**
     * Counts every change a shopper could see, so that processes can tell what they hold is old. Triggers raise it with
     * whatever of this row and of its reviews is shown, but for stock (migration raise-versions).
     */
    version: integer('version').notNull().default(1),
    /**
     * Counts the edits of a product and the imports of a file that changed it, so that none undoes another unseen or counts
     * twice. Not the stock alone: that is added to and taken from, and undoes nothing.
     */
    revision: integer('revision').notNull().default(1),
    search: searchVector('search')
      .generatedAlwaysAs(sql`product_terms(title, category, features || stated, description)`)
      .notNull(),
    /** On sale with 5 units or fewer. Kept, so that an index can be of these alone: it does not move with each order. */
    runsLow: boolean('runs_low').generatedAlwaysAs(sql`active and on_hand - reserved <= 5`).notNull(),
    /** Kept, so that an index can have it that does not move with each order. */
    inStock: boolean('in_stock').generatedAlwaysAs(sql`on_hand > reserved`).notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('products_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.slug}) <= 80`),
    check('products_archived', sql`${t.archivedAt} is null or not ${t.active}`),
    check('products_sale_stopped', sql`${t.saleStoppedAt} is null or not ${t.active}`),
    check('products_price', sql`${t.pricePence} > 0`),
    check('products_stock', sql`0 <= ${t.reserved} and ${t.reserved} <= ${t.onHand}`),
    check('products_features', sql`cardinality(${t.features}) <= 5`),
    check('products_images', sql`cardinality(${t.images}) <= 5`),
    check(
      'products_tiers',
      sql`cardinality(${t.tierQuantities}) = cardinality(${t.tierPercents}) and cardinality(${t.tierQuantities}) <= 3`,
    ),
    check(
      'products_reviews',
      sql`${t.reviewCount} >= 0 and ${t.starSum} between ${t.reviewCount} and 5 * ${t.reviewCount}`,
    ),
    check('products_sku', sql`${t.sku} <> ''`),
    check('products_imitation', sql`${t.adult} or not ${t.imitation}`),
    check('products_cost', sql`${t.costPence} >= 0`),
    check('products_weight', sql`${t.weightGrams} > 0`),
    check('products_shelf', sql`length(${t.shelf}) between 1 and 20`),
    check('products_attributes', sql`jsonb_typeof(${t.attributes}) = 'object'`),
    // With the category: all members of a family are of one.
    foreignKey({
      name: 'products_family',
      columns: [t.familyId, t.category],
      foreignColumns: [families.id, families.category],
    }),
    uniqueIndex('products_sku').on(sql`upper(${t.sku})`),
    index('products_family').on(t.familyId).where(sql`family_id is not null`),
    index('products_barcode').on(t.barcode),
    index('products_sku_parts').using('gin', sql`${t.sku} gin_trgm_ops`),
    index('products_barcode_parts').using('gin', sql`${t.barcode} gin_trgm_ops`),
    index('products_facets').using('gin', t.facets).with(inPlace),
    // All that lists are narrowed and counted by: facets are counted in it, and the wide rows never read.
    index('products_counted')
      .on(
        t.category,
        t.pricePence,
        t.inStock,
        t.reviewCount,
        t.starSum,
        t.tierQuantities,
        t.facets,
        t.familyId,
      )
      .where(sql`active`),
    index('products_best_selling')
      .on(t.category, t.soldLately.desc().nullsFirst(), t.starSum.desc().nullsFirst(), t.id)
      .where(sql`active and in_stock`),
    index('products_deals')
      .on(
        sql`${percentPerUnit(t.tierQuantities, t.tierPercents)} desc`,
        t.createdAt.desc().nullsFirst(),
        t.id,
      )
      .where(sql`active and in_stock and cardinality(tier_percents) > 0`),
    index('products_bb_weights')
      .on(bbGrams(t.attributes), t.unitPence)
      .where(
        sql`active and in_stock and category = 'bbs' and jsonb_typeof(attributes -> 'bb-weight') = 'number'`,
      ),
    index('products_newest').on(t.createdAt.desc().nullsFirst(), t.id),
    index('products_archive').on(t.createdAt.desc().nullsFirst(), t.id).where(sql`archived_at is not null`),
    index('products_without_picture').on(t.id).where(sql`cardinality(images) = 0 and archived_at is null`),
    index('products_low').on(t.createdAt.desc().nullsFirst(), t.id).where(sql`runs_low`),
    index('products_title').using('gin', sql`${t.title} gin_trgm_ops`),
    index('products_id_parts').using('gin', sql`${t.id} gin_trgm_ops`),
    index('products_title_key').on(titleKey(t.title)),
    index('products_price_order').on(t.pricePence, t.id).where(sql`active`),
    index('products_category_newest')
      .on(t.category, t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`active`),
    index('products_category_price').on(t.category, t.pricePence, t.id).where(sql`active`),
    index('products_search').using('gin', t.search).with(inPlace),
    index('products_search_sample').using('gin', t.search).with(inPlace).where(inSample(t.id)),
  ],
);

/**
 * Where products were in another shop: paths that lead to their pages (shop/catalogue/old-addresses.ts), and stay when a product
 * is no longer sold.
 */
export const oldAddresses = pgTable(
  'old_addresses',
  {
    /** In lower case, decoded, without what stands behind it: /products/green-gas. */
    path: text('path').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The import that brought it, which may be undone. */
    importId: text('import_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('old_addresses_path', sql`${t.path} ~ '^/.' and length(${t.path}) <= 300`),
    index('old_addresses_product').on(t.productId),
    index('old_addresses_import').on(t.importId),
  ],
);

/** The values of a product's attributes by their keys: numbers, choices, several choices, yes or no, or texts. */
type AttributeValues = Record<string, number | string | string[] | boolean>;

/** The facts that the products of some categories state, as staff define them (shop/catalogue/attributes). */
export const attributes = pgTable(
  'attributes',
  {
    key: text('key').primaryKey(),
    label: text('label').notNull(),
    /** Stands behind a number; else ''. */
    unit: text('unit').notNull().default(''),
    kind: text('kind', { enum: attributeKinds }).notNull(),
    /** What a choice is among, in the order they are shown. */
    choices: text('choices').array().notNull().default(sql`'{}'`),
    categories: category('categories').array().notNull(),
    /** Whether shoppers may choose products by it. */
    filter: boolean('filter').notNull().default(false),
    /** Attributes are shown by it, rising. */
    position: integer('position').notNull().default(0),
    /** Neither asked for nor shown any more; products keep their values. */
    retired: boolean('retired').notNull().default(false),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    check('attributes_key', sql`${t.key} ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'`),
    check('attributes_categories', sql`cardinality(${t.categories}) > 0`),
    check('attributes_choices', sql`(cardinality(${t.choices}) > 0) = (${t.kind} in ('choice', 'choices'))`),
  ],
);

/** Products that are one thing in several sizes, weights or colours (shop/catalogue/families). */
export const families = pgTable(
  'families',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    category: category('category').notNull(),
    /** What all of its members are: what a card of several of them is called. */
    title: text('title').notNull(),
    /** The keys of the attributes by whose values its members differ. */
    axes: text('axes').array().notNull(),
    /** Counts the edits, so that none undoes another unseen. */
    revision: integer('revision').notNull().default(1),
    /** How many of its members are active; kept by triggers on `products` (migration add-families). */
    activeMembers: integer('active_members').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check('families_axes', sql`cardinality(${t.axes}) between 1 and 2`),
    unique('families_category').on(t.id, t.category),
  ],
);

/** How many active members of a family have each value; kept by triggers on `products` (migration add-families). */
export const familyFacets = pgTable(
  'family_facets',
  {
    familyId: integer('family_id')
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    valueId: integer('value_id').notNull(),
    members: integer('members').notNull(),
  },
  (t) => [primaryKey({ columns: [t.familyId, t.valueId] })],
);

/**
 * Every value that an attribute has had in any product: a small number stands for it in `products.facets`. Of texts only those that
 * products are chosen by.
 */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: text('key')
      .notNull()
      .references(() => attributes.key),
    value: text('value').notNull(),
    /** Of an attribute that is a number. */
    number: doublePrecision('number'),
  },
  (t) => [unique('attribute_values_each').on(t.key, t.value)],
);

/** How many active products of a category have a value; kept by triggers on `products` (migration add-attributes). */
export const facetCounts = pgTable(
  'facet_counts',
  {
    category: category('category').notNull(),
    valueId: integer('value_id')
      .notNull()
      .references(() => attributeValues.id),
    products: integer('products').notNull(),
    /** Those of them that are not the first in their family to have it: a list of families counts them with that one. */
    siblings: integer('siblings').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.category, t.valueId] })],
);

/** Every word the catalogue uses, so that a search knows which there are (docs/decisions/014). */
export const searchWords = pgTable('search_words', {
  word: byteOrdered('word').primaryKey(),
  /** The best place that it has in any product: 3 it names what that is, 2 in a title, 1 a feature, 0 a description. */
  place: smallint('place').notNull(),
});

/** What shoppers call things otherwise: words and what they are searched as, or words that mean the same (shop/catalogue/search). */
export const synonyms = pgTable(
  'synonyms',
  {
    id: identity(),
    /** Of those that a shop starts with, the first word in the shop's own list of them; null: staff added it. */
    standard: text('standard').unique(),
    words: text('words').array().notNull(),
    /** What the words are searched as; empty: they mean each other. */
    means: text('means').array().notNull().default(sql`'{}'`),
    /** The words themselves are not searched. */
    only: boolean('only').notNull().default(false),
    /** It is only written otherwise: nothing to tell who typed it. */
    same: boolean('same').notNull().default(false),
    active: boolean('active').notNull().default(true),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    check('synonyms_words', sql`cardinality(${t.words}) > 0`),
    check('synonyms_means', sql`cardinality(${t.words}) + cardinality(${t.means}) > 1`),
  ],
);

/** What shoppers searched for in vain, and what only helped by leaving words out (shop/catalogue/search/misses.ts). */
export const searchMisses = pgTable(
  'search_misses',
  {
    id: identity(),
    /** The words as searches take them; what reads the same is counted together. */
    key: text('key').notNull().unique(),
    /** As they were typed first, in lower case. */
    words: text('words').notNull(),
    help: text('help', { enum: ['none', 'some words'] }).notNull(),
    visitors: integer('visitors').notNull().default(0),
    /** Whether two different visitors asked: before that nobody sees it. */
    shared: boolean('shared').notNull().default(false),
    dismissed: boolean('dismissed').notNull().default(false),
    lastAt: moment('last_at').notNull(),
  },
  (t) => [index('search_misses_last').on(t.lastAt)],
);

/** Who asked for one of them lately, so that nobody counts twice: a salted hash of the words and the network address together. */
export const searchMissVisitors = pgTable(
  'search_miss_visitors',
  {
    missId: bigint('miss_id', { mode: 'number' })
      .notNull()
      .references(() => searchMisses.id, { onDelete: 'cascade' }),
    visitor: text('visitor').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.missId, t.visitor] }), index('search_miss_visitors_at').on(t.at)],
);

/**
 * What staff found when an account said to have a defence to buy realistic imitation firearms (VCRA 2006 s.37, and the 2007
 * Regulations): the result, and never a document.
 */
export const defences = pgTable(
  'defences',
  {
    id: identity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['UKARA', 'other'] }).notNull(),
    /** The UKARA number; else ''. */
    reference: text('reference').notNull().default(''),
    /** What was seen, in staff's words. */
    note: text('note').notNull().default(''),
    accepted: boolean('accepted').notNull(),
    checkedBy: text('checked_by').notNull(),
    checkedAt: moment('checked_at').notNull(),
    /** The last day on which it counts, in London; null where it was refused. */
    until: date('until', { mode: 'string' }),
    withdrawnBy: text('withdrawn_by'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    check('defences_until', sql`(${t.until} is not null) = ${t.accepted}`),
    check(
      'defences_what',
      sql`(${t.kind} = 'UKARA' and ${t.reference} <> '') or (${t.kind} = 'other' and ${t.note} <> '')`,
    ),
    check('defences_withdrawn', sql`(${t.withdrawnAt} is null) = (${t.withdrawnBy} is null)`),
    index('defences_user').on(t.userId, t.checkedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** Each time the shop would not sell what is 18+ or a realistic imitation firearm: for Trading Standards. */
export const saleRefusals = pgTable(
  'sale_refusals',
  {
    id: identity(),
    at: moment('at').notNull(),
    productId: text('product_id').notNull(),
    /** As it was called then. */
    title: text('title').notNull(),
    /** Null once the account is gone. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: ['no declaration', 'no defence', 'defence ended'] }).notNull(),
  },
  (t) => [
    index('sale_refusals_newest').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('sale_refusals_user').on(t.userId),
  ],
);

/** Counts every change that may put products into lists, take them out or reorder them, by the tags of shop/catalogue/list-tags.ts. */
export const listVersions = pgTable('list_versions', {
  tag: text('tag').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** 'You will also need', as staff chose it for a product. */
export const goesWith = pgTable(
  'goes_with',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherId: text('other_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** From 1, in the order they are shown. */
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.otherId] }),
    unique('goes_with_position').on(t.productId, t.position),
    check('goes_with_other', sql`${t.productId} <> ${t.otherId}`),
    check('goes_with_places', sql`${t.position} between 1 and 6`),
    index('goes_with_other_product').on(t.otherId),
  ],
);

/** What was often paid for in one order with a product, counted each night (shop/catalogue/goes-with/bought-together.ts). */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherId: text('other_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In how many of the counted orders both are. */
    orders: integer('orders').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.otherId] }),
    check('bought_together_other', sql`${t.productId} <> ${t.otherId}`),
    check('bought_together_enough', sql`${t.orders} >= 3`),
    index('bought_together_other_product').on(t.otherId),
  ],
);

export const images = pgTable('images', {
  /** Random, so that it can be cached for good. */
  name: text('name').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** A tiny blurred stand-in, as a data URL. */
  blur: text('blur').notNull(),
  /** What it shows, for whoever can't see it; '' where nobody has said. */
  alt: text('alt').notNull().default(''),
  createdAt: createdAt(),
});

export const reviews = pgTable(
  'reviews',
  {
    id: identity(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /** Gone once the account is deleted; demonstration reviews never had one. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    stars: smallint('stars').notNull(),
    text: text('text').notNull(),
    /** An order with this product was delivered to that account (decisions.md section 6). */
    verified: boolean('verified').notNull().default(false),
    /** Why staff took it off the page; null while it is published. */
    hiddenReason: text('hidden_reason'),
    /** When it was last rewritten; null while it is as it was first published. Its place in the list is by `createdAt`. */
    editedAt: moment('edited_at'),
    /** Of whom it is, hashed with a salt: it stays when the account goes. Null at reviews from before it was kept. */
    mailbox: text('mailbox'),
    /** What the shop answers beneath it, and when that was last written; null: nothing. */
    reply: text('reply'),
    repliedAt: moment('replied_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('reviews_stars', sql`${t.stars} between 1 and 5`),
    check('reviews_reply', sql`(${t.reply} is null) = (${t.repliedAt} is null) and ${t.reply} <> ''`),
    unique('reviews_one_each').on(t.productId, t.userId),
    unique('reviews_one_a_mailbox').on(t.productId, t.mailbox),
    index('reviews_user').on(t.userId),
    index('reviews_newest').on(t.productId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

export const coupons = pgTable(
  'coupons',
  {
    /** Upper case: codes are compared without regard to case. */
    code: text('code').primaryKey(),
    /** Null: every product. */
    productId: text('product_id').references(() => products.id),
    type: text('type', { enum: ['percentage', 'flat'] }).notNull(),
    percentage: smallint('percentage').notNull().default(0),
    flatPence: integer('flat_pence').notNull().default(0),
    /** The smallest subtotal it works from. */
    minPence: integer('min_pence').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check('coupons_code', sql`${t.code} = upper(${t.code})`),
    check('coupons_min', sql`${t.minPence} >= 0`),
    check(
      'coupons_worth',
      sql`(${t.type} = 'percentage' and ${t.percentage} between 1 and 100) or (${t.type} = 'flat' and ${t.flatPence} >= 100)`,
    ),
    index('coupons_newest').on(t.createdAt.desc().nullsFirst(), t.code),
  ],
);

// ── People ───────────────────────────────────────────────────────────────────────────────────────────────────

export const users = pgTable(
  'users',
  {
    id: identity(),
    /** Lower case, so that unique means unique without regard to case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    /** argon2id; null while somebody is invited and has not chosen one: then nobody can sign in. */
    passwordHash: text('password_hash'),
    /** Whether they may be asked by e-mail to review what they bought. */
    reviewLetters: boolean('review_letters').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    check('users_email', sql`${t.email} = lower(btrim(${t.email}))`),
    index('users_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('users_email').using('gin', sql`${t.email} gin_trgm_ops`),
    index('users_name').using('gin', sql`lower(${t.name}) gin_trgm_ops`),
  ],
);

/** What staff find an address by. */
export const addressWords = (t: Record<'pinCode' | 'phone', AnyPgColumn>): SQL =>
  sql`(${compactPostcode(t.pinCode)} || ' ' || ${nationalDigits(t.phone)})`;

export const addresses = pgTable(
  'addresses',
  {
    userId: bigint('user_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    pinCode: text('pin_code').notNull(),
  },
  (t) => [index('addresses_words').using('gin', sql`${addressWords(t)} gin_trgm_ops`)],
);

/** A gun as it is kept; '' and null: not known. What its values mean stands in shop/catalogue/fit/gun.ts. */
export interface KeptGun {
  id: string;
  name: string;
  pattern: string;
  power: string;
  connector: string;
  maxVolts: number | null;
  thread: string;
  rails: string[];
  limitJoules: number | null;
}

/** The guns of an account, as its browsers send them (contract/accounts.ts). */
export const kits = pgTable('kits', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  guns: jsonb('guns').$type<KeptGun[]>().notNull(),
  /** By the clock of the browser that it was changed in, and never later than ours. */
  changedAt: moment('changed_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/** One live code an e-mail (decisions.md section 2). */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    email: text('email').primaryKey(),
    purpose: text('purpose', { enum: ['register', 'reset'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** Of the secret of the browser that asked: the code is right in that one alone. */
    browserHash: text('browser_hash').notNull().default(''),
    /** Guesses so far; counted before they are compared. */
    tries: smallint('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('one_time_codes_expiry').on(t.expiresAt)],
);

/** Leave to register or to reset, once, for one e-mail. */
/** Who staff invited to an account that they brought from another shop; gone once a password is chosen. */
export const invitations = pgTable(
  'invitations',
  {
    userId: bigint('user_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the link in the newest letter. */
    tokenHash: text('token_hash').notNull().unique(),
    /** When that letter was asked for. */
    invitedAt: moment('invited_at').notNull(),
    /** Until then the link counts. */
    expiresAt: moment('expires_at').notNull(),
    /** The sentence by which they asked for the newsletter in the other shop; null for who did not. */
    consent: text('consent'),
  },
  (t) => [index('invitations_invited').on(t.invitedAt)],
);

export const grants = pgTable(
  'grants',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['register', 'reset'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('grants_expiry').on(t.expiresAt)],
);

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text('email').primaryKey(),
  /** Of the unsubscribe link: for ever the same, since every email that was sent has it. */
  token: text('token').notNull().unique(),
  /** Of the link that confirms: new with each subscription, null once it has ended. */
  confirmToken: text('confirm_token').unique(),
  /** The sentence that was agreed to, and where. */
  consent: text('consent').notNull(),
  source: text('source').notNull(),
  subscribedAt: moment('subscribed_at').notNull().defaultNow(),
  /** When the link in the welcome email was followed: only then does the mailbox's owner want the newsletter. */
  confirmedAt: moment('confirmed_at'),
  unsubscribedAt: moment('unsubscribed_at'),
});

/**
 * Who wants to hear when a sold-out product is back (shop/stock-requests). Deleted a day after the letter, with the account, by
 * the letter's own link, and by the table of retention.
 */
export const stockRequests = pgTable(
  'stock_requests',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** As it was given: letters go there. */
    email: text('email').notNull(),
    /** Whom it reaches: one request of a product each. */
    mailbox: text('mailbox').notNull(),
    /** Of the token in the link that confirms. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Of the token in the link that ends all requests of the mailbox. */
    leaveHash: text('leave_hash').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** When the mailbox's owner followed the link, or asked while signed in. Letters go in this order. */
    confirmedAt: moment('confirmed_at'),
    /** When the letter was queued. */
    notifiedAt: moment('notified_at'),
  },
  (t) => [
    unique('stock_requests_one_each').on(t.productId, t.mailbox),
    check('stock_requests_confirmed_first', sql`${t.notifiedAt} is null or ${t.confirmedAt} is not null`),
    index('stock_requests_email').on(t.email),
    index('stock_requests_leave').on(t.leaveHash),
    index('stock_requests_notified').on(t.notifiedAt).where(sql`notified_at is not null`),
    index('stock_requests_waiting')
      .on(t.productId, t.confirmedAt, t.id)
      .where(sql`confirmed_at is not null and notified_at is null`),
  ],
);

export const contactInquiries = pgTable(
  'contact_inquiries',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    type: text('type', { enum: inquiryTypes }).notNull(),
    businessName: text('business_name').notNull().default(''),
    businessInquiry: text('business_inquiry').notNull().default(''),
    itemType: text('item_type').notNull().default(''),
    quantity: bigint('quantity', { mode: 'number' }),
    address: text('address').notNull().default(''),
    deliveryDate: date('delivery_date', { mode: 'string' }),
    deliveryTime: text('delivery_time').notNull().default(''),
    instructions: text('instructions').notNull().default(''),
    message: text('message').notNull().default(''),
    /** When a member of staff first opened it; null again once it was marked as unread, or its customer answered. */
    readAt: moment('read_at'),
    /** Waits for staff, for the customer, or for nobody any more. */
    state: text('state', { enum: inquiryStates }).notNull().default('open'),
    /** The member of staff who looks after it; null for nobody. */
    assignee: text('assignee').references(() => staff.id, { onDelete: 'set null' }),
    /** Stands in the address that answers go to (shop/messages/reply-address.ts); null until staff first reply. */
    replyToken: text('reply_token').unique(),
    createdAt: createdAt(),
    /** When its customer or staff last wrote to each other. */
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (t) => [
    index('contact_inquiries_last').on(t.lastAt.desc().nullsFirst(), t.id),
    index('contact_inquiries_email').on(sql`lower(${t.email})`),
    index('contact_inquiries_unread').on(t.id).where(sql`read_at is null`),
  ],
);

/** What was written after an inquiry: by staff to its customer, by the customer, and what staff noted for each other. */
export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: identity(),
    inquiryId: text('inquiry_id')
      .notNull()
      .references(() => contactInquiries.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: inquiryMessageKinds }).notNull(),
    text: text('text').notNull(),
    /** The member of staff (no reference: it outlives the account), or the e-mail that it came from. */
    by: text('by').notNull(),
    /** Of a reply or a note: the same one means the same press. */
    key: text('key'),
    /** Of its e-mail, with its angle brackets (RFC 5322 section 3.6.4); null for a note. */
    messageId: text('message_id'),
    /** Names of what was attached; the files are not kept. */
    attachments: text('attachments').array().notNull().default(sql`'{}'`),
    /** An out-of-office notice or the like (RFC 3834). */
    automatic: boolean('automatic').notNull().default(false),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('inquiry_messages_inquiry').on(t.inquiryId, t.id),
    unique('inquiry_messages_key').on(t.inquiryId, t.key),
    unique('inquiry_messages_message_id').on(t.inquiryId, t.messageId),
    index('inquiry_messages_answered').on(t.messageId).where(sql`kind = 'reply'`),
  ],
);

/** Answers that staff saved, to be put into a reply (shop/messages/templates.ts). */
export const replyTemplates = pgTable('reply_templates', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  title: text('title').notNull().unique(),
  text: text('text').notNull(),
  /** Counts the edits, so that none undoes another unseen. */
  revision: integer('revision').notNull().default(1),
});

/** Receipts are numbered at sale. */
export const receiptNumbers = pgSequence('receipt_numbers', { startWith: 1001 });

// ── Orders ───────────────────────────────────────────────────────────────────────────────────────────────────

/** A defence as it stood when an order was placed on it; days as YYYY-MM-DD. */
interface UsedDefence {
  kind: 'UKARA' | 'other';
  reference: string;
  note: string;
  checkedBy: string;
  checkedAt: string;
  until: string;
}

/** Units of one line of a return that came in one state. */
export interface ReceivedLine {
  position: number;
  quantity: number;
  state: ReturnedState;
  /** Back on the shelf; else written off. */
  restock: boolean;
  /** Kept from what they are worth, for damage by use. */
  deductedPence: number;
}

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** Null once the account is deleted: the order is kept for the tax record. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    userName: text('user_name').notNull(),
    deliveryName: text('delivery_name').notNull(),
    deliveryPhone: text('delivery_phone').notNull(),
    deliveryAddress: text('delivery_address').notNull(),
    deliveryCity: text('delivery_city').notNull(),
    deliveryPinCode: text('delivery_pin_code').notNull(),
    orderStatus: orderStatus('order_status').notNull().default('Pending'),
    paymentStatus: paymentStatus('payment_status').notNull().default('Pending'),
    subtotalPence: integer('subtotal_pence').notNull(),
    discountPence: integer('discount_pence').notNull(),
    shippingPence: integer('shipping_pence').notNull(),
    totalPence: integer('total_pence').notNull(),
    couponCode: text('coupon_code'),
    /** Priced with a code that is for a first order only. */
    firstOrder: boolean('first_order').notNull().default(false),
    /** The checkout's own key: the same one means the same attempt. */
    idempotencyKey: text('idempotency_key'),
    /** Says whether two attempts are of the same basket. */
    basket: text('basket').notNull(),
    /** Given at sale. */
    receiptNumber: integer('receipt_number').unique(),
    paidAt: moment('paid_at'),
    /** When all of it, as far as it goes now, was seen to be in the parcel (shop/orders/packing); null before. */
    packedAt: moment('packed_at'),
    /** When it was first shipped. Stays, wherever staff set the order back to: the parcel may be gone. */
    dispatchedAt: moment('dispatched_at'),
    deliveredAt: moment('delivered_at'),
    /** When its shopper said to be 18 or over, where it has a product that asks for it. */
    adultDeclaredAt: moment('adult_declared_at'),
    /** On whose defence a realistic imitation firearm in it was sold (VCRA 2006 s.37); kept with it when the account goes. */
    defence: jsonb('defence').$type<UsedDefence>(),
    /** Of its lines, as they were sold; for finding it. */
    titles: text('titles').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check('orders_sum', sql`${t.totalPence} = ${t.subtotalPence} - ${t.discountPence} + ${t.shippingPence}`),
    check(
      'orders_parts',
      sql`${t.subtotalPence} >= 0 and ${t.shippingPence} >= 0 and ${t.discountPence} between 0 and ${t.subtotalPence}`,
    ),
    check(
      'orders_paid_first',
      sql`${t.orderStatus} in ('Pending', 'Cancelled') or ${t.paymentStatus} in ('Success', 'Refunded')`,
    ),
    uniqueIndex('orders_first_once')
      .on(t.userId)
      .where(sql`${t.firstOrder} and ${t.paymentStatus} in ('Pending', 'Success')`),
    uniqueIndex('orders_attempt').on(t.userId, t.idempotencyKey),
    index('orders_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
    index('orders_newest').on(t.createdAt.desc().nullsFirst(), t.id),
    index('orders_status').on(t.orderStatus, t.createdAt.desc().nullsFirst(), t.id),
    index('orders_states').on(t.orderStatus, t.paymentStatus),
    index('orders_payment').on(t.paymentStatus, t.createdAt.desc().nullsFirst(), t.id),
    index('orders_email').on(t.email),
    index('orders_unpaid').on(t.userId).where(sql`payment_status = 'Pending'`),
    index('orders_paid').on(t.paidAt, t.totalPence, t.orderStatus).where(sql`paid_at is not null`),
    // What waits to be sent, the longest first: few, and left behind by all that follows (shop/orders/list.ts).
    index('orders_waiting')
      .on(t.paidAt, t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`order_status in ('Pending', 'Confirmed') and payment_status = 'Success'`),
    // Nearly none: set back by mistake, and the parcel may be gone (shop/orders/ready-views.ts).
    index('orders_set_back')
      .on(t.id)
      .where(
        sql`dispatched_at is not null and order_status in ('Pending', 'Confirmed') and payment_status = 'Success'`,
      ),
    index('orders_coupon').on(t.couponCode).where(sql`coupon_code is not null`),
  ],
);

/**
 * What staff find an order by, without capitals, accents and apostrophes: its id, its number behind a #, who bought it, whom and
 * what town it goes to, what was sold. A table of its own, written by a trigger where one of those changes (migration
 * index-order-sortings): within `orders`, each change
 * of status would write the index of all these words anew.
 */
export const orderWords = pgTable(
  'order_words',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    /** Of the buyer, the receiver and the town alone: misspelt ones are looked for among these, and soon found. */
    names: text('names').notNull().default(''),
    /** The order's own, and its buyer's name in lower case: what the list is sorted by. */
    totalPence: integer('total_pence').notNull().default(0),
    customer: text('customer').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_words_total').on(
      t.totalPence.desc().nullsFirst(),
      t.createdAt.desc().nullsFirst(),
      t.orderId,
    ),
    index('order_words_customer').on(t.customer, t.createdAt.desc().nullsFirst(), t.orderId),
    index('order_words_parts').using('gin', sql`${t.words} gin_trgm_ops`).with(inSmallLots),
    index('order_words_names').using('gin', sql`${t.names} gin_trgm_ops`).with(inSmallLots),
  ],
);

/** What the list of orders shows, named by a member of staff so that all of them find it again (contract/order-views.ts). */
export const orderViews = pgTable(
  'order_views',
  {
    id: identity(),
    name: text('name').notNull(),
    /** What is asked, as the address of the list says it. */
    question: jsonb('question').$type<OrderQuestion>().notNull(),
    /** The id of whoever saved it; stays when that account goes. */
    staffId: text('staff_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('order_views_name').on(sql`lower(${t.name})`),
    check('order_views_length', sql`length(${t.name}) between 1 and 40`),
  ],
);

/** Whether staff hear of paid orders by e-mail; one row, once somebody chose (shop/orders/notices.ts). */
export const orderNotices = pgTable(
  'order_notices',
  {
    id: integer('id').primaryKey().default(1),
    send: text('send', { enum: noticeKinds }).notNull(),
    /** Of orders that were paid after it: when it was chosen. */
    since: moment('since').notNull(),
    /** When the last list of a day was queued, or when lists were chosen. */
    listedAt: moment('listed_at').notNull(),
    /** The id of whoever chose it; stays when that account goes. */
    staffId: text('staff_id').notNull(),
  },
  (t) => [check('order_notices_one', sql`${t.id} = 1`)],
);

/** Each part as a word of contract/order-question.ts; those that are left out ask nothing. */
export type OrderQuestion = Partial<
  Record<'view' | 'filter' | 'payment' | 'placed' | 'find' | 'sort', string>
>;

/**
 * Salted hashes of the mailbox and of the delivery address of orders that used a first-order code. They stay when the account is
 * deleted, so that the code stays used (shop/coupons/buyer-fingerprints.ts).
 */
export const firstOrderFingerprints = pgTable(
  'first_order_marks',
  {
    fingerprint: text('mark').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.fingerprint, t.orderId] }),
    index('first_order_marks_order').on(t.orderId),
  ],
);

/**
 * The one checkout of an account that is being made, or the last one: while an attempt ends what is unfinished, writes its
 * order and opens the card page, every other of the account is refused (shop/orders/checkout-lease.ts). Unlogged, so cheap to write;
 * a crash of the database ends every turn.
 */
export const checkouts = pgTable('checkouts', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Random, of the request whose turn it is. */
  holder: text('holder').notNull(),
  /** The checkout's key and basket: a request of the same ones may join. Null where the request had no key. */
  attempt: text('attempt'),
  /** When the turn ended, or ends by itself if its process died; by the database's clock. */
  until: moment('until').notNull(),
});

/** What was sold, as it was then: later edits of a product never reach back (decisions.md section 4). */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    title: text('title').notNull(),
    category: category('category').notNull(),
    image: text('image').notNull(),
    unitPence: integer('unit_pence').notNull(),
    quantity: integer('quantity').notNull(),
    /** The quantity tier that counted, in percent. */
    percent: smallint('percent').notNull(),
    totalPence: integer('total_pence').notNull(),
    /** Its share of what the code took off the order: what was paid for it is its total less this. */
    discountPence: integer('discount_pence').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    check('order_lines_discount', sql`${t.discountPence} between 0 and ${t.totalPence}`),
    check('order_lines_position', sql`${t.position} between 1 and 5`),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 50`),
    check('order_lines_total', sql`${t.totalPence} between 0 and ${t.unitPence} * ${t.quantity}`),
    index('order_lines_product').on(t.productId),
  ],
);

/**
 * Units of one order's product: held while payment is unknown, then sold or released, once. Of sold ones that come back one by
 * one, the quantity tells how many are still sold.
 */
export const reservations = pgTable(
  'reservations',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    state: text('state', { enum: ['held', 'sold', 'released'] })
      .notNull()
      .default('held'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.productId] }),
    check('reservations_quantity', sql`${t.quantity} > 0`),
  ],
);

/**
 * Every unit that came or went, and why. Triggers on `products` write it with each change of `on_hand` (migration add-stock-log), so
 * that the changes of a product always sum to what it has; holds are no change. The reason is told by shop/stock-reason.ts. It
 * goes with its product, which goes only while no order, review or code names it.
 */
export const stockLog = pgTable(
  'stock_log',
  {
    /** Rises with time for each product: it is given while the product is locked. */
    id: identity(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    change: integer('change').notNull(),
    /** What there was afterwards. */
    onHand: integer('on_hand').notNull(),
    reason: text('reason', { enum: stockReasons }).notNull(),
    by: text('by', { enum: ['staff', 'shopper', 'shop'] }).notNull(),
    /** No reference: the log outlives the account. */
    staffId: text('staff_id'),
    orderId: text('order_id'),
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
  },
  (t) => [
    check('stock_log_change', sql`${t.change} <> 0 or ${t.reason} = 'counted'`),
    check('stock_log_staff', sql`(${t.by} = 'staff') = (${t.staffId} is not null)`),
    index('stock_log_product').on(t.productId, t.id.desc().nullsFirst()),
    index('stock_log_time').using('brin', t.at),
    // Most rows are sales, which the newest rows are full of; the others are few.
    index('stock_log_reason').on(t.reason, t.id.desc().nullsFirst()).where(sql`reason <> 'sold'`),
  ],
);

/** The one payment of an order, written with the exact request before the provider hears of it. */
export const payments = pgTable(
  'payments',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['stripe', 'free'] }).notNull(),
    /** creating: the provider's answer is not known yet; open: the shopper may pay; the rest is final but for late money. */
    state: text('state', { enum: ['creating', 'open', 'paid', 'expired', 'failed'] }).notNull(),
    request: jsonb('request'),
    sessionId: text('session_id'),
    paymentId: text('payment_intent'),
    url: text('url'),
    amountPence: integer('amount_pence').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Where the checkout came from, hashed with a salt: the address, or the /64. Only while the payment is unsettled. */
    network: text('network'),
    /** The /24 or the /48 around it, in the same way. */
    widerNetwork: text('wider_network'),
    /** Of whom it is, hashed with a salt. Until it is paid, else for a day, whatever becomes of the account. */
    mailbox: text('mailbox'),
    /** When the reconciler last asked the provider about it; until it did, when it was written. */
    askedAt: moment('asked_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('payments_session').on(t.provider, t.sessionId),
    check('payments_amount', sql`${t.amountPence} >= 0`),
    check(
      'payments_network',
      sql`num_nonnulls(${t.network}, ${t.widerNetwork}) = 0 or ${t.state} in ('creating', 'open')`,
    ),
    check('payments_mailbox', sql`${t.mailbox} is null or ${t.state} in ('creating', 'open', 'expired')`),
    index('payments_intent').on(t.paymentId).where(sql`payment_intent is not null`),
    index('payments_paid').on(t.askedAt).where(sql`state = 'paid' and payment_intent is not null`),
    index('payments_unsettled').on(t.askedAt).where(sql`state in ('creating', 'open')`),
    index('payments_network').on(t.network).where(sql`network is not null`),
    index('payments_wider_network').on(t.widerNetwork).where(sql`wider_network is not null`),
    index('payments_mailbox').on(t.mailbox).where(sql`mailbox is not null`),
  ],
);

/** Numbers of credit notes, one for each refund that was given. */
export const creditNoteNumbers = pgSequence('credit_note_numbers', { startWith: 1001 });

/**
 * What goes back of an order's payment, refund by refund (shop/payments/refund.ts). Together never more than was captured, nor
 * more units of a line than were bought: decided under the lock on the order's row.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    orderId: text('order_id')
      .notNull()
      .references(() => payments.orderId, { onDelete: 'cascade' }),
    /** The caller's own: the same one means the same refund. */
    key: text('key').notNull(),
    /** What was asked for under the key, as one text. */
    contents: text('contents').notNull(),
    reason: text('reason', { enum: refundReasons }).notNull(),
    /** The sum of its lines. */
    goodsPence: integer('goods_pence').notNull(),
    deliveryPence: integer('delivery_pence').notNull(),
    /** Beside goods and delivery: a kindness, the postage of a return, or what was given back at the provider without saying for what. */
    goodwillPence: integer('goodwill_pence').notNull(),
    amountPence: integer('amount_pence').notNull(),
    state: text('state', { enum: ['requested', 'done', 'refused'] })
      .notNull()
      .default('requested'),
    providerRefund: text('provider_refund').unique(),
    /** The card could not take it, and staff gave it by bank transfer or in another way; how is in the audit log. */
    byOtherMeans: boolean('by_other_means').notNull().default(false),
    /** Given once it is done, and kept; only where the order has a receipt. */
    creditNote: integer('credit_note').unique(),
    /** Inside the amount; written with the credit note, so that those of an order and what remains give its VAT. */
    vatPence: integer('vat_pence'),
    by: text('by', { enum: ['shopper', 'staff', 'provider', 'shop'] }).notNull(),
    /** Which member of staff. */
    staffId: text('staff_id'),
    /** When the shopper was written to about it. */
    mailedAt: moment('mailed_at'),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
  },
  (t) => [
    unique('refunds_key').on(t.orderId, t.key),
    check('refunds_sum', sql`${t.amountPence} = ${t.goodsPence} + ${t.deliveryPence} + ${t.goodwillPence}`),
    check('refunds_parts', sql`${t.goodsPence} >= 0 and ${t.deliveryPence} >= 0 and ${t.goodwillPence} >= 0`),
    check('refunds_means', sql`not ${t.byOtherMeans} or ${t.state} = 'done'`),
    check('refunds_note', sql`num_nonnulls(${t.creditNote}, ${t.vatPence}) in (0, 2)`),
    index('refunds_created').on(t.createdAt),
    index('refunds_requested').on(t.createdAt).where(sql`state = 'requested'`),
    index('refunds_refused').on(t.orderId).where(sql`state = 'refused'`),
  ],
);

/** Units of an order's line that a refund is for. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: bigint('refund_id', { mode: 'number' })
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    quantity: integer('quantity').notNull(),
    /** Given back for all of them. */
    pence: integer('pence').notNull(),
    /** Units that went back on the shelf with it. */
    restocked: integer('restocked').notNull().default(0),
    /** Kept from what they are worth, because they came back damaged by use (the Regulations, reg. 34(9)). */
    deductedPence: integer('deducted_pence').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.position] }),
    check('refund_lines_quantity', sql`${t.quantity} > 0 and ${t.restocked} between 0 and ${t.quantity}`),
    check('refund_lines_pence', sql`${t.pence} >= 0 and ${t.deductedPence} >= 0`),
  ],
);

/** What a customer's bank said of a payment, as the provider has it (shop/payments/hear.ts). */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => payments.orderId, { onDelete: 'cascade' }),
    amountPence: integer('amount_pence').notNull(),
    /** The provider's word, such as 'fraudulent'. */
    reason: text('reason').notNull(),
    /** The money is with the bank from 'needs response' on, until it is won. An inquiry takes none. */
    state: text('state', { enum: disputeStates }).notNull(),
    /** Until when the provider takes evidence; null where it takes none. */
    respondBy: moment('respond_by'),
    /** When the shop heard that it is lost, and the money with it. */
    lostAt: moment('lost_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('disputes_amount', sql`${t.amountPence} >= 0`),
    index('disputes_order').on(t.orderId),
    index('disputes_open').on(t.respondBy).where(sql`state in ('inquiry', 'needs response')`),
    index('disputes_lost').on(t.lostAt).where(sql`lost_at is not null`),
  ],
);

/**
 * What all sales come to, for the statistics: the sum of its rows. Triggers add a row for each change, in the change's own
 * transaction and without waiting for one another; an hourly job makes one row of them (shop/statistics/sales-tally.ts).
 */
export const salesTally = pgTable('sales_tally', {
  id: identity(),
  /** Of orders that were ever paid. */
  orders: integer('orders').notNull().default(0),
  cancelled: integer('cancelled').notNull().default(0),
  delivered: integer('delivered').notNull().default(0),
  /** What was paid, in pence. */
  paidPence: bigint('paid_pence', { mode: 'number' }).notNull().default(0),
  /** Of it, what was refunded or asked back and not refused, or lost in disputes. */
  returnedPence: bigint('returned_pence', { mode: 'number' }).notNull().default(0),
});

/** A shopper's wish to withdraw from a dispatched order, within the law's 14 days (decisions.md section 6). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What the shopper said; nobody has to give a reason. */
    reason: text('reason').notNull().default(''),
    requestedAt: moment('requested_at').notNull().defaultNow(),
  },
  (t) => [index('withdrawals_newest').on(t.requestedAt.desc().nullsFirst())],
);

/** Numbers of returns, as they stand on their slips. */
export const returnNumbers = pgSequence('return_numbers', { startWith: 1001 });

/**
 * Units of a dispatched order that its shopper sends back (shop/orders/returns). A withdrawal from the whole order has one too,
 * of all that was left. Those that are asked for and not yet received, and those that were refunded, are never more than were
 * bought: decided under the lock on the order's row.
 */
export const returns = pgTable(
  'returns',
  {
    id: identity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: integer('number').notNull().unique().default(sql`nextval('return_numbers')`),
    /** The caller's own: the same one means the same return. */
    key: text('key').notNull(),
    /** What was asked for under the key, as one text. */
    contents: text('contents').notNull(),
    reason: text('reason', { enum: returnReasons }).notNull(),
    /** What the shopper said beside it. */
    note: text('note').notNull().default(''),
    by: text('by', { enum: ['shopper', 'staff'] }).notNull(),
    /** Closed once each of its units came, or is known not to. */
    state: text('state', { enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    /** It was taken back before anything of it came, and by whom; it is closed then, its units as missing as what never came. */
    cancelledAt: moment('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: ['shopper', 'staff'] }),
  },
  (t) => [
    unique('returns_key').on(t.orderId, t.key),
    check('returns_closed', sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
    index('returns_open').on(t.orderId).where(sql`state = 'open'`),
  ],
);

/** Units of an order's line that are sent back, and how they came. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    quantity: integer('quantity').notNull(),
    whole: integer('whole').notNull().default(0),
    damaged: integer('damaged').notNull().default(0),
    /** Did not come. The shopper has them still, or the post lost them. */
    missing: integer('missing').notNull().default(0),
    /** Of those that came, on the shelf again; the rest was written off. */
    restocked: integer('restocked').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.position] }),
    check(
      'return_lines_units',
      sql`${t.quantity} > 0 and ${t.whole} >= 0 and ${t.damaged} >= 0 and ${t.missing} >= 0
        and ${t.whole} + ${t.damaged} + ${t.missing} <= ${t.quantity}`,
    ),
    check('return_lines_restocked', sql`${t.restocked} between 0 and ${t.whole} + ${t.damaged}`),
  ],
);

/** What staff found when a return, or a part of it, came. */
export const returnReceipts = pgTable(
  'return_receipts',
  {
    id: identity(),
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** The caller's own: the same one means the same receipt. */
    key: text('key').notNull(),
    lines: jsonb('lines').$type<ReceivedLine[]>().notNull(),
    /** Why less was given back than the goods are worth; for the shopper. */
    deductionReason: text('deduction_reason').notNull().default(''),
    /** Null where nothing came, or all of it was refunded before. */
    refundId: bigint('refund_id', { mode: 'number' }).references(() => refunds.id, { onDelete: 'set null' }),
    /** No reference: the receipt outlives the account. */
    staffId: text('staff_id').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [unique('return_receipts_key').on(t.returnId, t.key)],
);

/** What happened to an order and when, for the line of steps and for staff. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order status or payment word that began. */
    event: text('event').notNull(),
    by: text('by', { enum: ['shopper', 'staff', 'provider', 'shop'] }).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.id)],
);

/** A parcel of an order: what is in it and who carries it. */
export const parcels = pgTable(
  'parcels',
  {
    id: identity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** One of shop/orders/carriers.ts. */
    carrier: text('carrier').notNull(),
    service: text('service').notNull().default(''),
    /** In capitals, without spaces; '' for none. */
    tracking: text('tracking').notNull().default(''),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('parcels_order').on(t.orderId, t.id),
    uniqueIndex('parcels_number').on(t.orderId, t.tracking).where(sql`tracking <> ''`),
    index('parcels_number_parts').using('gin', sql`${t.tracking} gin_trgm_ops`).with(inSmallLots),
  ],
);

/** Units of an order's line that were sold and are not there (shop/orders/shortages): each line is short once at most. */
export const shortages = pgTable(
  'shortages',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    missing: integer('missing').notNull(),
    /** What was paid for these units. */
    worthPence: integer('worth_pence').notNull(),
    state: text('state', { enum: shortageStates }).notNull().default('asked'),
    tokenHash: text('token_hash').notNull().unique(),
    /** When the money goes back by itself, if nobody has answered. */
    until: moment('until').notNull(),
    /** What the shopper may have instead, and what a unit of it cost when it was proposed. */
    offers: jsonb('offers').$type<ShortageOffer[]>().notNull().default([]),
    /** What they took, as it was then. */
    swapId: text('swap_id').references(() => products.id),
    swapTitle: text('swap_title'),
    /** By whom the state came to be; null while it is 'asked'. */
    answeredBy: text('answered_by', { enum: ['shopper', 'shop'] }),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    check('shortages_missing', sql`${t.missing} between 1 and 50`),
    check('shortages_swap', sql`(${t.state} = 'swapped') = (${t.swapId} is not null)`),
    check('shortages_answered', sql`(${t.state} = 'asked') = (${t.answeredAt} is null)`),
    index('shortages_asked').on(t.until).where(sql`state = 'asked'`),
    index('shortages_swap_product').on(t.swapId).where(sql`swap_id is not null`),
  ],
);

interface ShortageOffer {
  productId: string;
  pricePence: number;
}

/** Units of an order's line that are in a parcel. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: bigint('parcel_id', { mode: 'number' })
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.position] }),
    check('parcel_lines_quantity', sql`${t.quantity} > 0`),
  ],
);

/** The mails of an order, so that each goes once (decisions.md section 9). */
export const orderMails = pgTable(
  'order_mails',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    template: text('template', { enum: orderTemplates }).notNull(),
    /** When it was queued, or written down to wait. */
    at: moment('at').notNull().defaultNow(),
    /** When it will be queued, unless what it tells of is taken back before; null once it was. */
    dueAt: moment('due_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.template] }),
    index('order_mails_due').on(t.dueAt).where(sql`due_at is not null`),
  ],
);

/** That a shopper was asked whether an order has arrived, and what they said (shop/orders/arrivals). */
export const arrivals = pgTable(
  'arrivals',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the secret in the letter's link. */
    tokenHash: text('token_hash').notNull().unique(),
    askedAt: moment('asked_at').notNull(),
    answer: text('answer', { enum: ['arrived', 'not yet'] }),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    check('arrivals_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    index('arrivals_unanswered').on(t.askedAt).where(sql`answer is null`),
    index('arrivals_not_yet').on(t.orderId).where(sql`answer = 'not yet'`),
  ],
);

/** A delivery address as it stood in an order. */
interface EditedAddress {
  name: string;
  phone: string;
  address: string;
  city: string;
  pinCode: string;
}

/** What was changed of an order after it was placed and before it left: where it goes, or how much of it. */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: identity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The caller's own: the same one means the same edit. */
    key: text('key').notNull(),
    /** Null where it stayed, and once the account is deleted. */
    addressBefore: jsonb('address_before').$type<EditedAddress>(),
    addressAfter: jsonb('address_after').$type<EditedAddress>(),
    /** Units to be sent of the lines that changed, before and after. */
    lines: jsonb('lines')
      .$type<{ position: number; title: string; from: number; to: number }[]>()
      .notNull()
      .default([]),
    /** What goes back for the units that were taken out. */
    refundPence: integer('refund_pence').notNull().default(0),
    /** As the shopper reads it; '' for none, and once the account is deleted. */
    reason: text('reason').notNull(),
    by: text('by', { enum: ['shopper', 'staff'] }).notNull(),
    staffId: text('staff_id'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [unique('order_edits_key').on(t.orderId, t.key), index('order_edits_order').on(t.orderId, t.id)],
);

/** What staff write about an order: for each other, or for its shopper too. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: identity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** As of an edit. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    for: text('for', { enum: noteReaders }).notNull(),
    staffId: text('staff_id').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [unique('order_notes_key').on(t.orderId, t.key), index('order_notes_order').on(t.orderId, t.id)],
);

/** A letter of staff to everybody who bought a product, as when it is not safe (shop/recalls). */
export const recalls = pgTable(
  'recalls',
  {
    id: text('id').primaryKey(),
    /** Of the form that began it: what is pressed twice begins once. */
    key: text('key').notNull().unique(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /** Of the product, as it was then. */
    title: text('title').notNull(),
    /** Whose order was paid then or later. */
    since: moment('since').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    staffId: text('staff_id').notNull(),
    startedAt: moment('started_at').notNull(),
    /** When those were added who were paying as it began; null until then. */
    completedAt: moment('completed_at'),
  },
  (t) => [
    index('recalls_product').on(t.productId, t.startedAt.desc().nullsFirst()),
    index('recalls_newest').on(t.startedAt.desc().nullsFirst()),
    index('recalls_incomplete').on(t.startedAt).where(sql`completed_at is null`),
  ],
);

/** Whom a recall is written to, once each. */
export const recallRecipients = pgTable(
  'recall_recipients',
  {
    id: identity(),
    recallId: text('recall_id')
      .notNull()
      .references(() => recalls.id, { onDelete: 'cascade' }),
    /** Of their orders; '' once they deleted their account: then name and note are '' too, and there is no link. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Those with the product, the newest first. */
    orderIds: text('order_ids').array().notNull(),
    /** Of the product. */
    units: integer('units').notNull(),
    /** Of the secret in the letter's link; null before the letter. */
    tokenHash: text('token_hash').unique(),
    /** When the letter was handed over to the mail. */
    sentAt: moment('sent_at'),
    openedAt: moment('opened_at'),
    choice: text('choice', { enum: recallChoices }),
    note: text('note').notNull().default(''),
    answeredAt: moment('answered_at'),
    /** When staff had given the money back or sent another one, for whoever wants that. */
    handledAt: moment('handled_at'),
  },
  (t) => [
    check('recall_recipients_answer', sql`num_nonnulls(${t.choice}, ${t.answeredAt}) in (0, 2)`),
    uniqueIndex('recall_recipients_person').on(t.recallId, t.email).where(sql`email <> ''`),
    index('recall_recipients_list').on(t.recallId, t.id),
    index('recall_recipients_email').on(t.email),
    index('recall_recipients_unsent').on(t.id).where(sql`sent_at is null and email <> ''`),
  ],
);

// ── The shop's own secrets ───────────────────────────────────────────────────────────────────────────────────

/** What is hashed so that it can be compared but not guessed is hashed with one of these; made once (shop/salted-hash.ts). */
export const salts = pgTable('salts', {
  /** What it is for. */
  name: text('name').primaryKey(),
  /** 256 random bits. */
  salt: text('salt').notNull(),
});

// ── Staff ────────────────────────────────────────────────────────────────────────────────────────────────────

export const staff = pgTable('staff', {
  /** The id typed at sign-in. */
  id: text('id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  pinHash: text('pin_hash').notNull(),
  createdAt: createdAt(),
});

export const staffSessions = pgTable('staff_sessions', {
  /** Of the cookie's secret. */
  secretHash: text('secret_hash').primaryKey(),
  /** Of the key that stands in the dashboard's path and alone opens nothing (decisions.md section 2). */
  keyHash: text('key_hash').notNull().unique(),
  staffId: text('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' }),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  createdAt: createdAt(),
});

/** What there is to say of one cell of a file: its line as a spreadsheet counts it (1 is the heading) and its column. */
export interface ImportNote {
  line: number;
  field: string;
  message: string;
}

/** What the title or the tags of a new product of a file tell. */
export interface ProposedFact {
  /** In the file. */
  line: number;
  title: string;
  label: string;
  /** As a cell of a file, with its unit. */
  value: string;
}

/** A cell of a file that differs from the shop: what stands in the shop, and what the import makes of it. */
export interface ImportedCell {
  line: number;
  title: string;
  field: string;
  was: string;
  is: string;
  /** Of stock that moved in the shop since the export. */
  stock?: StockInFile;
}

/** How a file changes a stock: the units on sale when it was exported, and those that its cell says. */
export interface StockInFile {
  atExport: number;
  inFile: number;
}

/** A file of products on its way into the catalogue. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id').notNull(),
    /** Emptied once it is done with. */
    csv: text('csv').notNull(),
    dryRun: boolean('dry_run').notNull(),
    /** Staff's choice for products of another shop's export that tell no category. */
    category: category('category'),
    /** By the names in its cells, the stored names of pictures that were brought beside it. */
    storedPictures: jsonb('stored_pictures').$type<Record<string, string>>().notNull().default({}),
    /** Whether new products state what their titles and tags tell. */
    takesFacts: boolean('takes_facts').notNull().default(false),
    /** How many facts these tell, and the first of them. */
    proposed: integer('proposed').notNull().default(0),
    proposals: jsonb('proposals').$type<ProposedFact[]>().notNull().default([]),
    /** The software whose export the file is; '' for the shop's own. */
    source: text('source').notNull().default(''),
    /** Products that tell no category, and that staff have chosen none for. */
    unplaced: integer('unplaced').notNull().default(0),
    state: text('state', { enum: ['waiting', 'checking', 'writing', 'done', 'refused'] })
      .notNull()
      .default('waiting'),
    rows: integer('rows').notNull().default(0),
    done: integer('done').notNull().default(0),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    /** Rows that say what the shop has already. */
    unchanged: integer('unchanged').notNull().default(0),
    /** Cells that differ in the changed rows, and the first of them. */
    cells: integer('cells').notNull().default(0),
    changes: jsonb('changes').$type<ImportedCell[]>().notNull().default([]),
    wrong: integer('wrong').notNull().default(0),
    errors: jsonb('errors').$type<ImportNote[]>().notNull().default([]),
    /** What was ignored. */
    warnings: jsonb('warnings').$type<ImportNote[]>().notNull().default([]),
    /** Addresses in it that pictures are fetched from. */
    pictures: integer('pictures').notNull().default(0),
    /** How the file was read, where its words were not the shop's own. */
    notes: jsonb('notes').$type<ImportNote[]>().notNull().default([]),
    /** When staff took back what it did. */
    undoneAt: moment('undone_at'),
    createdAt: createdAt(),
  },
  (t) => [index('imports_newest').on(t.createdAt.desc().nullsFirst())],
);

/** A picture that an import named by its address: fetched by a job after it. */
export const pictureFetches = pgTable(
  'picture_fetches',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Of the file. */
    line: integer('line').notNull(),
    /** Among the product's pictures, from 0. */
    place: integer('place').notNull(),
    address: text('address').notNull(),
    /** The picture that the product had in that place. */
    replaces: text('replaces'),
    /** Whether the product goes on sale with it, as the file asked. */
    activate: boolean('activate').notNull(),
    state: text('state', { enum: ['waiting', 'fetched', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Why it failed. */
    failure: text('failure', { enum: pictureFailures }),
    /** As it is kept, once it is fetched. */
    image: text('image'),
  },
  (t) => [
    index('picture_fetches_import').on(t.importId),
    index('picture_fetches_product').on(t.productId),
    index('picture_fetches_waiting').on(t.id).where(sql`${t.state} = 'waiting'`),
  ],
);

/** What the audit log is searched by, in lower case: to what, by whom, and the title where there is one. */
export const auditWords = (t: Record<'subject' | 'staffId' | 'before' | 'after', AnyPgColumn>) =>
  sql`lower(${t.subject} || ' ' || ${t.staffId} || ' ' || coalesce(${t.after} ->> 'title', ${t.before} ->> 'title', ''))`;

/** Of what a file of products did: the import, by its id. */
export const importOf = (t: Record<'after', AnyPgColumn>) => sql`(${t.after} ->> 'importId')`;

export const auditLog = pgTable(
  'audit_log',
  {
    id: identity(),
    at: moment('at').notNull().defaultNow(),
    /** No reference: the audit log outlives the account. */
    staffId: text('staff_id').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [
    index('audit_log_newest').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('audit_log_import')
      .on(importOf(t))
      .where(sql`${importOf(t)} is not null`),
    index('audit_log_words').using('gin', sql`${auditWords(t)} gin_trgm_ops`),
  ],
);
