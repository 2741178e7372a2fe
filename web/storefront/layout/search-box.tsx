import { Search } from 'lucide-react';
import { useId } from 'react';
import { layout } from '#wording/storefront/layout.ts';
import { useSearch } from './use-search.ts';

/** Searches the shop (/shop/words), with suggestions after two letters that the arrow keys walk through. */
export function SearchBox({ className = '' }: { className?: string }) {
  const id = useId();
  const { words, active, shown, isOpen, open, submit, type, walk, List, offer, go } = useSearch();
  return (
    <search className={`relative ${className}`}>
      <form
        aria-label={layout.search.label}
        action="/shop/all"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          inputMode="search"
          name="q"
          role="combobox"
          aria-label={layout.search.label}
          aria-expanded={shown}
          aria-controls={List && `${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          placeholder={layout.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={words}
          onChange={type}
          // Typed over, what was searched for before is gone.
          onFocus={({ target }) => {
            open(true);
            target.select();
          }}
          onBlur={() => open(false)}
          onKeyDown={walk}
          className="input pr-12"
        />
        <button
          type="submit"
          aria-label={layout.search.submit}
          className="icon-btn absolute! inset-y-0 right-0 my-auto text-ink [--ring:var(--olive)]"
        >
          <Search size={20} aria-hidden />
        </button>
      </form>
      {List && (
        <List id={id} words={isOpen ? words : ''} shown={shown} active={active} offer={offer} go={go} />
      )}
    </search>
  );
}
