/**
 * What one line of a basket costs, and what sending costs (decisions.md section 3, spec.md section 9): as much of a quote as
 * every shop card and product page shows. Pure, in integer pence.
 */

export interface PricedProduct {
  id: string;
  pricePence: number;
  /** Rising quantities, each with its discount in percent. */
  tiers: Tier[];
}

export interface Tier {
  quantity: number;
  percent: number;
}

export interface BasketLine<Product extends PricedProduct = PricedProduct> {
  product: Product;
  quantity: number;
}

export interface QuotedLine {
  productId: string;
  quantity: number;
  unitPence: number;
  /** The tier that counts, in percent; 0 for none. */
  percent: number;
  totalPence: number;
}

const shippingPence = 299;
export const freeShippingFromPence = 2500;

/** Pence that sending a subtotal costs. */
export const shippingOn = (subtotalPence: number): number =>
  subtotalPence >= freeShippingFromPence ? 0 : shippingPence;

/** Unit price x quantity, less the highest matching tier, rounded half up to the penny. */
export function quoteLine({ product, quantity }: BasketLine): QuotedLine {
  const percent = tierFor(product.tiers, quantity)?.percent ?? 0;
  const totalPence = percentOf(product.pricePence * quantity, 100 - percent);
  return { productId: product.id, quantity, unitPence: product.pricePence, percent, totalPence };
}

/** The highest tier that a quantity has reached. */
export function tierFor(tiers: Tier[], quantity: number): Tier | undefined {
  return tiers.findLast((tier) => quantity >= tier.quantity);
}

/** The tier after it, worth mentioning. */
export function nextTier(tiers: Tier[], quantity: number): Tier | undefined {
  return tiers.find((tier) => quantity < tier.quantity);
}

/** What a unit costs from a tier on, in pence, where nothing but that is said: rounded up, so that no line comes to more. */
export const unitPenceFrom = (pricePence: number, { percent }: Pick<Tier, 'percent'>): number =>
  Math.ceil((pricePence * (100 - percent)) / 100);

/** A percentage of an amount, rounded half up to the penny, without fractions on the way. */
export const percentOf = (pence: number, percent: number): number => Math.floor((pence * percent + 50) / 100);
