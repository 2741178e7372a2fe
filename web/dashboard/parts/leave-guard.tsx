import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { leave as text } from '#wording/dashboard/frame.ts';
import { Confirm } from '../../ui/confirm.tsx';

/** Asks before a page with unsaved changes is left, by a link, Back, a reload or by closing the tab. */
export function LeaveGuard({ unsaved }: { unsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title={text.title}
      yes={text.yes}
      no={text.no}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    >
      {text.text}
    </Confirm>
  );
}
