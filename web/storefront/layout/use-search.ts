import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { productPath } from '#contract/product-path.ts';
import { searchPath } from './search-path.ts';
import { useSuggestions } from './suggestions.ts';

/** What is typed into the search box, what is suggested of it, and which suggestion the arrow keys are at (-1: none). */
export function useSearch() {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [isOpen, open] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? words : '');
  const { products } = suggestions;
  const shown = isOpen && products.length > 0;

  const go = (to: string) => {
    open(false);
    setActive(-1);
    navigate(to);
  };
  const submit = () => {
    const chosen = products[active];
    if (shown && chosen) return go(productPath(chosen));
    const typed = words.trim();
    go(typed ? searchPath(typed) : '/shop/all');
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setWords(target.value);
    setActive(-1);
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
    const places = products.length + 1;
    // One place more than there are suggestions: the words as typed.
    setActive((place) => ((place + 1 + step + places) % places) - 1);
  };

  return { words, isOpen, active, shown, suggestions, open, go, submit, type, walk };
}
