import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { user as text } from '#wording/dashboard/users.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

/** Frees what an account holds without paying, in one press. `onEnded` reads its orders again. */
export function EndUnpaid({ email, onEnded }: { email: string; onEnded: () => void }) {
  const { ask } = useDashboard();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    const answer = await ask('/dash-end-unpaid', { email });
    setBusy(false);
    notify(answer.message ?? '', { tone: answer.status === 200 ? 'good' : 'bad' });
    onEnded();
  };
  return (
    <Button
      kind="quiet"
      icon={<PackageOpen size={16} aria-hidden />}
      busy={busy && text.endingUnpaid}
      onClick={() => void end()}
    >
      {text.endUnpaid}
    </Button>
  );
}
