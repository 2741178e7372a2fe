import { X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { kit } from '#wording/kit.ts';
import { suggestions as text } from '#wording/storefront/suggestions.ts';
import { forgetSearches, noteSearch, useSearches } from '../../browser/searches.ts';
import { OptionGroup, Waiting } from './option-group.tsx';
import { firstOptions, type SearchOption, shelves } from './search-options.ts';
import { type Suggestions, useSuggestions } from './suggestions.ts';
import { useListboxKeys } from './use-listbox-keys.ts';

export interface SuggestionListProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  words: string;
  isOpen: boolean;
  open: (isOpen: boolean) => void;
  /** Takes the id of the option that the arrow keys are at, '' for none; undefined where nothing is shown. */
  show: (active: string | undefined) => void;
  go: (to: string) => void;
  setWords: (words: string) => void;
}

/** What stands below the search box: of an empty one recent searches and the shelves, of words suggestions. */
export function SuggestionList({ id, input, words, setWords, ...box }: SuggestionListProps) {
  const { isOpen, open, show, go } = box;
  const { found, isSlow } = useSuggestions(words, isOpen);
  const recent = useSearches();
  const suggested = typeof found === 'object' ? found : undefined;
  const isWaiting = isSlow && !suggested;
  const isUnanswered = found === 'unanswered';
  const first = isWaiting || !found ? [] : firstOptions(found, words.trim(), recent);
  const ways = isWaiting || !found || isUnanswered || (suggested && !isNothing(suggested)) ? [] : shelves;
  const options = [...first, ...ways];
  const shown = isOpen && (isWaiting || options.length > 0);
  const choose = ({ to, searched }: SearchOption) => {
    if (searched) noteSearch(searched);
    if (to) go(to);
    else forgetSearches();
  };
  const active = useListboxKeys(options, { input, words, isOpen, shown, open, choose });
  const activeId = active < 0 ? '' : `${id}-${active}`;
  useEffect(() => {
    show(shown ? activeId : undefined);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [show, shown, activeId]);
  useNoteSent(input);
  const why = isUnanswered ? kit.unanswered[navigator.onLine ? 'shop' : 'line'] : (suggested?.notice ?? '');
  const shared = { id, active, choose };
  return (
    <>
      {isOpen && words && (
        // By keyboard the words are selected as the box is reached, and typed over.
        <button
          type="button"
          tabIndex={-1}
          aria-label={text.clear}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setWords('')}
          className="icon-btn absolute! inset-y-0 right-11 my-auto text-ink"
        >
          <X size={18} aria-hidden />
        </button>
      )}
      <div
        hidden={!shown}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-[calc(100dvh-10.5rem)] overflow-y-auto overscroll-contain rounded-md border border-line bg-surface py-1 text-ink lift"
      >
        {why && <p className="px-3 py-1 text-sm text-muted">{why}</p>}
        {isWaiting && <Waiting />}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={text.label}
          aria-busy={isSlow}
          className="aria-busy:opacity-60"
        >
          {shown && !isWaiting && (
            <>
              {suggested ? (
                <OptionGroup options={first} of={suggested} {...shared} />
              ) : (
                <OptionGroup title={isUnanswered ? undefined : text.recent} options={first} {...shared} />
              )}
              <OptionGroup title={text.shelves} options={ways} before={first.length} {...shared} />
            </>
          )}
        </div>
      </div>
      <span role="status" className="sr-only">
        {isOpen && (isSlow ? text.waiting : suggested ? toldOf(suggested, why) : why)}
      </span>
    </>
  );
}

/** What is searched for by the form itself is remembered as well. */
function useNoteSent(input: SuggestionListProps['input']) {
  useEffect(() => {
    const field = input.current;
    const note = () => noteSearch(field?.value ?? '');
    field?.form?.addEventListener('submit', note);
    return () => field?.form?.removeEventListener('submit', note);
  }, [input]);
}

const isNothing = ({ products, page }: Suggestions): boolean => products.length === 0 && !page;

/** How many there are, to who can't see them. */
function toldOf({ keywords, products, page, instead }: Suggestions, why: string): string {
  const answers = products.length + instead.length + (page ? 1 : 0);
  const many = answers > 0 ? text.found(answers) : text.nothing(keywords);
  return [products.length > 0 && why, many].filter(Boolean).join(' ');
}
