import { type FormEvent, useState } from 'react';
import type { Order } from '#contract/order.ts';
import { carrierKeys, carrierOf, guessCarrier } from '#shop/orders/carriers.ts';
import { parcel as parcelText } from '#wording/dashboard/order.ts';
import { bench as text } from '#wording/dashboard/packing.ts';
import { rules } from '#wording/rules.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useDashboard } from '../../session/use-dashboard.ts';

interface ShipFormProps {
  order: Order;
  /** What is in the parcel, by position. */
  packed: Units[];
  /** Its payment is: who packed it said why, and it is not among the many of a press. */
  disputed: boolean;
  /** Something in it was recalled: why it is sent all the same, as was said when it was packed. */
  recalled: false | { reason: string };
  onShipped: () => void;
}

interface Units {
  position: number;
  quantity: number;
}

/** The last step of the bench: who carries the parcel and its number, then Shipped. A parcel that is written down already stays. */
export function ShipForm(props: ShipFormProps) {
  const ship = useShip(props);
  const [tracking, setTracking] = useState('');
  const [chosen, setChosen] = useState('');
  const [service, setService] = useState('');
  const [reason, setReason] = useState(props.recalled ? props.recalled.reason : '');
  const carrier = chosen || guessCarrier(tracking) || '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ship.run({ tracking, service, carrier: carrierKeys.find((key) => key === carrier), reason });
  };
  return (
    <Panel title={text.shipTitle}>
      <form noValidate onSubmit={submit} className="grid gap-3">
        {ship.parcels.length > 0 ? (
          <WrittenParcels parcels={ship.parcels} />
        ) : (
          <div className="grid gap-3 desk:grid-cols-[2fr_1fr_1fr]">
            <TextField
              label={parcelText.tracking}
              hint={text.shipHint}
              name="tracking"
              autoFocus
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
              value={tracking}
              error={ship.errors.tracking}
              onChange={({ target }) => setTracking(target.value)}
            />
            <SelectField
              label={parcelText.carrier}
              name="carrier"
              placeholder={parcelText.choose}
              options={carrierKeys.map((key) => ({ value: key, label: carrierOf(key).name }))}
              value={carrier}
              error={ship.errors.carrier}
              className="desk:self-end"
              onChange={({ target }) => setChosen(target.value)}
            />
            <TextField
              label={parcelText.service}
              name="service"
              maxLength={60}
              value={service}
              error={ship.errors.service}
              className="desk:self-end"
              onChange={({ target }) => setService(target.value)}
            />
          </div>
        )}
        {props.recalled && (
          <TextField
            label={text.recalledReason}
            name="reason"
            maxLength={200}
            autoComplete="off"
            value={reason}
            error={ship.errors.override}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {ship.failure && <Notice tone="bad" title={ship.failure} />}
        <Button
          type="submit"
          kind="primary"
          className="w-max"
          autoFocus={ship.parcels.length > 0}
          busy={ship.busy && text.shipping}
        >
          {text.ship}
        </Button>
      </form>
    </Panel>
  );
}

const WrittenParcels = ({ parcels }: { parcels: string[] }) => (
  <ul>
    {parcels.map((parcel) => (
      <li key={parcel} className="figures">
        {parcel}
      </li>
    ))}
  </ul>
);

interface Parcel {
  tracking: string;
  service: string;
  carrier: (typeof carrierKeys)[number] | undefined;
  /** Why what was recalled is sent. */
  reason: string;
}

/** Writes the parcel down, if something is said of it, and sets the order to Shipped. What was written stays if the second fails. */
function useShip({ order, packed, disputed, recalled, onShipped }: ShipFormProps) {
  const { ask } = useDashboard();
  const [parcels, setParcels] = useState(order.parcels.map(({ name, tracking }) => `${name} ${tracking}`));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const written = async ({ tracking, service, carrier }: Omit<Parcel, 'reason'>): Promise<boolean> => {
    if (parcels.length > 0 || (!tracking.trim() && !carrier)) return true;
    const answer = await ask('/dash-parcel', {
      ...{ orderId: order.id, tracking, service, carrier },
      lines: packed,
    });
    if (answer.status === 200) {
      setParcels([[carrier && carrierOf(carrier).name, tracking].filter(Boolean).join(' ')]);
      return true;
    }
    setErrors(answer.errors ?? {});
    if (!answer.errors) setFailure(answer.message);
    return false;
  };

  const shipped = async (reason: string) => {
    if (disputed || recalled) {
      const answer = await ask('/change-order-status', {
        ...{ orderId: order.id, from: 'Confirmed', status: 'Shipped' },
        ...(recalled && { override: { reason } }),
      });
      return answer.status === 200 ? undefined : answer;
    }
    const answer = await ask('/dash-bulk-status', { orderIds: [order.id], status: 'Shipped' });
    return answer.status === 200 ? answer.results.find(({ status }) => status !== 200) : answer;
  };

  const run = async ({ reason, ...parcel }: Parcel) => {
    if (busy) return;
    setErrors({});
    setFailure('');
    if (recalled && reason.trim().length < 3) return setErrors({ override: rules.packReason });
    setBusy(true);
    if (await written(parcel)) {
      const refused = await shipped(reason);
      if (refused) setFailure(refused.message);
      else onShipped();
    }
    setBusy(false);
  };
  return { parcels, errors, failure, busy, run };
}
