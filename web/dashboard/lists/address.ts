import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * A list's question as it stands in the address, so that Back, a refresh and a shared link keep it. Changing one word
 * replaces the entry in the history: find-as-you-type leaves one, not one a letter.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (changes: Record<string, string>, options: { replace?: boolean } = {}) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { ...options, preventScrollReset: true },
      ),
    [setParams],
  );
  return { read: (name: string) => params.get(name) ?? '', set };
}
