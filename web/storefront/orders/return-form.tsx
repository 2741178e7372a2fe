import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { refundFor } from '#contract/expected-refund.ts';
import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { hazardsOf } from '#contract/way-back.ts';
import { type ReturnReason, returnReasons } from '#database/enums.ts';
import { isFault, postageOf } from '#shop/orders/return-rules.ts';
import { fields } from '#wording/fields.ts';
import { returnReasonNames } from '#wording/return-reasons.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { returning as text } from '#wording/storefront/return.ts';
import { post } from '../../browser/api.ts';
import { forgetDraft, useDraft } from '../../browser/drafts.ts';
import { randomKey } from '../../browser/random-key.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { SelectField, TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { Row, Total } from '../../ui/summary.tsx';
import { Columns } from '../parts/columns.tsx';
import { OtherSizes } from './other-sizes.tsx';
import { allOf, ReturnItems } from './return-items.tsx';

interface ReturnFormProps {
  order: Order;
  /** It is asked for. */
  onSent: () => void;
  /** The order is another one than it was. */
  onChanged: () => void;
}

/** Which units go back, and why. */
export function ReturnForm({ order, onSent, onChanged }: ReturnFormProps) {
  const wish = useWish(order);
  const { units, setUnits, reason } = wish;
  const lines = Object.entries(units).map(([position, quantity]) => ({
    position: Number(position),
    quantity,
  }));
  const { form, errors, setErrors, failure, busy, send } = useAsk(
    order,
    { ...wish, lines },
    onSent,
    onChanged,
  );
  return (
    <form ref={form} noValidate onSubmit={send} aria-label={text.title}>
      <Columns>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:gap-8">
          <ReturnItems
            order={order}
            units={units}
            error={lines.length > 0 ? undefined : errors.lines}
            onUnits={setUnits}
          />
          <Section title={text.why}>
            <Why order={order} lines={lines} wish={wish} errors={errors} onErrors={setErrors} />
          </Section>
        </div>
        <Panel title={text.refund.title} className="beside:sticky beside:top-24">
          <MoneyBack order={order} lines={lines} reason={reason} />
          {failure && <Notice tone="bad" title={failure} className="mt-4" />}
          <Button type="submit" className="mt-4 w-full" busy={busy && text.sending}>
            {text.send}
          </Button>
        </Panel>
      </Columns>
    </form>
  );
}

type Wish = ReturnType<typeof useWish>;
type Errors = Record<string, string | undefined>;

/** Asks for it, once, and says what is missing or was refused. */
function useAsk(
  order: Order,
  { lines, reason, note, draft }: Pick<Wish, 'reason' | 'note' | 'draft'> & Pick<MoneyBackProps, 'lines'>,
  onSent: () => void,
  onChanged: () => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [key] = useState(randomKey);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure('');
    if (lines.length === 0 || reason === '') {
      setErrors({
        lines: lines.length === 0 ? text.noItems : undefined,
        reason: reason === '' ? text.noReason : undefined,
      });
      form.current?.querySelector<HTMLElement>(lines.length === 0 ? 'input' : 'select')?.focus();
      return;
    }
    setBusy(true);
    const answer = await post('/return', { orderId: order.id, lines, reason, note, key });
    setBusy(false);
    if (answer.status === 200) {
      forgetDraft(draft);
      notify(answer.message ?? '', { tone: 'good' });
      return onSent();
    }
    // What is on its way already, or too late now, the page shows.
    if ([401, 404, 409].includes(answer.status)) {
      notify(answer.message, { tone: 'bad' });
      return onChanged();
    }
    setErrors(answer.errors ?? {});
    setFailure(answer.message);
  };
  return { form, errors, setErrors, failure, busy, send };
}

interface WhyProps {
  order: Order;
  lines: MoneyBackProps['lines'];
  wish: Wish;
  errors: Errors;
  onErrors: (errors: Errors) => void;
}

const Why = ({ order, lines, wish, errors, onErrors }: WhyProps) => (
  <div className="grid gap-4">
    <Until order={order} />
    <WhoPays order={order} />
    <SelectField
      label={text.reason}
      hint={hintOf(order)}
      name="reason"
      placeholder={text.choose}
      options={reasonsNow(order).map((value) => ({ value, label: returnReasonNames[value] }))}
      value={wish.reason}
      error={errors.reason}
      onChange={({ target }) => {
        onErrors({ ...errors, reason: undefined });
        wish.setReason(returnReasons.find((one) => one === target.value) ?? '');
      }}
    />
    {wish.reason === 'too small or large' && <OtherSizes order={order} lines={lines} />}
    <NoteField value={wish.note} error={errors.note} onChange={wish.setNote} />
  </div>
);

/** Nothing where one reason is left, for one unit. */
function hintOf(order: Order): string | undefined {
  const isOne = order.returnable.length === 1 && order.returnable[0]?.quantity === 1;
  const hints = [
    reasonsNow(order).includes('changed mind') && text.reasonHint,
    !isOne && text.reasonEach,
  ].filter(Boolean);
  return hints.join(' ') || undefined;
}

interface NoteFieldProps {
  value: string;
  error: string | undefined;
  onChange: (note: string) => void;
}

const NoteField = ({ onChange, ...field }: NoteFieldProps) => (
  <TextArea
    label={
      <>
        {text.note} <span className="font-normal text-muted">{fields.optional}</span>
      </>
    }
    hint={text.noteHint}
    name="note"
    rows={3}
    maxLength={1000}
    {...field}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** What is to go back, and why; also what was chosen before a reload. */
function useWish(order: Order) {
  /** Units by the position of the line; those that stay are not in it. The only line there is goes back. */
  const [units, setUnits] = useState<Record<number, number>>(() =>
    order.returnable.length === 1 ? allOf(order) : {},
  );
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [note, setNote] = useState('');
  const draft = `return of ${order.id}`;
  useDraft(draft, asText(order, { units, reason, note }), (typed) => {
    setUnits(unitsIn(order, typed));
    setReason(reasonsNow(order).find((one) => one === typed.reason) ?? '');
    setNote(typed.note ?? '');
  });
  return { units, setUnits, reason, setReason, note, setNote, draft };
}

/** What stands in the form, as its draft keeps it; the units by the position of their line, '' for those that stay. */
const asText = (
  { returnable }: Order,
  { units, reason, note }: { units: Record<number, number>; reason: string; note: string },
): Record<string, string> => ({
  ...Object.fromEntries(returnable.map(({ position }) => [position, String(units[position] ?? '')])),
  reason,
  note,
});

/** As many of them as may go back still. */
const unitsIn = ({ returnable }: Order, typed: Record<string, string>): Record<number, number> =>
  Object.fromEntries(
    returnable
      .map(({ position, quantity }) => [position, Math.min(Number(typed[position]), quantity)] as const)
      .filter(([, quantity]) => quantity >= 1),
  );

/** Who pays for the way back, by reason: before one is chosen. */
function WhoPays({ order }: { order: Order }) {
  const named = (fault: boolean) =>
    reasonsNow(order)
      .filter((reason) => isFault(reason) === fault)
      .map((reason) => returnReasonNames[reason])
      .join('\u00a0· ');
  const positions = order.returnable.map(({ position }) => position);
  const rows: [who: string, what: string | false][] = [
    [text.wePay, named(true)],
    [text.youPay, named(false)],
    [text.weCollect, hazardsOf(order, positions).some(Boolean) && text.collected],
  ];
  return (
    <dl aria-label={text.whoPays} className="grid gap-2 border-y border-line py-3">
      {rows.map(
        ([who, what]) =>
          what && (
            <div key={who} className="grid gap-x-4 desk:grid-cols-2">
              <dt className="font-semibold">{who}</dt>
              <dd className="text-muted">{what}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Once the time to change a mind is over, only faults are left. */
const reasonsNow = ({ returnUntil }: Order): ReturnReason[] =>
  returnReasons.filter((reason) => (isFault(reason) ? returnUntil.fault : returnUntil.changedMind) !== null);

function Until({ order: { returnUntil, deliveryAddress: _to, timeline } }: { order: Order }) {
  const isDelivered = timeline.some((entry) => entry.kind === 'happened' && entry.what === 'delivered');
  if (!isDelivered) return <p>{text.untilLater}</p>;
  return (
    <div>
      {returnUntil.changedMind && <p>{text.until(dayOf(returnUntil.changedMind))}</p>}
      {returnUntil.fault && <p>{text.faultsUntil(dayOf(returnUntil.fault))}</p>}
    </div>
  );
}

interface MoneyBackProps {
  order: Order;
  /** What is ticked. */
  lines: { position: number; quantity: number }[];
  reason: ReturnReason | '';
}

/** What goes back for what is ticked, with its delivery where all of the order goes; and by the reason who pays the postage. */
function MoneyBack({ order, lines, reason }: MoneyBackProps) {
  const { amountPence, deliveryPence } = refundFor(order, lines);
  return (
    <div aria-live="polite" className="grid gap-3">
      {lines.length === 0 ? (
        <p className="text-muted">{text.refund.none}</p>
      ) : (
        <dl className="figures grid gap-1.5">
          <Row label={text.refund.items}>{formatPence(amountPence - deliveryPence)}</Row>
          {deliveryPence > 0 && <Row label={text.refund.delivery}>{formatPence(deliveryPence)}</Row>}
          <Total label={text.refund.total}>{formatPence(amountPence)}</Total>
        </dl>
      )}
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {termsOf(order, lines, reason).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Link to="/delivery-and-returns#withdraw" className="link inline-flex min-h-11 items-center">
        {orderText.withdraw.more}
      </Link>
    </div>
  );
}

/** Until a reason is chosen only how and when. */
function termsOf(order: Order, lines: MoneyBackProps['lines'], reason: MoneyBackProps['reason']): string[] {
  if (reason === '') return [text.refund.how];
  const positions = lines.map(({ position }) => position);
  const { collects, payer } = postageOf(reason, hazardsOf(order, positions));
  return [
    ...(collects ? [text.hazardText] : []),
    ...(payer === 'shop' ? [text.wePayPostage] : []),
    ...(payer === 'shopper' ? [collects ? text.youPayRest : text.youPayPostage] : []),
    collects && !payer ? text.refundWhen.collected : text.refundWhen.posted,
    ...(isFault(reason) ? text.fault : text.changedMind(order.shippingPence)),
  ];
}
