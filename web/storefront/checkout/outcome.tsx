import { type ReactNode, useState } from 'react';
import { success as text } from '#wording/storefront/success.ts';
import { Button } from '../../ui/button.tsx';

export interface OutcomeProps {
  /** Of 40 px. */
  icon?: ReactNode;
  title: string;
  children: ReactNode;
}

/** How a checkout ended, in the middle of the page. */
export function Outcome({ icon, title, children }: OutcomeProps) {
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-4 pt-6 text-center desk:pt-12">
      {icon}
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** Asks the provider once more. */
export function AskAgain({ ask }: { ask: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await ask();
    setBusy(false);
  };
  return (
    <Button kind="primary" busy={busy && text.checking} onClick={again}>
      {text.again}
    </Button>
  );
}
