import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { kit } from '#wording/kit.ts';
import { IconButton } from './button.tsx';

export interface DialogProps {
  open: boolean;
  /** The visitor wants it gone: Escape, the cross, a press beside it, or Back (browser/close-by-back.ts). */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, kept in sight at the bottom. */
  footer?: ReactNode;
}

/** A modal dialog in the middle of the window. The browser's own element keeps the focus inside and gives it back. */
export const Dialog = (props: DialogProps) => <Modal {...props} look="dialog" />;

/** A modal sheet: from the bottom on a phone, at the right elsewhere. */
export const Sheet = (props: DialogProps) => <Modal {...props} look="dialog sheet" />;

function Modal({ open, onClose, title, children, footer, look }: DialogProps & { look: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);

  const pressedBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={look}
      aria-labelledby={id}
      onMouseDown={pressedBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-frame">
        <div className="dialog-head">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <IconButton label={kit.close} onClick={onClose}>
            <X size={22} aria-hidden />
          </IconButton>
        </div>
        <div className="dialog-body">{open && children}</div>
        {open && footer && (
          <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3 low:py-1.5">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
