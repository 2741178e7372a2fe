import { kit } from '#wording/kit.ts';

const one = 'l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z';
const five = [0, 1, 2, 3, 4].map((place) => `M${10 + place * 21} 1.6${one}`).join('');

export interface StarsProps {
  /** 0 to 5, in any fraction. */
  value: number;
  /** How many reviews it is the mean of; shown in brackets. */
  count?: number;
  className?: string;
}

/** Stars to look at: one picture, of whole and half ones, with its exact meaning in words. */
export function Stars({ value, count, className = '' }: StarsProps) {
  const rounded = Math.round(value * 10) / 10;
  return (
    <span className={`inline-flex items-center gap-1.5 ${className}`}>
      <svg role="img" aria-label={kit.stars.outOfFive(rounded)} viewBox="0 0 104 20" width="89" height="17">
        <path d={five} className="fill-line" />
        {/* So much of them is filled: a half ends in the middle of its star. */}
        <svg width={Math.round(rounded * 2) * 10.5} aria-hidden>
          <path d={five} className="fill-star" />
        </svg>
      </svg>
      {count !== undefined && (
        <span className="figures text-sm text-muted">
          <span aria-hidden>({count})</span>
          <span className="sr-only">{kit.stars.reviews(count)}</span>
        </span>
      )}
    </span>
  );
}
