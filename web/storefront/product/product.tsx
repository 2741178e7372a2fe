import { useEffect, useRef, useState } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { productData } from '#contract/catalogue.ts';
import { productOf, reviewOf } from '#contract/from-shop.ts';
import { meanStars } from '#contract/mean-stars.ts';
import type { Product } from '#contract/product.ts';
import { cardOf, type ProductCard } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { readAttributes } from '#shop/catalogue/attributes/definitions.ts';
import { type Family, readFamily } from '#shop/catalogue/families/read.ts';
import { findProductPage } from '#shop/catalogue/find.ts';
import { fitRules, isJudged } from '#shop/catalogue/fit/rules.ts';
import { goesWithProduct } from '#shop/catalogue/goes-with/find.ts';
import { maxBeside } from '#shop/catalogue/limits.ts';
import { nearestInStock, standInsOf } from '#shop/catalogue/nearest.ts';
import type { Product as StoredProduct } from '#shop/catalogue/product.ts';
import { contentAttribute } from '#shop/catalogue/unit-price.ts';
import { hazardOf } from '#shop/delivery/hazardous.ts';
import { quoteLine } from '#shop/pricing/line.ts';
import { readReviews } from '#shop/reviews/read.ts';
import type { Shop } from '#shop/shop.ts';
import { companions as companionsText } from '#wording/storefront/companions.ts';
import { chooseSize } from '#wording/storefront/families.ts';
import { layout } from '#wording/storefront/layout.ts';
import { product as text } from '#wording/storefront/product.ts';
import { productGone } from '#wording/storefront/product-gone.ts';
import { categories } from '#wording/storefront/shop.ts';
import { useCart } from '../../browser/cart.ts';
import { setQuantity } from '../../browser/cart-lines.ts';
import { lazyPart, lazyWhenUsed } from '../../browser/lazy-part.ts';
import { noteViewed } from '../../browser/viewed.ts';
import { domainContext, structuredDataContext } from '../../server-context.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { byClause } from '../../ui/no-break.tsx';
import { notify } from '../../ui/notify.tsx';
import { Stars } from '../../ui/stars.tsx';
import { readBestOfCategories } from '../parts/best-of-categories.ts';
import { CompareBox } from '../parts/compare-box.tsx';
import { FavouriteButton } from '../parts/favourite-button.tsx';
import { useKeptPage } from '../parts/keep-page.ts';
import { noIndex } from '../parts/page-meta.ts';
import { RecentlyViewed } from '../parts/recently-viewed.tsx';
import { tellShared } from '../parts/share-meta.ts';
import { specificationOf } from '../parts/specification.ts';
import { Stock } from '../parts/stock.tsx';
import { isSizeUnchosen } from '../parts/unchosen-size.ts';
import { WhatFits, type WhatFitsProps } from '../parts/what-fits.tsx';
import type { Route } from './+types/product';
import { Buying, BuyingBar } from './buying.tsx';
import type { ShownProduct } from './choice.ts';
import { Choices } from './choices.tsx';
import { CompanionList, Companions } from './companions.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';
import { About, Specification } from './facts.tsx';
import { chosenOf, familyChoices, rangeReviews, unsizedOf } from './family-choices.ts';
import { Gallery } from './gallery.tsx';
import { whereNotSent } from './not-sent.ts';
import { PriceLine } from './price-line.tsx';
import { productMeta, productStructuredData } from './product-meta.ts';
import { questionsOf } from './questions-of.ts';
import { Reviews } from './reviews.tsx';
import { sizeGuideOf } from './size-guide-of.ts';
import { reviewPageSize } from './use-reviews.ts';

/** Of BBs alone, and below the first screen: made by the server, and alive once the page is used. */
const EnergyHelper = lazyWhenUsed(() => import('./energy-helper.tsx').then((part) => part.EnergyHelper));

/** Of clothing in sizes alone; the browser itself folds it. */
const SizeGuide = lazyWhenUsed(
  () => import('./size-guide.tsx').then((part) => part.SizeGuide),
  <div className="fold">
    <div className="min-h-11" />
  </div>,
);

/** The browser itself unfolds it. */
const Questions = lazyWhenUsed(() => import('./questions.tsx').then((part) => part.Questions));

/** Of some products' pages alone: no other fetches them. */
const NoLongerSold = lazyPart(() => import('./no-longer-sold.tsx').then((part) => part.NoLongerSold));
const ProductNotFound = lazyPart(() =>
  import('./product-not-found.tsx').then((part) => part.ProductNotFound),
);

export async function loader({ context, params: { id, slug } }: Route.LoaderArgs) {
  const shop = context.get(domainContext);
  // An address can hold what no id can, nor any text of PostgreSQL.
  if (!productData.body.safeParse({ id }).success) return notFound(shop);
  const [found, reviews, attributes] = await Promise.all([
    findProductPage(shop, id),
    readReviews(shop, { productId: id, limit: reviewPageSize, offset: 0 }),
    readAttributes(shop),
  ]);
  if (!found) return notFound(shop);
  // By an address without its slug, or with another: spec.md's own, and those from before it was changed.
  if (slug !== found.slug) throw redirect(productPath(found), 301);
  const page = { ...reviews, reviews: reviews.reviews.map(reviewOf) };
  const archived = found.archivedAt !== null;
  // What is left of it in the warehouse is nobody's to buy.
  const product = {
    ...productOf(found),
    // Of its other sizes and colours too, as the reviews below are.
    rating: meanStars({ starSum: reviews.starSum, reviewCount: reviews.total }),
    reviewCount: reviews.total,
    ...(archived && { available: 0 }),
  };
  const goesWith = product.available > 0 ? goesWithProduct(shop, found) : [];
  const [used, similar, family] = await Promise.all([
    goesWith,
    nearestInStock(shop, found, maxBeside, goesWith),
    readFamily(shop, found.familyId),
  ]);
  const holds = attributes.find(({ key }) => key === contentAttribute(found.category));
  const hazard = hazardOf(found);
  const facts = specificationOf(product, attributes);
  context.set(
    structuredDataContext,
    productStructuredData(product, { attributes, family, reviews: page.reviews, seller: shop.settings }),
  );
  return data({
    archived,
    product: shownOf(product),
    unsized: unsizedOf(product, family, attributes),
    alts: found.alts,
    family: family ? { id: family.id, ...chosenOf(familyChoices(family, id, holds)) } : undefined,
    sizes: sizeGuideOf(product, family),
    reviews: { ...page, range: family && page.total === 0 ? rangeReviews(family) : undefined },
    facts,
    fitting: !archived && roomOf(product),
    bbWeight: Number(product.attributes['bb-weight'] ?? 0),
    hazard,
    notSent: whereNotSent(hazard),
    questions: archived
      ? []
      : questionsOf({ ...product, isSized: family?.axes.some(({ key }) => key === 'size') }, hazard),
    companions: [
      besideIt(companionsText.goesWith, used),
      product.available > 0
        ? besideIt(companionsText.similar, similar)
        : await inItsPlace(shop, found, { similar, family }),
    ],
    columns: columnsOf(facts.length, {
      isFull: !archived && (product.tiers.length > 0 || !!family || product.available <= 0),
      hasEnergy: product.attributes['bb-weight'] !== undefined,
    }),
    head: [...tellShared(context, productMeta(product, shop.settings)), ...(archived ? [noIndex] : [])],
  });
}

const besideIt = (title: string, products: StoredProduct[]) => ({
  title,
  products: products.slice(0, maxBeside).map((one) => cardOf(productOf(one))),
});

interface Beside {
  similar: StoredProduct[];
  family: Family | null;
}

/** What stands in for something sold out; where there is nothing of the kind, what sells best. */
async function inItsPlace(shop: Shop, soldOut: StoredProduct, { similar, family }: Beside) {
  if (similar.length > 0) return besideIt(companionsText.nearest, similar);
  const others = await standInsOf(shop, soldOut, family);
  const { title, products } = besideIt(companionsText.inStock, others);
  const ofFamily = others.find(({ familyId }) => familyId !== null && familyId === soldOut.familyId);
  // Its size was chosen before.
  const sized = (card: ProductCard) => (card.id === ofFamily?.id ? { ...card, unsizedTitle: '' } : card);
  if (products.length > 0) return { title, products: products.map(sized) };
  return { title: companionsText.popular, products: (await readBestOfCategories(shop)).slice(0, maxBeside) };
}

/** So many facts are about as high as the description that they stand beside. */
const maxBesideText = 10;

/**
 * How the parts stand to each other (`.product-columns`, app.css). With a table of prices, or something to choose, the column of what is
 * bought is about as long as what stands beside it, and with neither it is shorter; many facts would make it much longer.
 */
function columnsOf(facts: number, { isFull, hasEnergy }: { isFull: boolean; hasEnergy: boolean }): string {
  if (!isFull && facts <= maxBesideText) return '';
  return isFull || hasEnergy ? 'long' : 'long brief';
}

/** The same fields as of a product, for the types' sake. */
const notFound = async (shop: Shop) =>
  data(
    {
      product: null,
      unsized: undefined,
      alts: [],
      reviews: null,
      family: undefined,
      sizes: undefined,
      facts: [],
      fitting: false as const,
      bbWeight: 0,
      hazard: undefined,
      notSent: undefined,
      questions: [],
      companions: [{ title: companionsText.nearest, products: await readBestOfCategories(shop) }],
      columns: '',
      archived: false,
      head: [{ title: productGone.notFound }],
    },
    { status: 404 },
  );

/** For what may be said of it to somebody who has guns; false where that is never anything. */
function roomOf(product: Product): WhatFitsProps['room'] | false {
  if (!(product.category in fitRules)) return false;
  return isJudged(product) ? 'sentence' : 'link';
}

const shownOf = ({
  active: _active,
  attributes: _attributes,
  barcode: _barcode,
  sku: _sku,
  taxPercent: _taxPercent,
  weightGrams: _weightGrams,
  ...shown
}: Product): ShownProduct => shown;

/** Made on the server: the browser has no need of what makes it. */
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ProductPage({ loaderData: { product, reviews, ...more } }: Route.ComponentProps) {
  if (!product || !reviews) return <ProductNotFound best={more.companions[0]?.products ?? []} />;
  // Another product is another page: nothing chosen on one stays for the next. Of one family it is the same page, or the choice
  // that was just pressed would lose the focus.
  return <Found key={more.family?.id ?? product.id} product={product} reviews={reviews} {...more} />;
}

type Found = Extract<Route.ComponentProps['loaderData'], { product: object }>;

function Found({
  product,
  unsized,
  alts,
  reviews,
  family,
  sizes,
  facts,
  fitting,
  bbWeight,
  hazard,
  notSent,
  questions,
  companions,
  columns,
  archived,
}: Omit<Found, 'head'>) {
  const [chosen, setChosen] = useState(1);
  const sized = family?.choices.find(({ worn }) => worn)?.options;
  useEffect(() => noteViewed(product.id, sized), [product.id, sized]);
  // Once it is in the cart, the quantity here is the one there.
  const units = useCart().find(({ id }) => id === product.id)?.quantity;
  const inCart = units !== undefined;
  useKeptPage(
    notify,
    family?.choices.flatMap(({ options }) => options.map(({ to }) => to)),
  );
  const choose = (quantity: number) => {
    setChosen(quantity);
    setQuantity(product.id, quantity);
  };
  const size = useSize(inCart || !sized);
  // Units may have gone since: never more than can be had.
  const quantity = Math.max(1, Math.min(units ?? chosen, product.available));
  const { totalPence } = quoteLine({ product, quantity });
  const { title, features, facts: stated } = (!size.choosing.chosen && unsized) || { ...product, facts };
  const buying = { product, quantity, inCart, mayBuy: size.mayBuy };
  // Of what is sold out they are the next best thing to it.
  const instead =
    product.available <= 0 && !archived && companions.find(({ products }) => products.length > 0);
  return (
    <div className="@container/product">
      <div className="page">
        <div className="crumbs">
          <Breadcrumbs
            crumbs={[
              { label: layout.all, to: '/shop/all' },
              { label: categories[product.category], to: `/shop/${product.category}` },
            ]}
          />
        </div>
      </div>
      {/* Each column goes on where it ends, whichever is longer: what is bought reaches into the row below the pictures. */}
      <div className={`page product-columns ${columns}`}>
        <Gallery
          key={product.id}
          title={product.title}
          pictures={product.images}
          alts={alts}
          range={family?.id}
        />
        <div className="grid min-w-0 content-start gap-6 low:gap-3">
          <div className="grid gap-4 low:gap-3">
            <div className="flex items-start justify-between gap-1 low:-mb-2">
              <h1 className="product-title">{byClause(title)}</h1>
              {!archived && (
                <FavouriteButton
                  product={{ ...product, choose: !size.choosing.chosen, image: product.images[0] ?? '' }}
                  className="on-picture -m-1"
                />
              )}
            </div>
            {!archived && <PriceLine product={product} />}
            <div className="-my-3 flex flex-wrap items-center gap-x-4">
              {(product.reviewCount > 0 || reviews.range) && (
                <a href="#reviews" className="inline-flex min-h-11 items-center gap-1.5">
                  <Stars
                    value={reviews.range?.stars ?? product.rating}
                    count={reviews.range?.count ?? product.reviewCount}
                  />
                  {reviews.range && <span className="text-sm text-muted">{text.reviews.ofRange}</span>}
                </a>
              )}
              {!archived && <Stock units={product.available} />}
            </div>
            {fitting && <WhatFits of={product.id} as="product" room={fitting} />}
          </div>
          {family && <Choices axes={family.choices} {...size.choosing} />}
          {sizes && <SizeGuide {...sizes} chosen={size.choosing.chosen} />}
          {archived ? (
            <NoLongerSold category={product.category} />
          ) : (
            <>
              <Buying {...buying} onQuantity={choose} />
              <CompareBox product={product} className="-my-4 text-sm" />
              {instead && <CompanionList {...instead} narrow twoOnPhone />}
              <DeliveryTerms product={product} pence={totalPence} hazard={hazard} notSent={notSent} />
            </>
          )}
        </div>
        <About description={product.description} features={features} />
        {stated.length > 0 && <Specification facts={stated} />}
        {bbWeight > 0 && <EnergyHelper grams={bbWeight} key={bbWeight} />}
      </div>
      {companions.map((beside) => beside !== instead && <Companions key={beside.title} {...beside} />)}
      {questions.length > 0 && <Questions questions={questions} />}
      <Reviews key={product.id} product={product} first={reviews} closed={archived} />
      <div className="page mt-14 empty:hidden">
        <RecentlyViewed but={product.id} />
      </div>
      {!archived && (
        <BuyingBar {...buying} title={title} choice={size.choosing.chosen ? family?.chosen : chooseSize} />
      )}
    </div>
  );
}

/**
 * Whoever comes from a card that stands for all sizes has chosen none yet, and is asked to before it is bought. A choice leads to an
 * address of its own, and whoever comes by that has chosen.
 */
function useSize(isKnown: boolean) {
  const { search } = useLocation();
  const [asked, setAsked] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const chosen = isKnown || !isSizeUnchosen(search);
  const mayBuy = () => {
    if (!chosen) {
      setAsked(true);
      ref.current?.querySelector('a')?.focus();
    }
    return chosen;
  };
  return { mayBuy, choosing: { ref, chosen, asked } };
}
