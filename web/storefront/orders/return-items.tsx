import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { returning as text } from '#wording/storefront/return.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QuantityPicker } from '../../ui/quantity-picker.tsx';
import { Section } from '../../ui/section.tsx';
import { worthOf } from './expected-return.ts';

interface ReturnItemsProps {
  order: Order;
  units: Record<number, number>;
  error: string | undefined;
  onUnits: (units: Record<number, number>) => void;
}

/** The lines that may go back, to be ticked; of several units how many. */
export const ReturnItems = ({ order, units, error, onUnits }: ReturnItemsProps) => (
  <Section
    title={text.items}
    actions={
      order.returnable.length > 1 && (
        <button type="button" className="link min-h-11" onClick={() => onUnits(allOf(order))}>
          {text.all}
        </button>
      )
    }
  >
    <ErrorLine id="return-items-wrong" className={error && 'mb-3'}>
      {error}
    </ErrorLine>
    <ul className="divide-y divide-line">
      {order.returnable.map((left) => (
        <Item key={left.position} order={order} left={left} units={units} error={error} onUnits={onUnits} />
      ))}
    </ul>
  </Section>
);

function Item({
  order,
  left: { position, quantity: left },
  units,
  error,
  onUnits,
}: ReturnItemsProps & { left: Order['returnable'][number] }) {
  const line = order.lines[position - 1];
  if (!line) return null;
  const { [position]: chosen, ...others } = units;
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Picture name={line.image} alt="" sizes="56px" />
      <div className="grid content-start gap-2">
        <Checkbox
          label={
            <>
              {noBreak(line.title)}
              <span className="figures block text-sm font-normal text-muted">
                {text.bought(left, formatPence(worthOf(order, position, left)))}
              </span>
            </>
          }
          className="font-semibold"
          checked={chosen !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'return-items-wrong' : undefined}
          onChange={({ target }) => onUnits(target.checked ? { ...units, [position]: left } : others)}
        />
        {chosen !== undefined && left > 1 && (
          <QuantityPicker
            label={text.units(line.title)}
            value={chosen}
            max={left}
            mostText={text.most}
            onChange={(quantity) => onUnits({ ...units, [position]: quantity })}
          />
        )}
      </div>
    </li>
  );
}

/** All units that may go back still, by the position of their line. */
export const allOf = ({ returnable }: Order): Record<number, number> =>
  Object.fromEntries(returnable.map(({ position, quantity }) => [position, quantity]));
