import { change as text } from '#wording/dashboard/order.ts';
import { Button } from '../../ui/button.tsx';

interface EditButtonsProps {
  /** Of the button that saves. */
  label: string;
  busy: boolean;
  onClose: () => void;
}

/** The end of a form that changes an order. */
export const EditButtons = ({ label, busy, onClose }: EditButtonsProps) => (
  <div className="dialog-buttons">
    <Button kind="quiet" onClick={onClose}>
      {text.keep}
    </Button>
    <Button type="submit" kind="primary" busy={busy && text.saving}>
      {label}
    </Button>
  </div>
);
