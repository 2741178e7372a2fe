import { type ChangeEvent, type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchedAt, searchPath } from './search-path.ts';
import type { SuggestionListProps } from './suggestion-list.tsx';

/** What is typed into the search box. The list below it is loaded when the box is used, and takes the keys that walk through it. */
export function useSearch() {
  const navigate = useNavigate();
  const location = useLocation();
  const searched = searchedAt(location);
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(searched);
  const [isOpen, open] = useState(false);
  /** The id of the option that the arrow keys are at, '' for none; undefined where no list is shown. */
  const [active, show] = useState<string>();
  const List = useList(isOpen);

  // What was half typed is of no use on the page that was chosen; whoever is typing as a page comes goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page sets it, not that the box is left
  useLayoutEffect(() => void (isOpen || setWords(searched)), [location]);

  const go = (to: string) => {
    open(false);
    navigate(to);
  };
  const submit = () => {
    const typed = words.trim();
    go(typed ? searchPath(typed) : '/shop/all');
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setWords(target.value);
    open(target === document.activeElement);
  };

  return { input, words, setWords, active, isOpen, open, submit, type, List, show, go };
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
