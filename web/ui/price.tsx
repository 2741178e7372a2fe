import { formatPence, toPence } from '#contract/money.ts';
import { kit } from '#wording/kit.ts';

/** '£12.99' from pounds as they travel. */
export const formatPounds = (pounds: number) => formatPence(toPence(pounds));

export interface PriceProps {
  /** What it costs now, in pounds. */
  pounds: number;
  /** What it cost before, in pounds; shown struck through where it is more. */
  was?: number;
  className?: string;
}

export function Price({ pounds, was, className = '' }: PriceProps) {
  if (was === undefined || was <= pounds)
    return <span className={`figures ${className}`}>{formatPounds(pounds)}</span>;
  return (
    <span className={`figures ${className}`}>
      <span className="sr-only">{kit.price.now} </span>
      <ins className="text-signal-text no-underline">{formatPounds(pounds)}</ins>{' '}
      <span className="sr-only">{kit.price.was} </span>
      <del className="text-[0.8em] font-normal text-muted">{formatPounds(was)}</del>
    </span>
  );
}
