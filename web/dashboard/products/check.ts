import { readPrice } from '#contract/price.ts';
import { rules } from '#wording/rules.ts';
import type { Errors } from '../../browser/form.ts';
import { type ProductValues, type TierField, tiers } from './values.ts';

const text = rules.product;

/** The rules of spec.md section 5, 'New product', and of decisions.md section 5 for the tiers; as the server has them. */
export function checkProduct(values: ProductValues): Errors<ProductValues> {
  return {
    title: lengthOf(values.title) < 5 ? text.title : undefined,
    description: lengthOf(values.description) < 10 ? text.description : undefined,
    price: priceError(values.price),
    category: values.category ? undefined : text.category,
    quantity: isStock(values.quantity) ? undefined : text.quantity,
    images: values.images ? undefined : text.images,
    ...checkTiers(values),
  };
}

const lengthOf = (text: string) => [...text.trim()].length;

const priceError = (text: string) => {
  const read = readPrice(text);
  return 'wrong' in read ? read.wrong : undefined;
};

/** Units in stock as they are typed: a whole number up to a million. */
export const isStock = (text: string) => /^\d+$/.test(text.trim()) && Number(text) <= 1_000_000;

/** Pairs go together, and quantities and percentages both rise. */
function checkTiers(values: ProductValues): Errors<Record<TierField, string>> {
  const errors: Errors<Record<TierField, string>> = {};
  let before = { quantity: 0, percent: 0 };
  for (const names of tiers) {
    const [quantity, percent] = [Number(values[names.quantity]), Number(values[names.percent])];
    if (!quantity !== !percent) errors[quantity ? names.percent : names.quantity] = text.tierPair;
    if (!quantity || !percent) continue;
    if (quantity <= before.quantity) errors[names.quantity] = text.tierOrder;
    if (percent <= before.percent) errors[names.percent] = text.tierMore;
    before = { quantity, percent };
  }
  return errors;
}
