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
  /** The stars that are chosen; 0 for all. */
  chosen: number;
  onChoose: (stars: number) => void;
}

/** How the stars are spread, five stars first; a press shows those with so many, another all of them again. */
export function Histogram({ rating, total, counts, verified, chosen, onChoose }: HistogramProps) {
  return (
    <div className="grid content-start gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden className="figures font-head text-4xl leading-none font-extrabold">
          {rating.toFixed(1)}
        </span>
        <Stars value={rating} count={total} />
      </div>
      <p className="figures text-sm text-muted">{text.reviews.ofThemVerified(verified, total)}</p>
      <ul aria-label={text.reviews.histogram} className="max-w-form">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={chosen === stars}
                disabled={count === 0}
                onClick={() => onChoose(chosen === stars ? 0 : stars)}
                className="histogram-row figures"
              >
                <span className="sr-only">{`${text.reviews.stars(stars, count)}. ${text.reviews.only(stars)}`}</span>
                <span aria-hidden>{stars}</span>
                <progress className="meter" value={count} max={total} aria-hidden />
                <span aria-hidden className="text-right text-muted">
                  {count}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
