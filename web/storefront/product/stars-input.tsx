import { Star } from 'lucide-react';
import { useId } from 'react';
import { kit } from '#wording/kit.ts';
import { ErrorLine } from '../../ui/error-line.tsx';

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
              aria-invalid={error && stars === '1' ? true : undefined}
              onChange={() => onChange(stars)}
              className="absolute inset-0 opacity-0"
            />
            <span className="sr-only">{kit.stars.choice(Number(stars))}</span>
            <Star
              size={32}
              strokeWidth={1.5}
              aria-hidden
              className={Number(value) >= Number(stars) ? 'fill-star' : 'fill-transparent'}
            />
          </label>
        ))}
      </div>
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
    </fieldset>
  );
}
