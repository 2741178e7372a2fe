import { useRef } from 'react';
import { randomKey } from '../../browser/random-key.ts';

/** The key under which a text is sent: the same for each press with the same words, another once they changed. */
export function useKeyOf(): (words: string) => string {
  const last = useRef({ words: '', key: '' });
  return (words) => {
    if (last.current.key === '' || last.current.words !== words) last.current = { words, key: randomKey() };
    return last.current.key;
  };
}
