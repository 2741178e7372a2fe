import { type RefObject, useLayoutEffect, useState } from 'react';
import type { SearchOption } from './search-options.ts';

interface ListboxKeys {
  input: RefObject<HTMLInputElement | null>;
  words: string;
  isOpen: boolean;
  /** Whether anything stands below the box. */
  shown: boolean;
  open: (isOpen: boolean) => void;
  choose: (option: SearchOption) => void;
}

/** Takes the keys of the search box: arrows walk through the options, Enter chooses, Escape closes. Answers the place that they are at; -1: none. */
export function useListboxKeys(
  options: readonly SearchOption[],
  { input, words, isOpen, shown, open, choose }: ListboxKeys,
) {
  const [chosen, setChosen] = useState<string>();
  const active = chosen === undefined ? -1 : options.findIndex(({ to }) => to === chosen);

  // As soon as the options are in sight: a key pressed in that moment is meant for them, and not for those before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever types on, or comes back, begins at the words as typed
  useLayoutEffect(() => setChosen(undefined), [words, isOpen]);

  useLayoutEffect(() => {
    const field = input.current;
    const walk = (event: KeyboardEvent) => {
      const { key, isComposing } = event;
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
      const at = options[active];
      if (isComposing) return;
      if (key === 'Escape' && shown) open(false);
      else if (key === 'Enter' && at) choose(at);
      else if (key === 'ArrowDown' && !isOpen) open(true);
      else if (step !== 0 && options.length > 0) {
        // One place more than there are suggestions: the words as typed.
        const places = options.length + 1;
        setChosen(options[((active + 1 + step + places) % places) - 1]?.to);
      } else return;
      event.preventDefault();
    };
    field?.addEventListener('keydown', walk);
    return () => field?.removeEventListener('keydown', walk);
  });

  return active;
}
