import {
  type ChangeEvent,
  type ComponentType,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchedAt, searchPath } from './search-path.ts';
import type { SuggestionListProps } from './suggestion-list.tsx';

/**
 * What is typed into the search box, and which suggestion the arrow keys are at (-1: none). The list of them is loaded when the
 * box is used, and says where each leads.
 */
export function useSearch() {
  const navigate = useNavigate();
  const searched = searchedAt(useLocation());
  const [words, setWords] = useState(searched);
  const [isOpen, open] = useState(false);
  const [targets, offer] = useState<readonly string[]>([]);
  const [chosen, choose] = useState<string>();
  const List = useList(isOpen);
  const shown = isOpen && targets.length > 0;
  const active = chosen === undefined ? -1 : targets.indexOf(chosen);

  // Whoever is typing as a page comes goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page sets it, not that the box is left
  useLayoutEffect(() => void (isOpen || setWords(searched)), [searched]);

  const go = (to: string) => {
    open(false);
    choose(undefined);
    navigate(to);
  };
  const submit = () => {
    const target = targets[active];
    if (shown && target) return go(target);
    const typed = words.trim();
    go(typed ? searchPath(typed) : '/shop/all');
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setWords(target.value);
    choose(undefined);
    open(target === document.activeElement);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      open(false);
    }
    if (!shown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const places = targets.length + 1;
    // One place more than there are suggestions: the words as typed.
    choose(targets[((active + 1 + step + places) % places) - 1]);
  };

  return { words, active, shown, isOpen, open, submit, type, walk, List, offer, go };
}

/** Without its code, which may not come, the words can be searched for all the same. */
function useList(isOpen: boolean): ComponentType<SuggestionListProps> | undefined {
  const [List, setList] = useState<ComponentType<SuggestionListProps>>();
  useEffect(() => {
    if (isOpen)
      import('./suggestion-list.tsx').then(
        (loaded) => setList(() => loaded.SuggestionList),
        () => {},
      );
  }, [isOpen]);
  return List;
}
