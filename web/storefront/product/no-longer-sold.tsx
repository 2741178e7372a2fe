import type { Category } from '#database/enums.ts';
import { productGone as text } from '#wording/storefront/product-gone.ts';
import { categories } from '#wording/storefront/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** In place of price and buttons, for who has a link to what the shop sold once. */
export const NoLongerSold = ({ category }: { category: Category }) => (
  <div className="panel grid justify-items-start gap-3 p-5">
    <p className="font-head text-2xl font-bold">{text.archived}</p>
    <p>{text.archivedText}</p>
    <ButtonLink to={`/shop/${category}`}>{text.instead(categories[category])}</ButtonLink>
  </div>
);
