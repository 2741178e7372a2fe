import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { frame } from '#wording/dashboard/frame.ts';
import { post } from '../../browser/api.ts';
import type { PageHandle } from '../../page-handle.ts';
import { Loading } from '../../ui/skeleton.tsx';
import { Wrong } from '../../ui/wrong.tsx';
import { noteSeen } from '../seen.ts';
import { walkRows } from './keys.ts';
import { StillThere } from './still-there.tsx';
import { titled } from './titled.ts';
import { TopBar } from './top-bar.tsx';

export const handle = { shell: true } satisfies PageHandle;

export const meta = titled(frame.overview);

/**
 * Around every page of the dashboard. A page is there only after its key was verified, each page anew; before that
 * nothing of it shows, and anything but 200 leads to / (spec.md section 6).
 */
export default function DashboardLayout() {
  const { pathname } = useLocation();
  const lastVerified = useVerified(pathname);
  const verified = lastVerified === pathname;
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    if (verified && !main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [verified]);

  return (
    <div className="dense flex min-h-dvh flex-col">
      {lastVerified ? <TopBar /> : <div className="h-22 bg-bar wide:h-11" />}
      {lastVerified && <StillThere />}
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        onKeyDown={walkRows}
        className="page flex-1 pt-4 pb-16 outline-none"
      >
        {verified ? <Outlet /> : <Loading />}
      </main>
    </div>
  );
}

/** A page that failed keeps the bar around it. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <div className="dense flex min-h-dvh flex-col">
      <TopBar />
      <main id="content">
        <Wrong error={error} />
      </main>
    </div>
  );
}

/** The path that was verified last; '' before the first answer. */
function useVerified(pathname: string): string {
  const { key = '' } = useParams();
  const navigate = useNavigate();
  const [verified, setVerified] = useState('');

  useEffect(() => {
    const leaving = new AbortController();
    post('/verify-admin', { key }, { signal: leaving.signal }).then(({ status }) => {
      if (leaving.signal.aborted) return;
      if (status === 200) {
        noteSeen();
        setVerified(pathname);
      } else navigate('/', { replace: true });
    });
    return () => leaving.abort();
  }, [key, pathname, navigate]);

  return verified;
}
