import { type Ref, useId } from 'react';
import { Link } from 'react-router';
import { chooseFirst } from '#wording/storefront/families.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { unchosenSize } from '../parts/unchosen-size.ts';
import type { AxisChoices } from './family-choices.ts';

interface ChoosingSize {
  /** Whether a shopper has chosen what is worn. */
  chosen: boolean;
  /** Somebody wanted to buy before. */
  asked: boolean;
  /** Of what is worn. */
  ref: Ref<HTMLElement>;
}

/** The sizes, weights or colours that a product's siblings have: each a link to the sibling's page. */
export const Choices = ({ axes, ...size }: ChoosingSize & { axes: AxisChoices[] }) =>
  axes.map((axis) => <Axis key={axis.label} {...axis} {...size} />);

function Axis({ label, worn, wide, options, chosen, asked, ref }: AxisChoices & ChoosingSize) {
  const id = useId();
  const open = worn && !chosen;
  return (
    <nav ref={worn ? ref : undefined} aria-labelledby={id} className={wide ? 'axis' : 'axis axis-short'}>
      <p id={id} className="font-semibold">
        {label}
      </p>
      <ul className={wide ? 'siblings' : 'flex flex-wrap gap-2'}>
        {options.map(({ value, to, current, soldOut, notes }) => (
          <li key={value}>
            <Link
              // Another colour is another page, and no choice of a size.
              to={worn || chosen ? to : to + unchosenSize}
              replace
              preventScrollReset
              prefetch="intent"
              aria-current={current ? (open ? 'page' : 'true') : undefined}
              aria-describedby={open ? `${id}-open` : undefined}
              className={`sibling h-full ${soldOut ? 'sibling-sold-out' : ''}`}
            >
              <span className="font-semibold">{value}</span>
              {notes.length > 0 && <span className="text-xs">{notes.join(', ')}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {worn && <ErrorLine id={`${id}-open`}>{open && asked && chooseFirst}</ErrorLine>}
    </nav>
  );
}
