import { product as text } from '#wording/storefront/product.ts';
import { Stars } from '../../ui/stars.tsx';

export interface HistogramProps {
  /** Mean stars. */
  rating: number;
  total: number;
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  counts: number[];
  /** How many of them are by verified buyers. */
  verified: number;
}

/** How the stars are spread, five stars first. */
export function Histogram({ rating, total, counts, verified }: HistogramProps) {
  return (
    <div className="grid content-start gap-3">
      <div className="flex items-center gap-3">
        <span aria-hidden className="figures font-head text-4xl leading-none font-extrabold">
          {rating.toFixed(1)}
        </span>
        <Stars value={rating} count={total} />
      </div>
      <p className="figures text-sm text-muted">{text.reviews.ofThemVerified(verified, total)}</p>
      <ul aria-label={text.reviews.histogram} className="grid gap-1.5">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <li key={stars} className="figures grid grid-cols-[1rem_1fr_2.5rem] items-center gap-2 text-sm">
              <span aria-hidden>{stars}</span>
              <progress
                className="meter"
                value={count}
                max={total}
                aria-label={text.reviews.stars(stars, count)}
              />
              <span aria-hidden className="text-right text-muted">
                {count}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
