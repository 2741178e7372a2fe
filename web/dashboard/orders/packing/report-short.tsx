import { useState } from 'react';
import type { LineToPack } from '#contract/order-to-pack.ts';
import { shortage as text } from '#wording/dashboard/packing.ts';
import { rules } from '#wording/rules.ts';
import { useForm } from '../../../browser/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notify } from '../../../ui/notify.tsx';
import { useDashboard } from '../../session/use-dashboard.ts';

interface ReportShortProps {
  orderId: string;
  line: LineToPack;
  /** The order is packed with what is there: it is another one than it was. */
  onShort: () => Promise<void>;
}

/** Says that units of a line are not on the shelf; its customer is asked what to do. */
export function ReportShort(props: ReportShortProps) {
  const [open, setOpen] = useState(false);
  const { title } = props.line;
  return (
    <>
      <Button kind="quiet" aria-label={text.openFor(title)} onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.ask}>
        <Report {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Report({
  orderId,
  line: { position, title, quantity, recalled },
  onShort,
  onClose,
}: ReportShortProps & { onClose: () => void }) {
  const { ask } = useDashboard();
  const form = useForm({
    initial: { missing: recalled ? String(quantity) : '1', instead: '' },
    check: ({ missing }) => ({
      missing: /^\d+$/.test(missing) && Number(missing) >= 1 ? undefined : rules.missingUnits,
    }),
    send: async ({ missing, instead }) => {
      const codes = instead.split(/[\s,;]+/).filter(Boolean);
      const body = { orderId, position, missing, ...(codes.length > 0 && { instead: codes }) };
      const answer = await ask('/dash-short', body);
      if (answer.status !== 200) return answer;
      notify(answer.message ?? '', { tone: 'good' });
      onClose();
      await onShort();
    },
  });
  return (
    <form {...form.props} className="grid gap-4">
      <p>{text.lead(title)}</p>
      <TextField
        label={text.units(quantity)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        {...form.field('missing')}
      />
      <TextField
        label={text.propose}
        hint={text.proposeHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={130}
        {...form.field('instead')}
      />
      {form.failure && !form.failure.errors && <Notice tone="bad" title={form.failure.message} />}
      <div className="dialog-buttons">
        <Button kind="quiet" onClick={onClose}>
          {text.keep}
        </Button>
        <Button type="submit" kind="danger" busy={form.busy && text.submitting}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
