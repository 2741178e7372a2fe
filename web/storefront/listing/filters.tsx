import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { listing } from '#wording/storefront/listing.ts';
import { categories } from '#wording/storefront/shop.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, SelectField } from '../../ui/field.tsx';
import {
  activeFilters,
  addressOf,
  maxChoices,
  minChoices,
  pricesCross,
  sorts,
  type Wanted,
  withoutFilters,
} from './wanted.ts';

interface Chosen {
  wanted: Wanted;
  /** Some of it is wanted otherwise; the list then starts again at its first page. */
  onChange: (change: Partial<Wanted>) => void;
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
export function Filters({ id, wanted, onChange, children }: FiltersProps) {
  const { category, discounted, min, max } = wanted;
  return (
    <form
      id={id}
      aria-label={text.title}
      // Words typed at /shop/{words} or /shop/discount are a search of their own; the loader gives it its address.
      action={`/shop/${category}`}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ words: wordsIn(event) });
      }}
      className="grid gap-4"
    >
      <SearchHere wanted={wanted} />
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
          error={pricesCross(wanted) ? text.crossed : undefined}
          options={minChoices.map(inPounds)}
          value={min}
          onChange={(event) => onChange({ min: Number(event.target.value) })}
        />
        <SelectField
          label={text.max}
          name="max"
          options={maxChoices.map(inPounds)}
          value={max}
          onChange={(event) => onChange({ max: Number(event.target.value) })}
        />
      </div>
      {children}
      <noscript>
        <Button type="submit">{text.apply}</Button>
      </noscript>
      {activeFilters(wanted) > 0 && (
        <Link
          to={addressOf(withoutFilters(wanted))}
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
export function Sort({ wanted, onChange, ...rest }: Chosen & { form?: string; className?: string }) {
  return (
    <SelectField
      label={text.sort}
      name="sort"
      options={sorts.map((value) => ({ value, label: listing.sorts[value] }))}
      placeholder={wanted.words ? listing.sorts.bestMatch : undefined}
      value={wanted.sort ?? (wanted.words ? '' : 'newest')}
      onChange={(event) => onChange({ sort: sorts.find((choice) => choice === event.target.value) })}
      {...rest}
    />
  );
}

function SearchHere({ wanted }: { wanted: Wanted }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {wanted.category === 'all' ? text.searchAll : text.search(categories[wanted.category])}
      </label>
      <div className="relative">
        <input
          key={wanted.words}
          id={id}
          type="search"
          name="q"
          defaultValue={wanted.words}
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

const wordsIn = (event: FormEvent<HTMLFormElement>): string =>
  String(new FormData(event.currentTarget).get('q') ?? '').trim();
