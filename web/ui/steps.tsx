import { Check, X } from 'lucide-react';
import { steps as words } from '#wording/steps.ts';

export interface StepsProps {
  label: string;
  steps: readonly string[];
  /** When each was reached, as people read it; '' where that is not known. */
  dates?: readonly string[];
  /** The place in `steps` that has been reached, from 0; all before it are done. */
  reached: number;
  /** `bad` where the step that was reached is a bad end, such as Cancelled. */
  tone?: 'good' | 'bad';
}

/** Progress as a line of steps; one below the other where text is so large, or room so small, that their names would meet. */
export function Steps({ label, steps, dates, reached, tone = 'good' }: StepsProps) {
  return (
    <div className="@container">
      <ol aria-label={label} className="flex @max-[15rem]:flex-col @max-[15rem]:gap-2">
        {steps.map((step, place) => (
          <li
            key={step}
            aria-current={place === reached ? 'step' : undefined}
            className="relative flex min-w-0 flex-1 flex-col gap-1.5 last:flex-none last:max-w-1/4 @max-[15rem]:flex-row @max-[15rem]:max-w-full! @max-[15rem]:items-center"
          >
            {place < steps.length - 1 && (
              <span
                aria-hidden
                className={`absolute @max-[15rem]:hidden top-[12px] left-0 h-1 w-full ${place < reached ? 'bg-olive' : 'bg-line'}`}
              />
            )}
            <Mark state={place > reached ? 'to come' : place === reached ? tone : 'good'} />
            <span
              className={`font-head pr-1 text-sm leading-tight desk:text-base ${place === reached ? 'font-extrabold' : 'font-semibold text-muted'}`}
            >
              {step} {dates?.[place] && <span className="block whitespace-nowrap">{dates[place]}</span>}
              {place < reached && <span className="sr-only">{words.done}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const marks = {
  good: 'border-olive bg-olive text-on-olive',
  bad: 'border-red bg-red text-surface',
  'to come': 'border-edge bg-surface',
};

function Mark({ state }: { state: keyof typeof marks }) {
  const Icon = state === 'bad' ? X : Check;
  return (
    <span
      aria-hidden
      className={`relative z-1 grid size-7 place-items-center rounded-full border-2 ${marks[state]}`}
    >
      {state !== 'to come' && <Icon size={16} strokeWidth={3} />}
    </span>
  );
}
