import { useCallback, useEffect, useRef, useState } from 'react';
import { frame, idle as text } from '#wording/dashboard/frame.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lastActivity } from '../session/activity.ts';
import { useLogout } from '../session/logout.ts';
import { useDashboard } from '../session/use-dashboard.ts';

const minute = 60_000;

/** The 8 idle hours of decisions.md section 2, less the minute within which the server may not note a call anew. */
const sessionMs = 8 * 60 * minute - minute;
const warningMs = 10 * minute;

/** How often the clock is looked at: timers alone sleep with the computer. */
const pollMs = 15_000;

/** Asks, ten minutes before an idle session ends, whether anybody is still there. */
export function IdleWarning() {
  const { left, stay, staying, failed } = useIdle();
  const { busy, logout } = useLogout();
  const minutes = Math.max(1, Math.ceil((left ?? 0) / minute));
  return (
    <Dialog
      open={left !== undefined}
      onClose={stay}
      title={text.title}
      footer={
        <>
          <Button kind="quiet" busy={busy && frame.loggingOut} onClick={() => void logout()}>
            {frame.logout}
          </Button>
          <Button kind="primary" busy={staying && text.staying} onClick={stay}>
            {text.stay}
          </Button>
        </>
      }
    >
      <p>{text.text(minutes)}</p>
      {failed && (
        <Notice tone="bad" className="mt-3">
          {failed}
        </Notice>
      )}
    </Dialog>
  );
}

/** Milliseconds until the session ends, once they are few. At the end the server is asked, and it leads out. */
function useIdle() {
  const { key, ask } = useDashboard();
  const [left, setLeft] = useState<number>();
  const [staying, setStaying] = useState(false);
  const [failed, setFailed] = useState('');
  const asking = useRef(false);

  const verify = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    setStaying(true);
    const answer = await ask('/verify-admin', { key });
    asking.current = false;
    setStaying(false);
    setFailed(answer.status === 200 ? '' : answer.message);
    if (answer.status === 200 || answer.status === 401) setLeft(undefined);
  }, [ask, key]);

  useEffect(() => {
    const tick = () => {
      const now = lastActivity() + sessionMs - Date.now();
      if (now <= 0) void verify();
      setLeft(now <= warningMs ? now : undefined);
    };
    const timer = setInterval(tick, pollMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [verify]);

  return { left, stay: () => void verify(), staying, failed };
}
