import { Download } from 'lucide-react';
import { useState } from 'react';
import { settings } from '#wording/storefront/settings.ts';
import { post } from '../../browser/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Section } from '../../ui/section.tsx';
import { DeleteAccount } from './delete-account.tsx';

const text = settings.data;

export interface YourDataProps {
  email: string;
  onSignedOut: () => void;
}

/** What the shop holds about a shopper: to take along, and to have deleted (decisions.md section 6). */
export function YourData({ email, onSignedOut }: YourDataProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const download = async () => {
    setBusy(true);
    setFailure('');
    const answer = await post('/my-data', { email });
    setBusy(false);
    if (answer.status === 401 || answer.status === 403) return onSignedOut();
    if (answer.status !== 200) return setFailure(answer.message);
    const name = text.fileName(today());
    save(name, JSON.stringify(answer.data, null, 2));
    notify(text.downloaded(name), { tone: 'good' });
  };

  return (
    <Section title={text.title}>
      <div className="grid justify-items-start gap-3">
        <p>{text.text}</p>
        <Button
          kind="quiet"
          icon={<Download size={18} aria-hidden />}
          onClick={download}
          busy={busy && text.downloading}
        >
          {text.download}
        </Button>
        {failure && <Notice tone="bad" title={failure} className="w-full" />}
        <p className="mt-2 w-full border-t border-line pt-4">{text.leaveText}</p>
        <DeleteAccount email={email} onSignedOut={onSignedOut} />
      </div>
    </Section>
  );
}

/** The shopper's own day as 2026-03-01: the Swedish way of writing dates is ISO 8601. */
const today = () => new Date().toLocaleDateString('sv-SE');

function save(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later, since some browsers begin to read it only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
