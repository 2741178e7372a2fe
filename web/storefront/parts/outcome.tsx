import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
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
    <div className="mx-auto grid max-w-prose justify-items-center gap-4 pt-6 text-center desk:pt-14">
      {icon}
      <h1>{title}</h1>
      {children}
    </div>
  );
}

export interface AskAgainProps {
  busy: boolean;
  onPress: () => void;
}

/** Asks the provider once more. */
export const AskAgain = ({ busy, onPress }: AskAgainProps) => (
  <Button kind="primary" busy={busy && text.checking} onClick={onPress}>
    {text.again}
  </Button>
);

/** The provider could not be asked. */
export const Unreachable = (again: AskAgainProps) => (
  <Outcome icon={<CircleAlert size={40} aria-hidden className="text-amber" />} title={text.unknownTitle}>
    <p>{text.unknown}</p>
    <AskAgain {...again} />
  </Outcome>
);
