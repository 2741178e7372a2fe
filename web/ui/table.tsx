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

/** The link in a row's first cell; the whole row is its target. */
export const RowLink = ({ className = '', ...rest }: LinkProps) => (
  <Link {...rest} className={`row-link font-semibold ${className}`} />
);
