import { encodeAttribute } from '#contract/attribute.ts';
import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/catalogue.ts';
import { encodeFamily, encodeFamilyCard } from '#contract/family.ts';
import { encodeFitFacts } from '#contract/fit.ts';
import { productOf, reviewOf } from '#contract/from-shop.ts';
import { decodeListing } from '#contract/listing.ts';
import { encodeCartProduct, encodeProduct } from '#contract/product.ts';
import { encodeOwnReview, encodeReview } from '#contract/review.ts';
import { readAttributes } from '#shop/catalogue/attributes/definitions.ts';
import { compareProducts } from '#shop/catalogue/compare.ts';
import { reviewsOf } from '#shop/catalogue/families/cards.ts';
import { readFamily } from '#shop/catalogue/families/read.ts';
import { findChanged, findProduct } from '#shop/catalogue/find.ts';
import { readFitFacts } from '#shop/catalogue/fit/facts.ts';
import { listProducts } from '#shop/catalogue/list.ts';
import type { Product } from '#shop/catalogue/product.ts';
import { answerFor } from '#shop/catalogue/search/answer-page.ts';
import { mailboxOf } from '#shop/person/mailbox.ts';
import { readOwnReview } from '#shop/reviews/own.ts';
import { readReviews } from '#shop/reviews/read.ts';
import { writeReview } from '#shop/reviews/write.ts';
import { listedBy } from '#web/storefront/listing/listed-by.ts';
import { noticeBeside } from '#web/storefront/listing/search-notice.ts';
import { countSuggested, suggestProducts } from '#web/storefront/listing/suggest.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail, tooMany } from '../http/failures.ts';

const said = answers.catalogue;

export const catalogue: Handlers<PathsOf<typeof declared>> = {
  async '/getProducts'({ shop, body }) {
    const { cards, ...found } = await listProducts(shop, listedBy(decodeListing(body)));
    const data = cards.map(({ product, family }) => ({
      ...encoded(product),
      family: family && encodeFamilyCard(family),
    }));
    return { status: 200, data, ...found };
  },

  async '/attributes'({ shop }) {
    const attributes = await readAttributes(shop);
    return { status: 200, data: attributes.filter(({ retired }) => !retired).map(encodeAttribute) };
  },

  async '/search-product'({ shop, body }) {
    const { products, keywords, ...found } = await suggestProducts(shop, body);
    const isFound = products.length > 0;
    const { page, instead } = await answerFor(shop, { typed: body.keywords, isFound, help: found.help });
    return {
      status: 200,
      data: products.map(encoded),
      ...found,
      page,
      instead: instead.map(encoded),
      notice: noticeBeside({ ...found, keywords, products }, page),
    };
  },

  async '/search-counts'({ shop, body }) {
    return { status: 200, ...(await countSuggested(shop, body.keywords)) };
  },

  async '/productData'({ shop, body }) {
    const product = await findProduct(shop, body.id);
    if (!product) return fail(404, said.noProduct);
    const family = await readFamily(shop, product.familyId);
    const reviews = family && reviewsOf(product, family.axes, family.members);
    const whole = { ...encoded({ ...product, ...reviews }), family: family && encodeFamily(family) };
    return { status: 200, data: [whole] };
  },

  async '/compare'({ shop, body }) {
    const { products, others, attributes } = await compareProducts(shop, body.ids);
    if (others.length > 0) return fail(409, said.otherCategory);
    return { status: 200, data: products.map(encoded), attributes: attributes.map(encodeAttribute) };
  },

  async '/cartProduct'({ shop, body }) {
    const product = await findProduct(shop, body.productId);
    return product ? [encodedForCart(product)] : fail(404, said.noProduct);
  },

  async '/cart-changes'({ shop, body }) {
    const { changed, gone } = await findChanged(shop, body.products);
    return { status: 200, data: changed.map(encodedForCart), gone };
  },

  async '/fit-facts'({ shop, body }) {
    return { status: 200, ...encodeFitFacts(await readFitFacts(shop, body.ids)) };
  },

  async '/get-reviews'({ shop, body }) {
    const { reviews, total, histogram, verified } = await readReviews(shop, body);
    const data = reviews.map((review) => encodeReview(reviewOf(review)));
    return { status: 200, data, total, histogram, verified };
  },

  async '/my-review'({ shop, body, shopper }) {
    const own = await readOwnReview(shop, shopper.id, body.productId);
    return { status: 200, data: own ? encodeOwnReview(own) : null };
  },

  async '/new-review'({ shop, body, shopper, limits }) {
    const wait = await limits.count('review by', mailboxOf(shopper.email), { times: 5, seconds: 3600 });
    if (wait) return tooMany(wait);
    const { productId, stars, review: text } = body;
    const written = await writeReview(shop, shopper.id, { productId, stars, text });
    if (!('refused' in written))
      return { status: 200, message: written.hidden ? said.reviewStaysHidden : said.reviewThanks };
    if (written.refused === 'mailbox reviewed it') return fail(409, said.reviewedAlready);
    return written.refused === 'no such account' ? fail(401, answers.signIn) : fail(404, said.noProduct);
  },
};

const encoded = (product: Product) => encodeProduct(productOf(product));

const encodedForCart = (product: Product) =>
  encodeCartProduct({ ...productOf(product), version: product.version });
