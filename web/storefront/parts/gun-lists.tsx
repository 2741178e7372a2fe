import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { encodeListing } from '#contract/listing.ts';
import { categories as all, type Category } from '#database/enums.ts';
import { type FitList, fitLists } from '#shop/catalogue/fit/filters.ts';
import { attributeOf, type Gun } from '#shop/catalogue/fit/gun.ts';
import { fit } from '#wording/storefront/fit.ts';
import { myKit } from '#wording/storefront/my-kit.ts';
import { categories } from '#wording/storefront/shop.ts';
import { post } from '../../browser/api.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { addressOf, highest, type ListingQuery, lowest } from './listing-query.ts';

interface GunListsProps {
  gun: Gun;
  /** Of this one alone; left out: of all. */
  category?: Category;
  onChosen?: () => void;
}

/** Links to the lists that hold what fits a gun, with how much that is. Nothing where too little is known of it. */
export const GunLists = ({ gun, category, onChosen }: GunListsProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-2 empty:hidden">
    {(category ? [category] : all).flatMap((category) =>
      fitLists(category, gun).map((list) => (
        <li key={`${category} ${addressOfList(category, list)}`} className="grid">
          <GunList category={category} list={list} onChosen={onChosen} />
        </li>
      )),
    )}
  </ul>
);

/** From what fits none of these guns to what fits the first of which enough is known; nothing where that holds for none. */
export function SeeWhatFits({ category, guns }: { category: Category; guns: Gun[] }) {
  const [known] = guns.flatMap((gun) => fitLists(category, gun).map((list) => ({ gun, list })));
  return (
    known && (
      <Link to={addressOfList(category, known.list)} className="link">
        {fit.seeWhatFits(known.gun.name)}
      </Link>
    )
  );
}

interface GunListProps {
  category: Category;
  list: FitList;
  onChosen?: () => void;
}

/** Its number has its room from the first on. What holds nothing leads nowhere. */
function GunList({ category, list, onChosen }: GunListProps) {
  const found = useCount(category, list);
  const name = (
    <span className="min-w-0 flex-1">
      {noBreak([categories[category], valuesOf(list, category).join(', ')].filter(Boolean).join(': '))}
    </span>
  );
  if (found === 0)
    return (
      <p className="flex min-h-11 items-center gap-3 px-3 text-muted">
        {name} <span>{myKit.noneYet}</span>
      </p>
    );
  return (
    <Link to={addressOfList(category, list)} onClick={onChosen} className="chip">
      {name} <span className="figures min-w-20 text-right text-muted">{found && myKit.found(found)}</span>
    </Link>
  );
}

/** How many products a list has, a family being one; undefined while it is asked, and where that can't be learnt. */
function useCount(category: Category, { attributes }: FitList): number | undefined {
  const [found, setFound] = useState<number>();
  const wanted = JSON.stringify(attributes);
  useEffect(() => {
    const leaving = new AbortController();
    const body = encodeListing({
      ...queryOf(category, JSON.parse(wanted)),
      limit: 1,
      offset: 0,
      maxLeftover: 0,
    });
    void post('/getProducts', body, { signal: leaving.signal }).then((answer) => {
      if (answer.status === 200 && !leaving.signal.aborted) setFound(answer.total);
    });
    return () => leaving.abort();
  }, [category, wanted]);
  return found;
}

/** What the list goes by, as its chips will say it; of gas for a gas gun nothing more than that. */
const valuesOf = ({ by, attributes }: FitList, category: Category): string[] =>
  by
    .flatMap((fact) => {
      const wanted = attributes[attributeOf[fact]] ?? [];
      return Array.isArray(wanted) ? wanted : [myKit.volts(wanted.to ?? 0)];
    })
    .filter((value) => value !== categories[category]);

export const addressOfList = (category: Category, list: FitList): string =>
  addressOf(queryOf(category, list.attributes));

export const queryOf = (category: Category, attributes: FitList['attributes']): ListingQuery => ({
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
