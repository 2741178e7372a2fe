import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { toPence } from '#contract/money.ts';
import { listing } from '#wording/storefront/listing.ts';
import { categories } from '#wording/storefront/shop.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, SelectField } from '../../ui/field.tsx';
import {
  activeFilters,
  addressOf,
  type ListingQuery,
  maxChoices,
  minChoices,
  pricesCross,
  sorts,
  withoutFilters,
} from '../parts/listing-query.ts';

interface Chosen {
  query: ListingQuery;
  /** Some of it is chosen otherwise; the list then starts again at its first page. */
  onChange: (change: Partial<ListingQuery>) => void;
}

export interface FiltersProps extends Chosen {
  /** The form's, for a control that stands outside of it. */
  id?: string;
  /** What stands below the filters in the same form. */
  children?: ReactNode;
}

const text = listing.filters;
const inPounds = (pounds: number) => ({
  value: String(pounds),
  label: pounds === maxChoices.at(-1) ? text.anyPrice : `£${pounds}`,
});

/** The filter panel of spec.md section 2. A form like any other, so that it works before and without any script. */
export function Filters({ id, query, onChange, children }: FiltersProps) {
  const { category, discounted, minPence, maxPence } = query;
  return (
    <form
      id={id}
      aria-label={text.title}
      // Words typed at /shop/{words} or /shop/discount are a search of their own; the loader gives it its address.
      action={`/shop/${category}`}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ keywords: keywordsIn(event) });
      }}
      className="grid gap-4"
    >
      <SearchHere query={query} />
      <Checkbox
        label={text.discounted}
        name="discounted"
        value="1"
        checked={discounted}
        onChange={(event) => onChange({ discounted: event.target.checked })}
      />
      <div className="grid grid-cols-2 gap-3 desk:grid-cols-1 desk:gap-4">
        <SelectField
          label={text.min}
          name="min"
          error={pricesCross(query) ? text.crossed : undefined}
          options={minChoices.map(inPounds)}
          value={minPence / 100}
          onChange={(event) => onChange({ minPence: toPence(Number(event.target.value)) })}
        />
        <SelectField
          label={text.max}
          name="max"
          options={maxChoices.map(inPounds)}
          value={maxPence / 100}
          onChange={(event) => onChange({ maxPence: toPence(Number(event.target.value)) })}
        />
      </div>
      {children}
      <noscript>
        <Button type="submit">{text.apply}</Button>
      </noscript>
      {activeFilters(query) > 0 && (
        <Link
          to={addressOf(withoutFilters(query))}
          preventScrollReset
          className="link inline-flex min-h-11 items-center"
        >
          {listing.clear}
        </Link>
      )}
    </form>
  );
}

/** The order of the list, in the form around it or in the one that `form` names. */
export function Sort({ query, onChange, ...rest }: Chosen & { form?: string; className?: string }) {
  return (
    <SelectField
      label={text.sort}
      name="sort"
      options={sorts.map((value) => ({ value, label: listing.sorts[value] }))}
      placeholder={query.keywords ? listing.sorts.bestMatch : undefined}
      value={query.sortBy ?? (query.keywords ? '' : 'newest')}
      onChange={(event) => onChange({ sortBy: sorts.find((choice) => choice === event.target.value) })}
      {...rest}
    />
  );
}

function SearchHere({ query }: { query: ListingQuery }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {query.category === 'all' ? text.searchAll : text.search(categories[query.category])}
      </label>
      <div className="relative">
        <input
          key={query.keywords}
          id={id}
          type="search"
          name="q"
          defaultValue={query.keywords}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          className="input pr-12"
        />
        <button type="submit" aria-label={text.submitSearch} className="icon-btn absolute! top-0 right-0">
          <Search size={20} aria-hidden />
        </button>
      </div>
    </div>
  );
}

const keywordsIn = (event: FormEvent<HTMLFormElement>): string =>
  String(new FormData(event.currentTarget).get('q') ?? '').trim();
