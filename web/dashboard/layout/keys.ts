import { type KeyboardEvent, useEffect } from 'react';

/** The arrow keys walk from row to row of a table, from its find box too; Home and End jump. Enter opens the row. */
export function walkRows(event: KeyboardEvent<HTMLElement>) {
  const at = event.target as HTMLElement;
  const inRow = at.matches('.row-link');
  if (!inRow && !at.matches('input[type="search"]')) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.row-link')];
  const place = rows.indexOf(at);
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined || (!inRow && event.key !== 'ArrowDown')) return;
  const row = rows[next];
  const target =
    row ?? (next < 0 ? event.currentTarget.querySelector<HTMLElement>('input[type="search"]') : null);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** The key / goes to the page's find box, or does `otherwise` where it has none; not while something is being typed. */
export function useFindKey(otherwise: () => void) {
  useEffect(() => {
    const find = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as HTMLElement).closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('#content input[type="search"]');
      if (!box) return otherwise();
      box.focus();
      box.select();
    };
    addEventListener('keydown', find);
    return () => removeEventListener('keydown', find);
  }, [otherwise]);
}
