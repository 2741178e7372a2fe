import { Search } from 'lucide-react';
import { useId } from 'react';
import type { ProductCard } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { layout } from '#wording/storefront/layout.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import type { Suggestions } from './suggestions.ts';
import { useSearch } from './use-search.ts';

/** Searches the shop (/shop/words), with suggestions after two letters that the arrow keys walk through. */
export function SearchBox({ className = '' }: { className?: string }) {
  const id = useId();
  const search = useSearch();
  const { words, isOpen, active, shown, suggestions } = search;
  const { products, help, showing } = suggestions;
  return (
    <search className={`relative ${className}`}>
      <form
        aria-label={layout.search.label}
        action="/shop/all"
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
      >
        <input
          inputMode="search"
          name="q"
          role="combobox"
          aria-label={layout.search.label}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          placeholder={layout.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={words}
          onChange={search.type}
          onFocus={() => search.open(true)}
          onBlur={() => search.open(false)}
          onKeyDown={search.walk}
          className="input border-transparent! pr-12"
        />
        <button
          type="submit"
          aria-label={layout.search.submit}
          className="icon-btn absolute! inset-y-0 right-0 my-auto text-ink [--ring:var(--olive)]"
        >
          <Search size={20} aria-hidden />
        </button>
      </form>
      <Options id={id} search={search} />
      <span role="status" className="sr-only">
        {isOpen && words.trim().length >= 2 ? text(products.length, help, showing) : ''}
      </span>
    </search>
  );
}

/** The suggestions, and why they are not quite what was typed. */
function Options({ id, search }: { id: string; search: ReturnType<typeof useSearch> }) {
  const { active, shown, suggestions, go } = search;
  const { products, help, showing } = suggestions;
  return (
    <div
      hidden={!shown}
      className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-md border border-line bg-surface py-1 text-ink shadow-lift"
    >
      {shown && help !== 'none' && (
        <p className="px-3 py-1 text-sm text-muted">{layout.search.help[help](showing)}</p>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={layout.search.suggestions}>
        {shown &&
          products.map((product, place) => (
            <Option
              key={product.id}
              id={`${id}-${place}`}
              suggestion={product}
              active={place === active}
              choose={() => go(productPath(product))}
            />
          ))}
      </div>
    </div>
  );
}

/** For those who hear the page. */
const text = (count: number, help: Suggestions['help'], showing: string): string =>
  [count > 0 && help !== 'none' && layout.search.help[help](showing), layout.search.found(count)]
    .filter(Boolean)
    .join(' ');

interface OptionProps {
  id: string;
  suggestion: ProductCard;
  active: boolean;
  choose: () => void;
}

function Option({ id, suggestion: { title, pricePence, image }, active, choose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input answers Enter
    <div
      role="option"
      id={id}
      aria-selected={active}
      // Pressing must not take the focus from the input, or the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      className="flex min-h-14 cursor-pointer items-center gap-3 px-2 py-1 hover:bg-sunken aria-selected:bg-sunken"
    >
      <div className="w-12 flex-none">
        <Picture name={image} alt="" sizes="48px" />
      </div>
      <span className="min-w-0 flex-1 leading-snug">{noBreak(title)}</span>
      <Price pence={pricePence} className="px-1 font-semibold" />
    </div>
  );
}
