import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { StaffAttribute } from '#contract/attribute.ts';
import { attributes as text } from '#wording/dashboard/attributes.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Id } from '../parts/id.tsx';
import { cardsOnPhone, RowLink, Table } from '../parts/table.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Changes } from './use-changes.ts';

interface AttributeTableProps {
  caption: string;
  /** In the order they are shown. */
  rows: StaffAttribute[];
  /** What can be done with one. */
  action: (attribute: StaffAttribute, place: number) => ReactNode;
}

/** Attributes, each leading to its form; on a phone they are cards. */
export function AttributeTable({ caption, rows, action }: AttributeTableProps) {
  const { to } = useDashboard();
  return (
    <Table caption={caption} head={head} className={`desk:[&_table]:table-fixed ${cardsOnPhone}`}>
      {rows.map((row, place) => (
        <tr key={row.key}>
          <td>
            <RowLink to={to('attribute-details', row.key)}>{row.label}</RowLink>
          </td>
          <td className="break-words max-desk:text-right">
            <Id>{row.key}</Id>
          </td>
          <td>{row.unit ? text.inUnit(row.unit) : text.kinds[row.kind]}</td>
          <td className="max-desk:order-1 max-desk:col-span-2 max-desk:empty:hidden">
            {row.choices.length > 0 && (
              <span className="line-clamp-1 max-desk:line-clamp-2" title={row.choices.join(', ')}>
                {row.choices.join(', ')}
              </span>
            )}
          </td>
          <td className="max-desk:justify-self-end">
            {row.filter ? (
              <StatusPill tone="good">{text.isFilter}</StatusPill>
            ) : (
              <span className="text-muted">{text.noFilter}</span>
            )}
          </td>
          <td className="max-desk:order-2 max-desk:col-span-2">
            <span className="relative flex w-fit items-center gap-1 desk:-my-1 desk:ml-auto">
              {action(row, place)}
            </span>
          </td>
        </tr>
      ))}
    </Table>
  );
}

const head = (
  <>
    <th scope="col" className="w-1/5">
      {text.label}
    </th>
    <th scope="col" className="w-[14%]">
      {text.key}
    </th>
    <th scope="col" className="w-[14%]">
      {text.kind}
    </th>
    <th scope="col">{text.choices}</th>
    <th scope="col" className="w-28">
      {text.filter}
    </th>
    <th scope="col" className="w-48">
      <span className="sr-only">{text.action}</span>
    </th>
  </>
);

interface InUseProps {
  category: string;
  rows: StaffAttribute[];
  changes: Changes;
  onRetire: (attribute: StaffAttribute) => void;
  /** Hears where one stands now. */
  onMoved: (text: string) => void;
}

/** The attributes of a category, which can be moved among each other and retired. */
export const InUse = ({ category, rows, changes, onRetire, onMoved }: InUseProps) =>
  rows.length === 0 ? (
    <p className="text-muted">{text.noneOf}</p>
  ) : (
    <AttributeTable
      caption={category}
      rows={rows}
      action={(attribute, place) => (
        <>
          <Move {...{ attribute, category, rows, changes, onMoved, place }} by={-1} />
          <Move {...{ attribute, category, rows, changes, onMoved, place }} by={1} />
          <Button
            kind="quiet"
            className="desk:min-h-7!"
            aria-label={text.retireOf(attribute.label)}
            busy={changes.changing === attribute.key && text.retiring}
            onClick={() => onRetire(attribute)}
          >
            {text.retire}
          </Button>
        </>
      )}
    />
  );

interface MoveProps extends Omit<InUseProps, 'onRetire'> {
  attribute: StaffAttribute;
  place: number;
  by: 1 | -1;
}

/** A button that keeps the focus while its row goes elsewhere; at the end of the list it does nothing. */
function Move({ attribute, category, rows, changes, onMoved, place, by }: MoveProps) {
  const button = useRef<HTMLButtonElement>(null);
  const other = rows[place + by];
  const move = async () => {
    if (!other) return;
    const moved = await changes.move(attribute, by < 0 ? 'before' : 'after', other);
    button.current?.focus();
    if (moved) onMoved(text.moved(attribute.label, place + by + 1, rows.length, category));
  };
  return (
    <IconButton
      ref={button}
      label={(by < 0 ? text.up : text.down)(attribute.label, category)}
      aria-disabled={other ? undefined : true}
      className="desk:size-8! aria-disabled:opacity-30"
      onClick={() => void move()}
    >
      {by < 0 ? <ArrowUp size={16} aria-hidden /> : <ArrowDown size={16} aria-hidden />}
    </IconButton>
  );
}
