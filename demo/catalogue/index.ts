import { attachments } from './attachments.ts';
import { attire } from './attire.ts';
import { batteries } from './batteries.ts';
import { bbs } from './bbs.ts';
import { gas } from './gas.ts';
import { magazines } from './magazines.ts';
import type { DemoProduct } from './product.ts';
import { siblings } from './siblings.ts';

/** The whole demonstration catalogue, category by category. Brands and reviewers are invented. */
export const catalogue: DemoProduct[] = [
  ...bbs,
  ...gas,
  ...magazines,
  ...batteries,
  ...attire,
  ...attachments,
  ...siblings,
].map((product) => ({
  ...product,
  attributes: { ...product.attributes, brand: brandOf(product) },
}));

/** The first word of its title. */
function brandOf({ title }: DemoProduct): string {
  return title.slice(0, title.indexOf(' '));
}
