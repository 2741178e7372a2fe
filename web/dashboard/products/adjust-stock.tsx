import { useId } from 'react';
import { adjustmentBody } from '#contract/stock-adjustment.ts';
import { type AdjustReason, adjustReasons } from '#database/enums.ts';
import { stockLog } from '#wording/dashboard/stock-log.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { bodyErrors } from '../parts/body-errors.ts';
import { useDashboard } from '../session/use-dashboard.ts';

const text = stockLog.adjust;
const reasons = adjustReasons.map((value) => ({ value, label: text.reasons[value] }));
const initial = { reason: 'damaged', units: '', note: '' };

interface AdjustStockProps {
  productId: string;
  /** Units in the warehouse as staff see them. */
  onHand: number;
  onClose: () => void;
  onChanged: () => void;
}

/** Writes units off, or sets them to what was counted. */
export function AdjustStock({ productId, onHand, onClose, onChanged }: AdjustStockProps) {
  const { ask } = useDashboard();
  const id = useId();
  const bodyOf = ({ reason, units, note }: typeof initial) => ({
    productId,
    onHandWas: onHand,
    note,
    reason: reason as AdjustReason,
    ...(reason === 'counted' ? { counted: units } : { change: units.trim() && `-${units.trim()}` }),
  });
  const form = useForm({
    initial,
    check: (values) => {
      const { reason, note, change, counted } = bodyErrors(adjustmentBody, bodyOf(values));
      return { reason, note, units: change ?? counted };
    },
    send: async (values) => {
      const answer = await ask('/dash-stock-adjust', bodyOf(values));
      if (answer.status === 409) onChanged();
      if (answer.status !== 200)
        return { ...answer, errors: { units: answer.errors?.change ?? answer.errors?.counted ?? '' } };
      notify(text.done(answer.onHand), { tone: 'good' });
      onClose();
      onChanged();
    },
  });
  const { reason, units } = form.values;
  const counting = reason === 'counted';
  const typed = /^\d+$/.test(units.trim()) ? Number(units) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={id} kind="primary" busy={form.busy && text.saving}>
            {text.save}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} aria-label={text.title} className="grid gap-4">
        {form.failure && (
          <Notice tone="bad" title={text.failed}>
            {form.failure.message}
          </Notice>
        )}
        <SelectField label={text.reason} options={reasons} {...form.field('reason')} />
        <TextField
          label={counting ? text.counted : text.units}
          hint={counting ? text.countedHint : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          {...form.field('units')}
        />
        <TextField
          label={text.note}
          hint={text.noteHint}
          autoComplete="off"
          maxLength={200}
          {...form.field('note')}
        />
        <p role="status" className="text-muted">
          {typed === undefined ? text.before(onHand) : text.after(onHand, counting ? typed : onHand - typed)}
        </p>
      </form>
    </Dialog>
  );
}
