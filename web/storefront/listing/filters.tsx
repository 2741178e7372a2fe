import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { listing } from '#wording/storefront/listing.ts';
import { categories } from '#wording/storefront/shop.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, SelectField } from '../../ui/field.tsx';
import {
  type ListingQuery,
  maxChoices,
  minChoices,
  pricesCross,
  ratedChoice,
} from '../parts/listing-query.ts';
import { FacetFieldset } from './facet-fieldset.tsx';
import type { FacetGroup } from './facet-groups.ts';
import type { Apply } from './use-chosen.ts';

interface Controls {
  query: ListingQuery;
  /** Something is chosen otherwise; the list then starts again at its first page. */
  apply: Apply;
}

export interface FiltersProps extends Controls {
  /** The form's, for a control that stands outside of it. */
  id?: string;
  groups: FacetGroup[];
  /** A link to another list was pressed. */
  onLeave?: () => void;
  /** What stands in the same form, after the search. */
  children?: ReactNode;
}

const text = listing.filters;
const inPounds = (pounds: number) => ({
  value: String(pounds),
  label: pounds === maxChoices.at(-1) ? text.anyPrice : `£${pounds}`,
});

/** The choices; a price that was typed, or said in words, is one of them. */
const pricesWith = (pence: number, choices: number[]) =>
  [...new Set([...choices, pence / 100])].sort((one, other) => one - other).map(inPounds);

/** The filter panel of spec.md section 2. A form like any other, so that it works before and without any script. */
export function Filters({ id, query, groups, apply, onLeave, children }: FiltersProps) {
  const { category, minPence, maxPence } = query;
  return (
    <form
      id={id}
      aria-label={text.title}
      // Words typed at /shop/{words} or /shop/discount are a search of their own; the loader gives it its address.
      action={`/shop/${category}`}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event);
      }}
      className="filters"
    >
      <SearchHere query={query} />
      {children}
      {groups.length > 0 && (
        <div className="col-span-full">
          {groups.map((group) => (
            <FacetFieldset
              key={group.key}
              group={group}
              chosen={query.attributes[group.key]}
              onChange={apply}
              onLeave={onLeave}
            />
          ))}
        </div>
      )}
      <fieldset>
        <legend className="mb-1 font-semibold">{text.price}</legend>
        <div className="prices">
          <SelectField
            label={text.min}
            name="min"
            error={pricesCross(query) ? text.crossed : undefined}
            options={pricesWith(minPence, minChoices)}
            value={minPence / 100}
            onChange={apply}
          />
          <SelectField
            label={text.max}
            name="max"
            options={pricesWith(maxPence, maxChoices)}
            value={maxPence / 100}
            onChange={apply}
          />
        </div>
      </fieldset>
      <fieldset className="grid">
        <legend className="sr-only">{text.more}</legend>
        <Checkbox label={text.inStock} name="stock" value="1" checked={query.inStock} onChange={apply} />
        <Checkbox
          label={text.rated(ratedChoice)}
          name="rating"
          value={ratedChoice}
          checked={query.minRating > 0}
          onChange={apply}
        />
        <Checkbox
          label={text.discounted}
          name="discounted"
          value="1"
          checked={query.discounted}
          onChange={apply}
        />
      </fieldset>
      <noscript>
        <Button type="submit">{text.apply}</Button>
      </noscript>
    </form>
  );
}

export interface SortProps extends Controls {
  options: { value: string; label: string }[];
  /** The form that it belongs to, where that isn't around it. */
  form?: string;
  className?: string;
}

/** The order of the list. */
export function Sort({ query, apply, ...rest }: SortProps) {
  return (
    <SelectField
      label={text.sort}
      name="sort"
      value={query.sortBy ?? rest.options[0]?.value}
      onChange={apply}
      {...rest}
    />
  );
}

/** Where it searches is said in it, so that nobody takes it for the search of the top bar. */
function SearchHere({ query: { category, keywords } }: { query: ListingQuery }) {
  const label = category === 'all' ? text.searchAll : text.search(categories[category]);
  return (
    <div className="relative self-end">
      <input
        key={keywords}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        defaultValue={keywords}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        className="input pr-9"
      />
      <button type="submit" aria-label={text.submitSearch} className="icon-btn absolute! top-0 right-0">
        <Search size={20} aria-hidden />
      </button>
    </div>
  );
}
