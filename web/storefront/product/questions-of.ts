import type { Product } from '#contract/product.ts';
import { isJudged } from '#shop/catalogue/fit/rules.ts';
import type { Hazard } from '#shop/delivery/hazardous.ts';
import { questions as text } from '#wording/storefront/questions.ts';

export interface Question {
  question: string;
  answer: string;
  link?: { to: string; label: string };
}

type Asked = Pick<Product, 'category' | 'imitation' | 'attributes'> & {
  /** It comes in several sizes. */
  isSized?: boolean | undefined;
};

/** What is asked about a product before it is ordered. Made on the server: the browser has no need of the others' answers. */
export const questionsOf = (product: Asked, hazard: Hazard | undefined): Question[] => [
  ...(product.imitation ? [text.defence] : []),
  ...(isAskedIfItFits(product) ? text.category[product.category] : []),
  ...(hazard ? [text.road[hazard]] : []),
  hazard ? text.returnByRoad : text.return,
  text.faulty,
  text.age,
  ...(product.imitation ? [] : [text.supplies]),
];

/** No charger has a gun to fit, no hose a pressure, and of what has one size no other can be ordered. */
function isAskedIfItFits(product: Asked): boolean {
  if (product.category === 'bbs') return true;
  if (product.category === 'attire') return product.isSized === true;
  // Of what is too strong for most it matters most, though nothing can be judged.
  return product.category === 'gas' ? 'pressure' in product.attributes : isJudged(product);
}
