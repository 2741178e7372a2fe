import type { Product } from '#contract/product.ts';
import type { Hazard } from '#shop/delivery/hazardous.ts';
import { questions as text } from '#wording/storefront/questions.ts';

export interface Question {
  question: string;
  answer: string;
  link?: { to: string; label: string };
}

type Asked = Pick<Product, 'category' | 'imitation'>;

/** What is asked about a product before it is ordered. Made on the server: the browser has no need of the others' answers. */
export const questionsOf = ({ category, imitation }: Asked, hazard: Hazard | undefined): Question[] => [
  ...(imitation ? [text.defence] : []),
  ...text.category[category],
  ...(hazard ? [text.road[hazard]] : []),
  hazard ? text.returnByRoad : text.return,
  text.faulty,
  text.age,
  ...(imitation ? [] : [text.supplies]),
];
