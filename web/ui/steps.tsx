import { Check, X } from 'lucide-react';
import { kit } from '#wording/kit.ts';

export interface StepsProps {
  label: string;
  steps: readonly string[];
  /** The place in `steps` that has been reached, from 0; all before it are done. */
  reached: number;
  /** `bad` for an order that ended otherwise, such as Cancelled. */
  tone?: 'good' | 'bad';
}

/** Progress as a line of steps. */
export function Steps({ label, steps, reached, tone = 'good' }: StepsProps) {
  const fill = tone === 'bad' ? 'bg-red border-red text-surface' : 'bg-olive border-olive text-on-olive';
  const Icon = tone === 'bad' ? X : Check;
  return (
    <ol aria-label={label} className="flex">
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === reached ? 'step' : undefined}
          className="relative flex flex-1 flex-col items-center gap-1.5 text-center"
        >
          {place > 0 && (
            <span
              aria-hidden
              className={`absolute top-[12px] right-1/2 h-1 w-full ${place <= reached ? fill : 'bg-line'}`}
            />
          )}
          <span
            aria-hidden
            className={`relative z-1 grid size-7 place-items-center rounded-full border-2 ${place <= reached ? fill : 'border-edge bg-surface'}`}
          >
            {place <= reached && <Icon size={16} strokeWidth={3} />}
          </span>
          <span
            className={`px-0.5 text-xs leading-tight desk:text-sm ${place === reached ? 'font-semibold' : 'text-muted'}`}
          >
            {step}
            {place < reached && <span className="sr-only">{kit.steps.done}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
