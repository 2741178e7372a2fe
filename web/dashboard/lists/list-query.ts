import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * A list's question as it stands in the address, so that Back, a refresh and a shared link keep it; while its rows are
 * being read, as it will stand there. Changing one word replaces the entry in the history: find-as-you-type leaves one,
 * not one a letter.
 */
export function useListQuery() {
  const navigate = useNavigate();
  const { pathname, search: now } = useLocation();
  const { location: next } = useNavigation();
  const search = next?.pathname === pathname ? next.search : now;
  const set = useCallback(
    (changes: Record<string, string>, options: { replace?: boolean } = {}) => {
      const asked = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) asked.set(name, value);
        else asked.delete(name);
      }
      // At once: a box that was ticked would else stand there unticked until the router is at it.
      navigate({ search: `${asked}` }, { ...options, preventScrollReset: true, flushSync: true });
    },
    [navigate, search],
  );
  const asked = new URLSearchParams(search);
  return { read: (name: string) => asked.get(name) ?? '', set };
}
