/**
 * What a basket costs (decisions.md section 3, spec.md section 9). Pure, in integer pence; the browser shows it and
 * the server charges it.
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

export interface CouponTerms {
  type: 'percentage' | 'flat';
  /** 1-100, of a percentage code. */
  percentage: number;
  flatPence: number;
  /** The smallest subtotal it works from. */
  minPence: number;
  /** Null: every product. */
  productId: string | null;
}

export interface QuotedLine {
  productId: string;
  quantity: number;
  unitPence: number;
  /** The tier that counts, in percent; 0 for none. */
  percent: number;
  totalPence: number;
}

export interface Quote {
  lines: QuotedLine[];
  subtotalPence: number;
  discountPence: number;
  shippingPence: number;
  totalPence: number;
  /** Inside the total, not on top of it. */
  vatPence: number;
}

export type CouponRefusal = 'coupon not for these items' | 'coupon below minimum';

const shippingPence = 299;
export const freeShippingFromPence = 2500;

/** Pence that sending a subtotal costs. */
export const shippingOn = (subtotalPence: number): number =>
  subtotalPence >= freeShippingFromPence ? 0 : shippingPence;

/** Prices a basket of different products, with at most one code. */
export function quote(basket: BasketLine[], coupon?: CouponTerms): Quote | { refused: CouponRefusal } {
  const lines = basket.map(quoteLine);
  const subtotalPence = sum(lines.map((line) => line.totalPence));
  const taken = coupon ? couponDiscount(lines, subtotalPence, coupon) : 0;
  if (typeof taken !== 'number') return taken;
  const shipping = shippingOn(subtotalPence);
  const totalPence = subtotalPence - taken + shipping;
  return {
    lines,
    subtotalPence,
    discountPence: taken,
    shippingPence: shipping,
    totalPence,
    vatPence: vatInside(totalPence),
  };
}

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

function couponDiscount(
  lines: QuotedLine[],
  subtotalPence: number,
  coupon: CouponTerms,
): number | { refused: CouponRefusal } {
  const covered =
    coupon.productId === null ? lines : lines.filter((line) => line.productId === coupon.productId);
  if (covered.length === 0) return { refused: 'coupon not for these items' };
  if (subtotalPence < coupon.minPence) return { refused: 'coupon below minimum' };
  const coveredPence = sum(covered.map((line) => line.totalPence));
  return coupon.type === 'percentage'
    ? percentOf(coveredPence, coupon.percentage)
    : Math.min(coupon.flatPence, coveredPence);
}

/** VAT at 20% inside a gross amount: a sixth, rounded half up. */
export const vatInside = (grossPence: number): number => Math.floor((grossPence + 3) / 6);

/** A percentage of an amount, rounded half up to the penny, without fractions on the way. */
export const percentOf = (pence: number, percent: number): number => Math.floor((pence * percent + 50) / 100);

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
