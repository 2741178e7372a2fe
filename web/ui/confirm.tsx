import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What the button says that does it. */
  yes: string;
  no: string;
  /** What it says while that is done. */
  busy?: string | false;
  /** Why it could not be done. */
  failure?: string;
  onYes: () => void;
  onNo: () => void;
}

/** A question before something that can't be undone. */
export const Confirm = ({ open, title, children, yes, no, busy, failure, onYes, onNo }: ConfirmProps) => (
  <Dialog
    open={open}
    onClose={onNo}
    title={title}
    footer={
      <>
        <Button kind="quiet" onClick={onNo}>
          {no}
        </Button>
        <Button kind="danger" onClick={onYes} busy={busy}>
          {yes}
        </Button>
      </>
    }
  >
    {children}
    {failure && <Notice tone="bad" title={failure} className="mt-4" />}
  </Dialog>
);
