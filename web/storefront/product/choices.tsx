import { useId } from 'react';
import { Link } from 'react-router';
import type { AxisChoices } from './family-choices.ts';

/** The sizes, weights or colours that a product's siblings have: each a link to the sibling's page. */
export const Choices = ({ axes }: { axes: AxisChoices[] }) =>
  axes.map((axis) => <Axis key={axis.label} {...axis} />);

function Axis({ label, options }: AxisChoices) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="grid gap-1.5">
      <p id={id} className="font-semibold">
        {label}
      </p>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ value, to, current, soldOut, notes }) => (
          <li key={value}>
            <Link
              to={to}
              replace
              preventScrollReset
              prefetch="intent"
              aria-current={current ? 'true' : undefined}
              className={`sibling h-full ${soldOut ? 'sibling-sold-out' : ''}`}
            >
              <span className="font-semibold">{value}</span>
              {notes.length > 0 && <span className="text-xs">{notes.join(', ')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
