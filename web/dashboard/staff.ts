import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Answer, Body } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { frame } from '#wording/dashboard/frame.ts';
import { get, type Options, post } from '../browser/api.ts';
import { notifyOnNextPage } from '../ui/notify.tsx';
import { forgetLists } from './lists/memory.ts';
import { noteSeen } from './seen.ts';

type StaffPath = Parameters<typeof post>[0];

/** The dashboard's addresses and calls, under the key of the address (spec.md section 2, 'Admin routes'). */
export function useDashboard() {
  const { key = '' } = useParams();
  const leave = useLeaveDashboard();

  /** `to('orders')` is this dashboard's address of the orders; every part is encoded. */
  const to = useCallback((...parts: string[]) => dashboardPath(key, ...parts), [key]);

  /** `post` for staff. A 401 leaves the dashboard, and is answered only after that. */
  const ask = useCallback(
    async <P extends StaffPath>(
      path: P,
      body: Body<Calls[P]>,
      options?: Options,
    ): Promise<Answer<Calls[P]>> => {
      const answer = await post(path, body, options);
      await heard(answer, leave);
      return answer;
    },
    [leave],
  );

  /** GET /dash-analytics, likewise. */
  const askAnalytics = useCallback(
    async (options?: Options) => {
      const answer = await get('/dash-analytics', options);
      await heard(answer, leave);
      return answer;
    },
    [leave],
  );

  return { key, to, ask, askAnalytics };
}

/** What an answer tells of the session: over, still there, or (where no answer came) nothing. */
export async function heard({ status }: { status: number }, leave: () => Promise<void>): Promise<void> {
  if (status === 401) await leave();
  else if (status !== 0) noteSeen();
}

/**
 * Says that the session is over and goes to / (decisions.md section 2). Takes its time, so that a screen that is being
 * left doesn't complain as well; one that stays, because something on it is not saved yet, goes on.
 */
export function useLeaveDashboard(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    forgetLists();
    notifyOnNextPage(frame.expired, { tone: 'bad' });
    navigate('/', { replace: true });
    await new Promise((over) => setTimeout(over, 3_000));
  }, [navigate]);
}

export const dashboardPath = (key: string, ...parts: string[]) =>
  ['/dashboard', encodeURIComponent(key), ...parts.map(segment)].join('/');

/** A browser takes '.' and '..' in a path for a way up, however they are written. */
const segment = (part: string) => (/^\.{0,2}$/.test(part) ? '-' : encodeURIComponent(part));
