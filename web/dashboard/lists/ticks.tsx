import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { list as text } from '#wording/dashboard/list.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import type { PagedList } from './use-paged-list.ts';

/** The rows of a list that staff ticked, to do one thing with all of them. */
export interface Ticks<Row extends { id: string }> {
  /** What is ticked, shown or not, as it was last seen. */
  rows: readonly Row[];
  has: (id: string) => boolean;
  /** `through`: with all between it and the one ticked before it. */
  tick: (row: Row, on: boolean, through: boolean) => void;
  tickAll: (rows: readonly Row[]) => void;
  clear: () => void;
}

/** Ticks of the list that stands in the address: another question has none. */
export function useTicks<Row extends { id: string }>({ rows }: PagedList<Row>): Ticks<Row> {
  const { search } = useLocation();
  const [kept, setKept] = useState({ search, ticked: new Map<string, Row>() });
  if (kept.search !== search) setKept({ search, ticked: new Map() });
  const last = useRef<string>(undefined);
  const { ticked } = kept;
  const set = (next: Iterable<readonly [string, Row]>) => setKept({ search, ticked: new Map(next) });
  const shown = new Map(rows.map((row) => [row.id, row]));

  return {
    rows: [...ticked.values()].map((row) => shown.get(row.id) ?? row),
    has: (id) => ticked.has(id),
    tick: (row, on, through) => {
      const places = [last.current ?? row.id, row.id].map((id) => rows.findIndex((other) => other.id === id));
      const between =
        through && !places.includes(-1) ? rows.slice(Math.min(...places), Math.max(...places) + 1) : [row];
      last.current = row.id;
      const changed = new Set(between.map(({ id }) => id));
      const others = [...ticked].filter(([id]) => !changed.has(id));
      set(on ? [...others, ...between.map((each) => [each.id, each] as const)] : others);
    },
    tickAll: (all) => set(all.map((row) => [row.id, row])),
    clear: () => set([]),
  };
}

interface TickBoxProps {
  /** What it ticks, for those who can't see where it stands. */
  label: string;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Stands above the link that covers its row, with room for a thumb around it. */
export const TickBox = ({ label, ...rest }: TickBoxProps) => (
  <label className="relative z-1 -my-2 -ml-2 inline-grid size-11 flex-none place-items-center desk:-my-1 desk:size-8">
    <span className="sr-only">{label}</span>
    <input type="checkbox" className="size-5 accent-olive desk:size-4" {...rest} />
  </label>
);

interface TickRowProps<Row extends { id: string }> {
  ticks: Ticks<Row>;
  row: Row;
  label: string;
}

export const TickRow = <Row extends { id: string }>({ ticks, row, label }: TickRowProps<Row>) => (
  <TickBox
    label={text.tick(label)}
    checked={ticks.has(row.id)}
    onChange={({ target, nativeEvent }) =>
      ticks.tick(row, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
    }
  />
);

interface ListTicksProps<Row extends { id: string }> {
  list: PagedList<Row>;
  ticks: Ticks<Row>;
}

/** All rows that are shown; in the head of the table. */
export const TickShown = <Row extends { id: string }>({ list: { rows }, ticks }: ListTicksProps<Row>) => (
  <TickBox
    label={text.tickShown}
    checked={rows.length > 0 && rows.every(({ id }) => ticks.has(id))}
    onChange={({ target }) => (target.checked ? ticks.tickAll(rows) : ticks.clear())}
  />
);

interface TickedBarProps<Row extends { id: string }> extends ListTicksProps<Row> {
  /** What can be done with them. */
  children: ReactNode;
}

/** How many are ticked and what can be done with them, in sight while any is. */
export function TickedBar<Row extends { id: string }>({ list, ticks, children }: TickedBarProps<Row>) {
  const [reading, setReading] = useState(false);
  const count = ticks.rows.length;
  const total = list.total ?? count;
  const tickWhole = async () => {
    setReading(true);
    const found = await list.readAll();
    setReading(false);
    if ('message' in found) notify(found.message, { tone: 'bad' });
    else ticks.tickAll(found.rows);
  };
  if (count === 0) return null;
  return (
    <section
      aria-label={text.ticked(count)}
      className="bottom-bar no-print sticky low:static bottom-0 z-30 -mx-4 mt-3 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-2 lift desk:mx-0 desk:rounded-md desk:border"
    >
      <p role="status" className="figures font-semibold">
        {text.ticked(count)}
      </p>
      {total > count && (
        <Button kind="quiet" busy={reading && text.loading} onClick={() => void tickWhole()}>
          {text.tickWhole(total, list.orMore)}
        </Button>
      )}
      <Button kind="quiet" className="mr-auto" onClick={ticks.clear}>
        {text.untick}
      </Button>
      {children}
    </section>
  );
}
