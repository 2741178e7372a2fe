import { type FormEvent, useState } from 'react';
import { formatPence, toPence, toPounds } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { staffRefundReasons } from '#database/enums.ts';
import {
  priceRefund,
  type Refundable,
  unitsWorthOf,
  type WishRefusal,
  wishedPence,
} from '#shop/pricing/price-refund.ts';
import { refunds as text } from '#wording/dashboard/order.ts';
import { randomKey } from '../../browser/random-key.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Checkbox, SelectField, TextField } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.tsx';
import { useOrderAsk } from './ask-and-reload.ts';

interface RefundFormProps {
  order: Order;
  refundable: Refundable;
  /** It did its work. */
  onDone: () => Promise<void>;
  /** A colleague did something meanwhile. */
  onChanged: () => Promise<void>;
}

interface Draft {
  /** As typed, by the position of the line. */
  units: Record<number, string>;
  restock: Record<number, boolean>;
  delivery: string;
  goodwill: string;
  reason: string;
}

/** Gives back some of an order's payment: what it comes to stands on the button, and is asked once more. */
export function RefundForm({ order, refundable, onDone, onChanged }: RefundFormProps) {
  const ask = useOrderAsk(onChanged);
  const [draft, setDraft] = useState<Draft>(empty);
  const [key] = useState(randomKey);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const change = (changes: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...changes }));
    setRefused({});
  };
  const wish = read(draft);
  const priced = wish && priceRefund(refundable, wish);
  const amountPence = priced && 'amountPence' in priced ? priced.amountPence : 0;
  // Refused, it says what the fields come to all the same, and one of them why not.
  const shownPence = amountPence || (wish ? wishedPence(refundable, wish) : 0);
  const wrong = { ...(tried && errorsOf(draft, wish, priced)), ...refused };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amountPence > 0 && draft.reason) setAsking(true);
  };
  const send = async () => {
    setAsking(false);
    const reason = staffRefundReasons.find((one) => one === draft.reason);
    if (!wish || !reason || busy) return;
    setBusy(true);
    const answer = await ask('/dash-refund', {
      ...{ orderId: order.id, reason, key, amount: toPounds(amountPence) },
      left: toPounds(refundable.leftPence),
      lines: wish.lines.map((line) => ({ ...line, restock: draft.restock[line.position] ?? false })),
      delivery: toPounds(wish.deliveryPence),
      goodwill: toPounds(wish.goodwillPence),
    });
    setBusy(false);
    notify(answer.message ?? '', { tone: answer.status === 200 ? 'good' : 'bad' });
    if (answer.status === 200) return onDone();
    setRefused(answer.errors ?? {});
  };

  return (
    <form noValidate onSubmit={submit} aria-label={text.open} className="mt-2 grid gap-4">
      <Units order={order} refundable={refundable} draft={draft} errors={wrong} onChange={change} />
      <Sums refundable={refundable} draft={draft} errors={wrong} onChange={change} />
      <ErrorLine id="refund-wrong">{wrong.form}</ErrorLine>
      <Button type="submit" kind="danger" className="w-max max-w-full" busy={busy && text.busy}>
        {text.submit(formatPence(shownPence))}
      </Button>
      <Confirm
        open={asking}
        title={text.sure(formatPence(amountPence))}
        yes={text.submit(formatPence(amountPence))}
        no={text.keep}
        onYes={() => void send()}
        onNo={() => setAsking(false)}
      >
        <p>{text.sureText}</p>
        {order.dispatchedAt === null && wish && wish.goodwillPence > 0 && (
          <StillSent
            order={order}
            units={unitsWorthOf(refundable, wish)}
            onUnits={(position, quantity) => {
              setAsking(false);
              change({ units: { ...draft.units, [position]: String(quantity) }, goodwill: '' });
            }}
          />
        )}
      </Confirm>
    </form>
  );
}

interface StillSentProps {
  order: Order;
  units: { position: number; quantity: number } | undefined;
  onUnits: (position: number, quantity: number) => void;
}

/** Who gives a unit's price as goodwill before the order has left may want to leave the unit out. */
const StillSent = ({ order, units, onUnits }: StillSentProps) => (
  <div className="mt-3 grid gap-3">
    <p>{text.stillSent}</p>
    {units && (
      <Button
        kind="quiet"
        className="w-max max-w-full"
        onClick={() => onUnits(units.position, units.quantity)}
      >
        {text.asUnits(units.quantity, order.lines[units.position - 1]?.title ?? '')}
      </Button>
    )}
  </div>
);

interface PartProps {
  refundable: Refundable;
  draft: Draft;
  errors: Record<string, string | undefined>;
  onChange: (changes: Partial<Draft>) => void;
}

/** How many of each line, and whether they are back on the shelf. */
function Units({ order, refundable, draft, errors, onChange }: PartProps & { order: Order }) {
  return refundable.lines.map(({ position, quantity, refundedUnits }) => {
    const left = quantity - refundedUnits;
    if (left === 0) return null;
    const title = order.lines[position - 1]?.title ?? '';
    return (
      <div key={position} className="grid items-end gap-x-4 gap-y-1 desk:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={text.unitsOf(title, left)}
          name={`units-${position}`}
          inputMode="numeric"
          autoComplete="off"
          value={draft.units[position] ?? ''}
          error={errors[`units-${position}`]}
          onChange={({ target }) => onChange({ units: { ...draft.units, [position]: target.value } })}
        />
        <Checkbox
          label={text.restock}
          aria-label={text.restockOf(title)}
          checked={draft.restock[position] ?? false}
          onChange={({ target }) => onChange({ restock: { ...draft.restock, [position]: target.checked } })}
        />
      </div>
    );
  });
}

/** Delivery, goodwill and why. */
const Sums = ({ refundable, draft, errors, onChange }: PartProps) => (
  <div className="grid gap-3 desk:grid-cols-3">
    {refundable.deliveryLeftPence > 0 && (
      <TextField
        label={text.delivery(formatPence(refundable.deliveryLeftPence))}
        name="delivery"
        inputMode="decimal"
        autoComplete="off"
        value={draft.delivery}
        error={errors.delivery}
        onChange={({ target }) => onChange({ delivery: target.value })}
      />
    )}
    <TextField
      label={text.goodwill}
      name="goodwill"
      inputMode="decimal"
      autoComplete="off"
      value={draft.goodwill}
      error={errors.goodwill}
      onChange={({ target }) => onChange({ goodwill: target.value })}
    />
    <SelectField
      label={text.reason}
      name="reason"
      placeholder={text.choose}
      options={staffRefundReasons.map((value) => ({ value, label: text.reasons[value] }))}
      value={draft.reason}
      error={errors.reason}
      onChange={({ target }) => onChange({ reason: target.value })}
    />
  </div>
);

const tooMuch = (leftPence: number) =>
  leftPence === 0 ? text.nothingLeft : text.tooMuch(formatPence(leftPence));

const empty: Draft = { units: {}, restock: {}, delivery: '', goodwill: '', reason: '' };

/** What was typed, as a wish; undefined where it is no number. */
function read({ units, delivery, goodwill }: Draft) {
  const lines = Object.entries(units).flatMap(([position, typed]) =>
    typed.trim() === '' || typed.trim() === '0'
      ? []
      : { position: Number(position), quantity: /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : Number.NaN },
  );
  const wish = { lines, deliveryPence: readPounds(delivery), goodwillPence: readPounds(goodwill) };
  const numbers = [wish.deliveryPence, wish.goodwillPence, ...lines.map(({ quantity }) => quantity)];
  return numbers.some(Number.isNaN) ? undefined : wish;
}

const readPounds = (typed: string): number =>
  typed.trim() === ''
    ? 0
    : /^£?\d+(\.\d{1,2})?$/.test(typed.trim())
      ? toPence(Number(typed.replace('£', '')))
      : Number.NaN;

/** What is wrong, by field; `form` for the whole. */
function errorsOf(
  draft: Draft,
  wish: ReturnType<typeof read>,
  priced: { amountPence: number } | WishRefusal | undefined,
): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!draft.reason) errors.reason = text.noReason;
  if (!wish) {
    for (const name of ['delivery', 'goodwill'] as const)
      if (Number.isNaN(readPounds(draft[name]))) errors[name] = text.noSum;
    for (const [position, typed] of Object.entries(draft.units))
      if (!/^\d{0,2}$/.test(typed.trim())) errors[`units-${position}`] = text.noUnits;
    return errors;
  }
  if (!priced || !('refused' in priced)) return errors;
  if (priced.refused === 'too many units') errors[`units-${priced.position}`] = text.tooMany(priced.left);
  if (priced.refused === 'too much delivery') errors.delivery = tooMuch(priced.leftPence);
  if (priced.refused === 'too much') errors.goodwill = tooMuch(priced.leftPence);
  if (priced.refused === 'nothing to refund') errors.form = text.nothing;
  return errors;
}
