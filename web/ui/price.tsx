import { formatPence, toPence } from '#contract/money.ts';
import { kit } from '#wording/kit.ts';

/** '£12.99' from pounds. */
export const formatPounds = (pounds: number) => formatPence(toPence(pounds));

export interface PriceProps {
  /** What it costs now. */
  pence: number;
  /** What it cost before, in pence; shown struck through where it is more. */
  was?: number;
  className?: string;
}

export function Price({ pence, was, className = '' }: PriceProps) {
  if (was === undefined || was <= pence)
    return <span className={`figures ${className}`}>{formatPence(pence)}</span>;
  return (
    <span className={`figures ${className}`}>
      <span className="sr-only">{kit.price.now} </span>
      <ins className="text-signal-text no-underline">{formatPence(pence)}</ins>{' '}
      <span className="sr-only">{kit.price.was} </span>
      <del className="text-[0.8em] font-normal text-muted">{formatPence(was)}</del>
    </span>
  );
}
