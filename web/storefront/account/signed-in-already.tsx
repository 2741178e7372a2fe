import { type ReactNode, useState } from 'react';
import { account } from '#wording/storefront/account.ts';
import { ownPages } from '#wording/storefront/own-pages.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { readIdentity, useIdentity } from '../../browser/identity.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Around a form that leads into an account: whoever came signed in is told so and led on, and has the form for another one. */
export function SignedInAlready({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const [atArrival] = useState(readIdentity);
  const identity = useIdentity();
  const [another, setAnother] = useState(false);
  if (!identity || !atArrival || another)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3" data-unsure={!hydrated || undefined}>
        {children}
      </div>
    );
  return (
    <>
      <Notice title={account.signedInAs(identity.email)} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/orders">{ownPages.orders}</ButtonLink>
        <ButtonLink to="/settings">{ownPages.settings}</ButtonLink>
        <Button kind="quiet" onClick={() => setAnother(true)}>
          {account.another}
        </Button>
      </div>
    </>
  );
}
