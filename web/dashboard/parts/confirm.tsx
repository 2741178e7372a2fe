import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ConfirmProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What the button says that does it. */
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** A question before something that can't be undone. */
export const Confirm = ({ open, title, children, yes, no, onYes, onNo }: ConfirmProps) => (
  <Dialog
    open={open}
    onClose={onNo}
    title={title}
    footer={
      <>
        <Button kind="quiet" onClick={onNo}>
          {no}
        </Button>
        <Button kind="danger" onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
