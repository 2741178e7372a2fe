import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Wanted } from '#shop/catalogue/filters.ts';
import { listing } from '#wording/storefront/listing.ts';
import { Checkbox, TextField } from '../../ui/field.tsx';
import type { FacetGroup } from './facet-groups.ts';

interface FacetProps {
  group: FacetGroup;
  chosen: Wanted | undefined;
  onChange: (event: SyntheticEvent<HTMLInputElement>) => void;
  /** A link to another list was pressed. */
  onLeave: (() => void) | undefined;
}

/** The values of one attribute to choose from. */
export function FacetFieldset({
  group: { key, label, open, options, range },
  chosen = [],
  onChange,
  onLeave,
}: FacetProps) {
  // As the list came; from then on the visitor folds it.
  const [openAtFirst] = useState(open);
  const name = `f.${key}`;
  const isShort = options.every(({ label }) => label.length < 7);
  return (
    <fieldset className={isShort ? 'facet short' : 'facet'}>
      <legend className="sr-only">{label}</legend>
      <details open={openAtFirst}>
        <summary>{label}</summary>
        <div>
          {options.length === 0 && !range && <p className="text-muted">{listing.filters.noChoice}</p>}
          {options.map(({ value, label, count, to }) => {
            const said = (
              <>
                {label} <span className="figures text-muted">({count})</span>
              </>
            );
            return to ? (
              <Link
                key={value}
                to={to}
                prefetch="intent"
                className="choice hover:underline"
                onClick={onLeave}
              >
                <span>{said}</span>
              </Link>
            ) : (
              <Checkbox
                key={value}
                name={name}
                value={value}
                checked={Array.isArray(chosen) && chosen.includes(value)}
                onChange={onChange}
                label={said}
              />
            );
          })}
          {!isShort && options.length > 7 && (
            <details className="rest">
              <summary>{listing.filters.showAll(options.length)}</summary>
            </details>
          )}
          {range &&
            (['from', 'to'] as const).map((end) => (
              <RangeEnd
                key={end}
                label={range.unit ? `${listing.filters[end]} (${range.unit})` : listing.filters[end]}
                name={`${name}.${end}`}
                placeholder={range[end]}
                value={Array.isArray(chosen) ? '' : (chosen[end] ?? '')}
                onBlur={onChange}
              />
            ))}
        </div>
      </details>
    </fieldset>
  );
}

interface RangeEndProps {
  label: string;
  name: string;
  placeholder: string;
  value: number | '';
  onBlur: FacetProps['onChange'];
}

function RangeEnd({ value, ...rest }: RangeEndProps) {
  const input = useRef<HTMLInputElement>(null);
  // Typed freely, and changed by Back and by what takes a filter away.
  useEffect(() => {
    if (input.current) input.current.value = String(value);
  }, [value]);
  return (
    <TextField ref={input} type="number" step="any" inputMode="decimal" defaultValue={value} {...rest} />
  );
}
