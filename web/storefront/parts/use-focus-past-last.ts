import { type RefObject, useEffect, useRef } from 'react';

/**
 * A list that a button makes longer: when the button goes with the last of it, the focus it had goes to the first entry
 * it brought (to what `within` selects in it, or to the entry itself).
 */
export function useFocusPastLast(
  list: RefObject<HTMLElement | null>,
  shown: number,
  { allShown, within }: { allShown: boolean; within?: string },
) {
  const before = useRef(shown);
  useEffect(() => {
    const firstNew = before.current;
    if (shown === firstNew) return;
    before.current = shown;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!allShown || !lost) return;
    const entry = list.current?.children[firstNew];
    const target = within ? entry?.querySelector<HTMLElement>(within) : (entry as HTMLElement | undefined);
    target?.focus({ preventScroll: true });
  }, [list, shown, allShown, within]);
}
