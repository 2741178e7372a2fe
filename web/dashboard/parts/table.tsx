import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

export interface TableProps {
  /** What the table lists, for those who can't see where it stands. */
  caption: string;
  /** The `<th scope="col">`s; the class `right` for figures. */
  head: ReactNode;
  /** The `<tr>`s. */
  children: ReactNode;
  className?: string;
}

/** A dashboard table: 36 px rows, the head stays in sight, scrolls inside its frame where it is too large. */
export function Table({ caption, head, children, className = '' }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className={`panel overflow-auto ${className}`}>
      <table className="table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/**
 * For a table whose rows are small cards of two columns on a phone, where a cell that its head would explain says so itself,
 * by `data-label`.
 */
export const cardsOnPhone = [
  'max-desk:[&_thead]:sr-only max-desk:[&_tbody]:block max-desk:[&_table]:block',
  'max-desk:[&_tr]:grid max-desk:[&_tr]:grid-flow-dense max-desk:[&_tr]:grid-cols-[minmax(0,1fr)_auto]',
  'max-desk:[&_tbody_tr]:items-center max-desk:[&_tbody_tr]:gap-x-3 max-desk:[&_tbody_tr]:gap-y-1',
  'max-desk:[&_tbody_tr]:border-b max-desk:[&_tbody_tr]:border-line max-desk:[&_tbody_tr]:px-3 max-desk:[&_tbody_tr]:py-2.5',
  'max-desk:[&_td]:h-auto max-desk:[&_td]:max-w-none max-desk:[&_td]:min-w-0 max-desk:[&_td]:border-0 max-desk:[&_td]:p-0',
  'max-desk:[&_td[data-label]]:before:mr-1.5 max-desk:[&_td[data-label]]:before:text-muted max-desk:[&_td[data-label]]:before:content-[attr(data-label)]',
].join(' ');

/** The link in a row's first cell; the whole row is its target. */
export const RowLink = ({ className = '', ...rest }: LinkProps) => (
  <Link {...rest} className={`row-link font-semibold ${className}`} />
);
