import { type FormEvent, useState } from 'react';
import { formatPence, plainPounds, toPounds } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { refundableOf } from '#contract/refund.ts';
import type { Return } from '#contract/return.ts';
import { returnedStates } from '#database/enums.ts';
import { awaited, isFault } from '#shop/orders/return-rules.ts';
import { returns as text } from '#wording/dashboard/returns.ts';
import { randomKey } from '../../browser/random-key.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Checkbox, TextField } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.tsx';
import { useOrderAsk } from './ask-and-reload.ts';
import {
  type Draft,
  draftOf,
  type LineDraft,
  lacksPostage,
  priceReceipt,
  unreadIn,
} from './receipt-draft.ts';

interface ReceiveFormProps {
  order: Order;
  one: Return;
  /** It did its work. */
  onDone: () => Promise<void>;
  /** A colleague did something meanwhile. */
  onChanged: () => Promise<void>;
}

/** How the units came, which go back on the shelf, and what is refunded: all filled in by the reason of the return. */
export function ReceiveForm({ order, one, onDone, onChanged }: ReceiveFormProps) {
  const ask = useOrderAsk(onChanged);
  const [draft, setDraft] = useState(() => draftOf(one));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [key] = useState(randomKey);
  const refundable = refundableOf(order);
  const change = (changes: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...changes }));
    setErrors({});
  };
  const { receipt, refunds, due, deliveryPence, postagePence, amountPence } = priceReceipt(refundable, draft);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!receipt) return setErrors(unreadIn(draft));
    if (receipt.lines.length === 0) return setErrors({ lines: text.nothing });
    if (lacksPostage(order, one, draft)) return setErrors({ postage: text.noPostage });
    setBusy(true);
    const answer = await ask('/dash-return', {
      ...{ orderId: order.id, number: one.number, key, alreadyRefunded: draft.alreadyRefunded },
      lines: receipt.lines.map(({ deductedPence, ...line }) => ({
        ...line,
        deduct: toPounds(deductedPence),
      })),
      delivery: refunds ? toPounds(deliveryPence) : 0,
      postage: refunds ? toPounds(postagePence) : 0,
      reason: draft.reason,
      ...(amountPence !== undefined && { amount: toPounds(amountPence) }),
    });
    setBusy(false);
    notify(answer.message ?? '', { tone: answer.status === 200 ? 'good' : 'bad' });
    if (answer.status === 200) return onDone();
    setErrors(answer.errors ?? {});
  };

  return (
    <form
      noValidate
      onSubmit={send}
      aria-label={text.receiveLabel(one.number)}
      className="mt-3 grid gap-3 border-t border-line pt-3"
    >
      <Lines {...{ order, one, draft, change }} error={errors.deduct} />
      <ErrorLine id={`receive-${one.number}-lines`}>{errors.lines}</ErrorLine>
      <Sums
        {...{ draft, errors, change }}
        deliveryLeftPence={refundable.deliveryLeftPence}
        due={due}
        paysPostage={isFault(one.reason)}
        deducts={receipt?.lines.some(({ deductedPence }) => deductedPence > 0) ?? false}
      />
      {order.refunds.length > 0 && (
        <Checkbox
          label={text.already}
          checked={draft.alreadyRefunded}
          onChange={({ target }) => change({ alreadyRefunded: target.checked })}
        />
      )}
      <ErrorLine id={`receive-${one.number}-already`}>{errors.alreadyRefunded}</ErrorLine>
      <Button type="submit" className="w-max max-w-full" busy={busy && text.busy}>
        {amountPence === undefined ? text.submitPlain : text.submit(formatPence(amountPence))}
      </Button>
    </form>
  );
}

interface LinesProps extends Pick<ReceiveFormProps, 'order' | 'one'> {
  draft: Draft;
  error: string | undefined;
  change: (changes: Partial<Draft>) => void;
}

const Lines = ({ order, one, draft, error, change }: LinesProps) =>
  one.lines
    .filter((line) => awaited(line) > 0)
    .map(({ position }) => (
      <Units
        key={position}
        title={order.lines[position - 1]?.title ?? ''}
        draft={draft.lines[position]}
        mayDeduct={!one.rejected}
        error={error}
        onChange={(changes) => {
          const now = draft.lines[position];
          if (now) change({ lines: { ...draft.lines, [position]: { ...now, ...changes } } });
        }}
      />
    ));

interface UnitsProps {
  title: string;
  draft: LineDraft | undefined;
  mayDeduct: boolean;
  error: string | undefined;
  onChange: (changes: Partial<LineDraft>) => void;
}

/** How the units of one line came. */
function Units({ title, draft, mayDeduct, error, onChange }: UnitsProps) {
  if (!draft) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{title}</legend>
      <div className="grid grid-cols-3 gap-3">
        {returnedStates.map((state) => (
          <TextField
            key={state}
            label={text.units[state]}
            inputMode="numeric"
            autoComplete="off"
            value={draft[state]}
            onChange={({ target }) => onChange({ [state]: target.value })}
          />
        ))}
      </div>
      {draft.whole.trim() !== '0' && (
        <Checkbox
          label={text.restock}
          aria-label={text.restockOf(title)}
          checked={draft.restock}
          onChange={({ target }) => onChange({ restock: target.checked })}
        />
      )}
      {mayDeduct && Number(draft.damaged) > 0 && (
        <TextField
          label={text.deduct}
          inputMode="decimal"
          autoComplete="off"
          value={draft.deduct}
          error={error}
          onChange={({ target }) => onChange({ deduct: target.value })}
        />
      )}
    </fieldset>
  );
}

interface SumsProps {
  draft: Draft;
  errors: Record<string, string>;
  change: (changes: Partial<Draft>) => void;
  deliveryLeftPence: number;
  /** Of the delivery, by law. */
  due: number;
  /** It is the shop that pays what sending it cost. */
  paysPostage: boolean;
  deducts: boolean;
}

/** Why something is deducted, the delivery, and the postage of what is not what was sold. */
const Sums = ({ draft, errors, change, deliveryLeftPence, due, paysPostage, deducts }: SumsProps) => (
  <div className="grid gap-3 desk:grid-cols-2">
    {deducts && (
      <TextField
        label={text.deductReason}
        maxLength={300}
        value={draft.reason}
        error={errors.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
    )}
    {deliveryLeftPence > 0 && !draft.alreadyRefunded && (
      <TextField
        label={text.delivery(formatPence(deliveryLeftPence))}
        hint={text.deliveryHint}
        inputMode="decimal"
        autoComplete="off"
        value={draft.delivery ?? (due > 0 ? plainPounds(due) : '0')}
        error={errors.delivery}
        onChange={({ target }) => change({ delivery: target.value })}
      />
    )}
    {paysPostage && !draft.alreadyRefunded && (
      <TextField
        label={text.postage}
        inputMode="decimal"
        autoComplete="off"
        value={draft.postage}
        error={errors.postage}
        onChange={({ target }) => change({ postage: target.value })}
      />
    )}
  </div>
);
