import { useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { bench as text } from '#wording/dashboard/packing.ts';
import { rules } from '#wording/rules.ts';
import { useForm } from '../../../browser/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';

interface OverrideProps {
  /** Answers why it could not be written down, if so. */
  onOverride: (reason: string) => Promise<Failure | undefined>;
}

/** Packs an order although not every unit was scanned, for a reason. */
export function Override({ onOverride }: OverrideProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {text.override}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.overrideTitle}>
        <Reason onClose={() => setOpen(false)} onOverride={onOverride} />
      </Dialog>
    </>
  );
}

function Reason({ onClose, onOverride }: OverrideProps & { onClose: () => void }) {
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
      <p>{text.overrideText}</p>
      <TextField label={text.reason} maxLength={200} autoComplete="off" {...form.field('reason')} />
      {form.failure && <p className="text-red">{form.failure.message}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onClose}>
          {text.keep}
        </Button>
        <Button type="submit" kind="danger" busy={form.busy && text.overriding}>
          {text.overrideYes}
        </Button>
      </div>
    </form>
  );
}
