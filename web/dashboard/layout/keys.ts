import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/**
 * The arrow keys walk from row to row of a table, from its find box too; Home and End jump. Enter opens the row. A row
 * that opens nothing is stood on by the first thing in it that does something.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>) {
  const at = event.target as HTMLElement;
  const row = at.matches('a, button') ? at.closest<HTMLElement>('tbody tr, li') : null;
  if (!row && !at.matches('input[type="search"]')) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody tr, li')].filter(footing);
  const place = row ? rows.indexOf(row) : -1;
  if (row && place < 0) return;
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined || (!row && event.key !== 'ArrowDown')) return;
  const target =
    next < 0 ? event.currentTarget.querySelector<HTMLElement>('input[type="search"]') : footing(rows[next]);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const footing = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('.row-link') ?? row?.querySelector<HTMLElement>('td a, td button');

/** Keys that do something wherever the focus is, from the moment that the screen shows; not while something is being typed or asked. */
export function useKeys(actions: Record<string, () => void>) {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const action = latest.current[event.key];
      if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as HTMLElement).closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
