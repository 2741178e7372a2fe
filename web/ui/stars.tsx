import { Star } from 'lucide-react';
import { useId } from 'react';
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

/** Stars to look at: one picture with its meaning in words. */
export function Stars({ value, count, className = '' }: StarsProps) {
  const rounded = Math.round(value * 10) / 10;
  const filled = Math.floor(rounded) * 21 + (rounded % 1) * 20;
  return (
    <span className={`inline-flex items-center gap-1.5 ${className}`}>
      <svg role="img" aria-label={kit.stars.outOfFive(rounded)} viewBox="0 0 104 20" width="89" height="17">
        <path d={five} className="fill-line" />
        {filled > 0 && (
          <svg width={filled} height="20" viewBox={`0 0 ${filled} 20`} aria-hidden>
            <path d={five} className="fill-signal" />
          </svg>
        )}
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

export interface StarsInputProps {
  label: string;
  /** '' or '1' to '5'. */
  value: string;
  error?: string;
  onChange: (stars: string) => void;
}

/** Five stars to choose from: a radio group, so arrow keys work. */
export function StarsInput({ label, value, error, onChange }: StarsInputProps) {
  const id = useId();
  return (
    <fieldset className="star-input" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">{label}</legend>
      <div className="flex">
        {['1', '2', '3', '4', '5'].map((stars) => (
          <label key={stars} className="icon-btn has-focus-visible:outline-3 has-focus-visible:outline-olive">
            <input
              type="radio"
              name={id}
              value={stars}
              checked={value === stars}
              aria-label={kit.stars.choice(Number(stars))}
              aria-invalid={error && stars === '1' ? true : undefined}
              onChange={() => onChange(stars)}
              className="absolute inset-0 opacity-0"
            />
            <Star
              size={32}
              strokeWidth={1.5}
              aria-hidden
              className={Number(value) >= Number(stars) ? 'fill-signal' : 'fill-transparent'}
            />
          </label>
        ))}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-semibold text-red">
        {error}
      </p>
    </fieldset>
  );
}
