import { useLayoutEffect } from 'react';
import { replace, useLocation } from 'react-router';
import { post } from '../../browser/api.ts';
import { noteActivity } from './activity.ts';

/** The path of the page that stands on the screen, and therefore was verified; '' outside of the dashboard. */
let standing = '';

/**
 * To be awaited before anything of a page is loaded: its key is verified, for each page anew, and anything but 200 leads
 * to / (spec.md section 6). A page that stands there already is read again without.
 */
export async function verify(request: Request, key: string): Promise<void> {
  if (new URL(request.url).pathname === standing) return;
  const { status } = await post('/verify-admin', { key }, request);
  if (status !== 200) throw replace('/');
  noteActivity();
}

/** Notes which page stands on the screen, before that page can read itself again. */
export function useVerifiedPath() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    standing = pathname;
    return () => {
      standing = '';
    };
  }, [pathname]);
}
