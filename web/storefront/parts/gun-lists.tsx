import { Link } from 'react-router';
import { categories as all, type Category } from '#database/enums.ts';
import { type FitList, fitLists } from '#shop/catalogue/fit/filters.ts';
import { attributeOf, type Gun } from '#shop/catalogue/fit/gun.ts';
import { myKit } from '#wording/storefront/my-kit.ts';
import { categories } from '#wording/storefront/shop.ts';
import { addressOf, highest, lowest } from './listing-query.ts';

interface GunListsProps {
  gun: Gun;
  /** Of this one alone; left out: of all. */
  category?: Category;
  onChosen?: () => void;
}

/** Links to the lists that hold what fits a gun. Nothing where too little is known of it. */
export const GunLists = ({ gun, category, onChosen }: GunListsProps) => (
  <ul className="flex flex-wrap gap-2 empty:hidden">
    {(category ? [category] : all).flatMap((category) =>
      fitLists(category, gun).map((list) => (
        <li key={`${category} ${list.by.join()}`}>
          <Link to={addressOfList(category, list)} onClick={onChosen} className="chip">
            {categories[category]}: {valuesOf(list).join(', ')}
          </Link>
        </li>
      )),
    )}
  </ul>
);

/** What the list goes by, as its chips will say it. */
const valuesOf = ({ by, attributes }: FitList): string[] =>
  by.flatMap((fact) => {
    const wanted = attributes[attributeOf[fact]] ?? [];
    return Array.isArray(wanted) ? wanted : [myKit.volts(wanted.to ?? 0)];
  });

const addressOfList = (category: Category, { attributes }: FitList): string =>
  addressOf({
    category,
    families: true,
    attributes,
    discountZone: false,
    keywords: '',
    discounted: false,
    minPence: lowest,
    maxPence: highest,
    inStock: false,
    minRating: 0,
    page: 1,
  });
