import { readPrice } from '#contract/price.ts';
import { rules } from '#wording/rules.ts';
import type { Errors } from '../../browser/form.ts';
import { type ProductValues, tierPercents, tierQuantities } from './values.ts';

const said = rules.product;

/** The rules of spec.md section 5, 'New product', and of decisions.md section 5 for the tiers; as the server has them. */
export function checkProduct(values: ProductValues): Errors<ProductValues> {
  return {
    title: lengthOf(values.title) < 5 ? said.title : undefined,
    description: lengthOf(values.description) < 10 ? said.description : undefined,
    price: priceError(values.price),
    category: values.category ? undefined : said.category,
    quantity: isStock(values.quantity) ? undefined : said.quantity,
    images: values.images ? undefined : said.images,
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
function checkTiers(values: ProductValues): Errors<ProductValues> {
  const errors: Errors<ProductValues> = {};
  let before = { quantity: 0, percent: 0 };
  tierQuantities.forEach((q, place) => {
    const d = tierPercents[place] ?? 'd1';
    const [quantity, percent] = [Number(values[q]), Number(values[d])];
    if (!quantity && !percent) return;
    if (!quantity || !percent) {
      errors[quantity ? d : q] = said.tierPair;
      return;
    }
    if (quantity <= before.quantity) errors[q] = said.tierOrder;
    if (percent <= before.percent) errors[d] = said.tierMore;
    before = { quantity, percent };
  });
  return errors;
}
