import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { message as text } from '#wording/dashboard/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { notify, notifyOnNextPage } from '../../ui/notify.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

/** Asks first, then deletes a message for good and leads back to the list. */
export function DeleteMessage({ id, name }: { id: string; name: string }) {
  const { ask, to } = useDashboard();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setOpen(false);
    setBusy(true);
    const answer = await ask('/dash-message-delete', { id });
    setBusy(false);
    // Where somebody else was faster it is gone all the same.
    if (answer.status !== 200 && answer.status !== 404) return notify(answer.message, { tone: 'bad' });
    notifyOnNextPage(answer.message ?? '', { tone: answer.status === 200 ? 'good' : 'bad' });
    navigate(to('messages'), { replace: true });
  };
  return (
    <>
      <Button
        kind="danger"
        icon={<Trash2 size={16} aria-hidden />}
        busy={busy && text.deleting}
        onClick={() => setOpen(true)}
      >
        {text.delete}
      </Button>
      <Confirm
        open={open}
        title={text.deleteTitle}
        yes={text.deleteYes}
        no={text.deleteNo}
        onYes={() => void remove()}
        onNo={() => setOpen(false)}
      >
        <p>{text.deleteText(name)}</p>
      </Confirm>
    </>
  );
}
