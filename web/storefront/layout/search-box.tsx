import { Search } from 'lucide-react';
import { useId } from 'react';
import { layout } from '#wording/storefront/layout.ts';
import { makeWay } from '../../ui/notify.tsx';
import { useSearch } from './use-search.ts';

/** Searches the shop (/shop/words): empty it offers recent searches and the shelves, from two letters on suggestions. */
export function SearchBox() {
  const id = useId();
  const { words, active, submit, type, open, List, ...list } = useSearch();
  return (
    <search className="relative w-full">
      <form
        aria-label={layout.search.label}
        action="/shop/all"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          ref={list.input}
          inputMode="search"
          name="q"
          role="combobox"
          aria-label={layout.search.label}
          aria-expanded={active !== undefined}
          data-typing={list.isOpen || undefined}
          aria-controls={List && `${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active || undefined}
          placeholder={layout.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={words}
          onChange={type}
          // Typed over, what was searched for before is gone. React tells of a focus from before it was there once more, in the middle
          // of a word.
          onFocus={({ target, isTrusted }) => {
            open(true);
            makeWay();
            if (isTrusted) target.select();
          }}
          onBlur={() => open(false)}
          className={`input ${List ? 'pr-24' : 'pr-12'}`}
        />
        <button
          type="submit"
          aria-label={layout.search.submit}
          className="icon-btn absolute! inset-y-0 right-0 my-auto text-ink [--ring:var(--olive)]"
        >
          <Search size={20} aria-hidden />
        </button>
      </form>
      {List && <List id={id} words={words} open={open} {...list} />}
    </search>
  );
}
