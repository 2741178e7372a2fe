import { type FormEvent, useState } from 'react';
import type { Order } from '#contract/order.ts';
import { returnReasons } from '#database/enums.ts';
import { returns as text } from '#wording/dashboard/returns.ts';
import { returnReasonNames } from '#wording/return-reasons.ts';
import { randomKey } from '../../browser/random-key.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.tsx';
import { useOrderAsk } from './ask-and-reload.ts';

interface RecordReturnProps {
  order: Order;
  /** It did its work. */
  onDone: () => Promise<void>;
  /** A colleague or the customer did something meanwhile. */
  onChanged: () => Promise<void>;
}

/** A return that the customer asked for by letter or phone, whenever that was. */
export function RecordReturn({ order, onDone, onChanged }: RecordReturnProps) {
  const ask = useOrderAsk(onChanged);
  const [units, setUnits] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [key] = useState(randomKey);

  const record = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const chosen = returnReasons.find((one) => one === reason);
    if (!chosen) return setErrors({ reason: text.noReason });
    const lines = Object.entries(units)
      .map(([position, typed]) => ({ position: Number(position), quantity: Number(typed) }))
      .filter(({ quantity }) => quantity !== 0);
    setBusy(true);
    const answer = await ask('/return', { orderId: order.id, lines, reason: chosen, note, key });
    setBusy(false);
    notify(answer.message ?? '', { tone: answer.status === 200 ? 'good' : 'bad' });
    if (answer.status === 200) return onDone();
    setErrors(answer.errors ?? {});
  };

  return (
    <form noValidate onSubmit={record} aria-label={text.record} className="mt-2 grid gap-3">
      <p className="text-muted">{text.recordHint}</p>
      {order.returnable.map(({ position, quantity }) => (
        <TextField
          key={position}
          label={text.recordUnits(order.lines[position - 1]?.title ?? '', quantity)}
          name={`return-${position}`}
          inputMode="numeric"
          autoComplete="off"
          value={units[position] ?? ''}
          onChange={({ target }) => setUnits({ ...units, [position]: target.value })}
        />
      ))}
      <ErrorLine id="record-return-lines">{errors.lines}</ErrorLine>
      <SelectField
        label={text.reason}
        name="return-reason"
        placeholder={text.choose}
        options={returnReasons.map((value) => ({ value, label: returnReasonNames[value] }))}
        value={reason}
        error={errors.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextField
        label={text.note}
        name="return-note"
        maxLength={1000}
        value={note}
        error={errors.note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" kind="quiet" className="w-max" busy={busy && text.recordBusy}>
        {text.recordSubmit}
      </Button>
    </form>
  );
}
