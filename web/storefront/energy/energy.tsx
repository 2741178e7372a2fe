import { type ComponentProps, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { readBbWeights } from '#shop/catalogue/bb-weights.ts';
import {
  answerEnergy,
  type EnergyField,
  type EnergyQuery,
  energyAddress,
  energyBounds,
  inUnit,
  readEnergyQuery,
  tidyQuery,
} from '#shop/catalogue/energy-query.ts';
import { energy as text } from '#wording/storefront/energy.ts';
import { domainContext } from '../../server-context.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextField, type TextFieldProps } from '../../ui/field.tsx';
import { findable, noIndex, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/energy';
import { Answer, AnswerInShort } from './answer.tsx';
import './energy.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(domainContext);
  const query = readEnergyQuery(new URL(request.url).searchParams);
  const { title, description } = text;
  const { head } = findable(context, { path: '/energy', title, description, picture: 'energy' });
  const isDeep = energyAddress(query) !== '/energy';
  return {
    query,
    weights: await readBbWeights(shop),
    // Another page for every number that somebody asks for: none of them is for an index.
    head: isDeep ? [...head, noIndex] : head,
  };
}

export const meta = pageMeta(text);

/** FPS or m/s to joules: a form like any other, answered by the server; where scripts run, at once as one types. */
export default function Energy({ loaderData }: Route.ComponentProps) {
  const { weights } = loaderData;
  const navigate = useNavigate();
  const [query, setQuery] = useQuery(loaderData.query);
  const read = tidyQuery(query);
  const answered = answerEnergy(read, weights);
  const wrong = 'wrong' in answered ? answered.wrong : [];
  // What is wrong with the field that is typed into is said once it is left; until then the last answer stays.
  const [typing, setTyping] = useState<EnergyField>();
  const now = { query: read, answered };
  const [last, setLast] = useState(now);
  if ('answer' in answered && energyAddress(read) !== energyAddress(last.query)) setLast(now);
  const said = wrong.filter((field) => field !== typing);
  const shown = wrong.length > 0 && said.length === 0 ? last : now;
  useAddressOf(read, answered);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid max-w-prose gap-2">
        <h1>{text.title}</h1>
        <p>{text.intro}</p>
      </header>
      <div className="energy">
        <form
          action="/energy#answer"
          aria-label={text.title}
          className="panel energy-asked"
          // A press leaves no field: what is wrong with one would be said then, and move what is being pressed.
          onMouseDown={(event) => {
            if (!(event.target as Element).closest('input, select, label')) event.preventDefault();
          }}
          onSubmit={(event) => {
            event.preventDefault();
            setTyping(undefined);
            // What can't be read stays as it was typed, and is what to mend.
            const [mend] = wrong;
            if (mend) return event.currentTarget.querySelector<HTMLElement>(`[name=${mend}]`)?.focus();
            navigate(energyAddress(read), { replace: true, preventScrollReset: true });
            // On a phone it is below the form.
            document.getElementById('answer')?.scrollIntoView({ block: 'nearest' });
          }}
        >
          {read.own && <input type="hidden" name="own" value={read.own} />}
          <AnswerInShort {...shown} />
          <Fields query={query} wrong={said} onChange={setQuery} onTyping={setTyping} />
          <Usual query={query} onChange={setQuery} />
          <Button kind="primary" type="submit">
            {text.work}
          </Button>
        </form>
        <Answer {...shown} />
        <Section title={text.creep} lines={text.creepText} area="creep" />
      </div>
      <Section title={text.law} lines={text.lawText} look="desk:columns-2 gap-8" />
    </div>
  );
}

/** What is typed; and once the address asks something else, that. */
function useQuery(asked: EnergyQuery) {
  const [typed, setTyped] = useState({ since: asked, query: asLabelled(asked) });
  const address = energyAddress(asked);
  if (energyAddress(typed.since) !== address) setTyped({ since: asked, query: asLabelled(asked) });
  const setQuery = (query: EnergyQuery) => setTyped({ since: asked, query });
  return [typed.query, setQuery] as const;
}

/** What is worked out as one types stands in the address too, for who comes back to it or shares it. */
function useAddressOf(read: EnergyQuery, answered: ReturnType<typeof answerEnergy>) {
  const address = 'answer' in answered ? energyAddress(read) : undefined;
  useEffect(() => {
    if (!address || address === location.pathname + location.search) return;
    const settled = setTimeout(() => history.replaceState(history.state, '', address), 300);
    return () => clearTimeout(settled);
  }, [address]);
}

/** '0.20' and '1.00', as bags and sites write them; what has more decimals keeps them. */
const asLabelled = ({ weight, limit, ...query }: EnergyQuery): EnergyQuery => ({
  ...query,
  weight: twoDecimals(weight),
  limit: twoDecimals(limit),
});
const twoDecimals = (number: string) => (/^\d+(\.\d)?$/.test(number) ? Number(number).toFixed(2) : number);

interface FieldsProps {
  query: EnergyQuery;
  wrong?: EnergyField[];
  onChange: (query: EnergyQuery) => void;
  /** Into which field is typed; undefined once it is left. */
  onTyping?: (field: EnergyField | undefined) => void;
}

function Fields({ query, wrong = [], onChange, onTyping }: FieldsProps) {
  const { weight, limit } = energyBounds;
  const { unit } = tidyQuery(query);
  const speed = energyBounds[unit];
  const number = (name: EnergyField, error: string) => ({
    name,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 12,
    value: query[name],
    error: wrong.includes(name) ? error : undefined,
    onChange: (event: { target: { value: string } }) => {
      onTyping?.(name);
      onChange({ ...query, [name]: event.target.value });
    },
    onBlur: () => onTyping?.(undefined),
  });
  return (
    <div className="energy-fields">
      <SpeedField
        {...number('speed', text.wrong.speed(speed.min, speed.max, text.units[unit]))}
        unit={unit}
        onUnit={(unit) => onChange(inUnit(query, unit))}
      />
      <TextField
        label={text.weight}
        hint={text.weightHint}
        {...number('weight', text.wrong.weight(weight.min, weight.max))}
      />
      <TextField
        label={text.limit}
        hint={text.limitHint}
        {...number('limit', text.wrong.limit(limit.min, limit.max))}
      />
    </div>
  );
}

type SpeedFieldProps = Pick<TextFieldProps, 'error'> &
  ComponentProps<'input'> & { unit: EnergyQuery['unit']; onUnit: (unit: EnergyQuery['unit']) => void };

/** What is wrong with it has the width of both. */
const SpeedField = ({ error, unit, onUnit, ...rest }: SpeedFieldProps) => (
  <Field label={text.speed} hint={text.speedHint} error={error}>
    {(control) => (
      <div className="flex gap-2">
        <input {...rest} {...control} className="input min-w-0 flex-1" />
        <select
          name="unit"
          aria-label={text.unit}
          className="input energy-unit"
          value={unit}
          onChange={({ target }) => onUnit(target.value === 'ms' ? 'ms' : 'fps')}
        >
          {Object.entries(text.units).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    )}
  </Field>
);

/** Limits that many sites have: links, so that they work without any script too. */
const Usual = ({ query, onChange }: FieldsProps) => (
  <div className="grid gap-1">
    <p className="text-sm font-semibold">{text.limitsUsual}</p>
    <ul className="energy-limits">
      {text.usual.map(({ limit, label }) => (
        <li key={limit}>
          <Link
            to={energyAddress({ ...query, limit })}
            aria-current={Number(query.limit) === Number(limit) || undefined}
            className="sibling"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              // It leads nowhere, and nothing is waited for (layout/layout.tsx).
              event.stopPropagation();
              onChange(asLabelled({ ...query, limit }));
            }}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

interface SectionProps {
  title: string;
  lines: readonly string[];
  area?: 'creep';
  look?: string;
}

const Section = ({ title, lines, area, look }: SectionProps) => (
  <section className="grid gap-2" data-area={area}>
    <h2 className="text-2xl">{title}</h2>
    <div className={look}>
      {lines.map((line) => (
        <p key={line} className="mb-2 max-w-prose break-inside-avoid">
          {line}
        </p>
      ))}
    </div>
  </section>
);
