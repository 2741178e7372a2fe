import { useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { bench as text } from '#wording/dashboard/packing.ts';
import { rules } from '#wording/rules.ts';
import { useForm } from '../../../browser/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';

/** Answers why it could not be written down, if so. */
type OnOverride = (reason: string) => Promise<Failure | undefined>;

/** Packs an order although not every unit was scanned, for a reason. */
export function Override({ onOverride }: { onOverride: OnOverride }) {
  const [open, setOpen] = useState(false);
  const { overrideTitle: title, overrideText: lead, overrideYes: yes, keep: no } = text;
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {text.override}
      </Button>
      <AskReason
        words={{ title, lead, yes, no }}
        open={open}
        onClose={() => setOpen(false)}
        onOverride={onOverride}
      />
    </>
  );
}

interface AskReasonProps {
  words: { title: string; lead: string; yes: string; no: string };
  open: boolean;
  onClose: () => void;
  onOverride: OnOverride;
}

/** Asks why something is done that the shop refuses otherwise. */
export const AskReason = ({ open, ...props }: AskReasonProps) => (
  <Dialog open={open} onClose={props.onClose} title={props.words.title}>
    <Reason {...props} />
  </Dialog>
);

function Reason({ words, onClose, onOverride }: Omit<AskReasonProps, 'open'>) {
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 ? rules.packReason : undefined }),
    send: async ({ reason }) => {
      const failure = await onOverride(reason);
      if (failure) return failure;
      onClose();
    },
  });
  return (
    <form {...form.props} className="grid gap-4">
      <p>{words.lead}</p>
      <TextField label={text.reason} maxLength={200} autoComplete="off" {...form.field('reason')} />
      {form.failure && <p className="text-red">{form.failure.message}</p>}
      <div className="dialog-buttons">
        <Button kind="quiet" onClick={onClose}>
          {words.no}
        </Button>
        <Button type="submit" kind="danger" busy={form.busy && text.overriding}>
          {words.yes}
        </Button>
      </div>
    </form>
  );
}
