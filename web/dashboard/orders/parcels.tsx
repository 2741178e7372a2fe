import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Order, Parcel } from '#contract/order.ts';
import { carrierKeys, carrierOf, guessCarrier } from '#shop/orders/carriers.ts';
import { linesToSend } from '#shop/orders/to-send.ts';
import { unpacked } from '#shop/orders/unpacked.ts';
import { parcel as text } from '#wording/dashboard/order.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { useFreshForm, useOrderAsk } from './ask-and-reload.ts';
import { Fold } from './fold.tsx';

interface ParcelsProps {
  order: Order;
  /** A parcel was added or taken away: the order is another one than it was. */
  onChanged: () => Promise<void>;
}

/** What the order is sent in. The carrier is guessed from the number that is typed or scanned. */
export function Parcels({ order, onChanged }: ParcelsProps) {
  const bought = order.lines.map(({ quantity, takenOut }, place) => ({
    position: place + 1,
    quantity,
    takenOut,
  }));
  const left = unpacked(linesToSend(bought), order.parcels);
  const form = useFreshForm(onChanged);
  const add = <AddParcel key={form.key} {...{ order, left, onChanged }} onDone={form.onDone} />;
  return (
    <Panel title={text.title}>
      {order.parcels.length > 0 && isToSend(order) && wasSent(order) && (
        <p className="mb-3 font-semibold">{text.kept}</p>
      )}
      {order.parcels.length > 0 && (
        <ul className="mb-3 grid gap-2">
          {order.parcels.map((parcel) => (
            <Row key={parcel.id} order={order} parcel={parcel} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {left.length > 0 ? (
        isToSend(order) ? (
          add
        ) : (
          <Fold label={text.another}>{add}</Fold>
        )
      ) : (
        <p className="text-muted">{text.allPacked}</p>
      )}
    </Panel>
  );
}

/** What leaves next is asked for; of what has left, hardly ever. */
export const isToSend = ({ orderStatus }: Order): boolean =>
  orderStatus === 'Pending' || orderStatus === 'Confirmed';

/** It was Shipped, and that was taken back or set back. */
const wasSent = ({ events }: Order): boolean => events.some(({ event }) => event === 'Shipped');

function Row({ order, parcel, onChanged }: ParcelsProps & { parcel: Parcel }) {
  const { ask } = useDashboard();
  const [busy, setBusy] = useState(false);
  const { id, name, service, tracking, link, lines } = parcel;
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await ask('/dash-parcel-remove', { orderId: order.id, parcelId: id });
    if (answer.status !== 200) notify(answer.message, { tone: 'bad' });
    await onChanged();
    setBusy(false);
  };
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className="flex items-center gap-x-3">
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{[name, service].filter(Boolean).join(', ')}</span>{' '}
        {link ? (
          <a href={link} target="_blank" rel="noreferrer" className="link figures break-all">
            {tracking}
          </a>
        ) : (
          <span className="figures break-all">{tracking}</span>
        )}
        <span className="block text-muted">{units > 0 ? text.units(units) : text.untold}</span>
      </span>
      <IconButton label={text.remove(tracking || name)} aria-busy={busy} onClick={() => void remove()}>
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  );
}

interface AddParcelProps extends ParcelsProps {
  /** It did its work. */
  onDone: () => Promise<void>;
  left: readonly { position: number; quantity: number }[];
}

function AddParcel({ order, left, onDone, onChanged }: AddParcelProps) {
  const ask = useOrderAsk(onChanged);
  const [tracking, setTracking] = useState('');
  const [chosen, setChosen] = useState('');
  const [service, setService] = useState('');
  const [units, setUnits] = useState<Record<number, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const carrier = chosen || guessCarrier(tracking) || '';
  const lines = left.map(({ position, quantity }) => ({
    position,
    quantity: Number(units[position] ?? quantity),
  }));

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const body = {
      orderId: order.id,
      carrier: carrierKeys.find((key) => key === carrier),
      service,
      tracking,
      lines: lines.filter(({ quantity }) => quantity > 0),
    };
    const answer = await ask('/dash-parcel', body);
    setBusy(false);
    if (answer.status === 200) return onDone();
    setErrors(answer.errors ?? {});
    if (!answer.errors) notify(answer.message, { tone: 'bad' });
  };

  return (
    <form noValidate onSubmit={add} aria-label={text.add} className="grid gap-3">
      <div className="grid gap-3 desk:grid-cols-[2fr_1fr_1fr]">
        <TextField
          label={text.tracking}
          name="tracking"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={tracking}
          error={errors.tracking}
          onChange={({ target }) => setTracking(target.value)}
        />
        <SelectField
          label={text.carrier}
          name="carrier"
          placeholder={text.choose}
          options={carrierOptions}
          value={carrier}
          error={errors.carrier}
          onChange={({ target }) => setChosen(target.value)}
        />
        <TextField
          label={text.service}
          name="service"
          maxLength={60}
          value={service}
          error={errors.service}
          onChange={({ target }) => setService(target.value)}
        />
      </div>
      <Part order={order} left={left} units={units} onUnits={setUnits} />
      {errors.lines && <p className="text-red">{errors.lines}</p>}
      <Button
        type="submit"
        kind="quiet"
        className="w-max"
        icon={<Plus size={16} aria-hidden />}
        busy={busy && text.adding}
      >
        {text.add}
      </Button>
    </form>
  );
}

const carrierOptions = carrierKeys.map((key) => ({ value: key, label: carrierOf(key).name }));

interface PartProps extends Omit<AddParcelProps, 'onChanged' | 'onDone'> {
  /** As typed, by the position of the line. */
  units: Record<number, string>;
  onUnits: (units: Record<number, string>) => void;
}

/** How many of each product are in this parcel, where not all are. */
function Part({ order, left, units, onUnits }: PartProps) {
  if (left.length === 1 && left[0]?.quantity === 1) return null;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center desk:min-h-8">
        {text.part}
      </summary>
      <div className="mt-2 grid gap-2">
        {left.map(({ position, quantity }) => (
          <TextField
            key={position}
            label={text.unitsOf(order.lines[position - 1]?.title ?? '', quantity)}
            name={`units-${position}`}
            inputMode="numeric"
            value={units[position] ?? String(quantity)}
            onChange={({ target }) => onUnits({ ...units, [position]: target.value })}
          />
        ))}
      </div>
    </details>
  );
}
