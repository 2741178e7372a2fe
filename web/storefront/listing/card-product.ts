import type { WireProduct } from '#contract/catalogue.ts';
import { toPence } from '#contract/money.ts';
import type { PricedProduct } from '#shop/pricing/quote.ts';

/** What the price of a product depends on. */
export type Priced = Pick<
  WireProduct,
  'id' | 'price' | 'quantity1' | 'quantity2' | 'quantity3' | 'discount1' | 'discount2' | 'discount3'
>;

/** What the shop card shows of a product; the rest need not travel. */
export type CardProduct = Priced &
  Pick<WireProduct, 'tittle' | 'catagory' | 'quantity' | 'img1' | 'rating' | 'reviews'>;

export const toCard = (product: WireProduct): CardProduct => ({
  id: product.id,
  tittle: product.tittle,
  catagory: product.catagory,
  price: product.price,
  quantity: product.quantity,
  img1: product.img1,
  rating: product.rating,
  reviews: product.reviews,
  quantity1: product.quantity1,
  quantity2: product.quantity2,
  quantity3: product.quantity3,
  discount1: product.discount1,
  discount2: product.discount2,
  discount3: product.discount3,
});

/** A product as shop/pricing/quote.ts reckons with it: integer pence, and only the tiers it has. */
export const priced = (product: Priced): PricedProduct => ({
  id: product.id,
  pricePence: toPence(product.price),
  tiers: [
    { quantity: product.quantity1, percent: product.discount1 },
    { quantity: product.quantity2, percent: product.discount2 },
    { quantity: product.quantity3, percent: product.discount3 },
  ].filter((tier) => tier.quantity > 0),
});
