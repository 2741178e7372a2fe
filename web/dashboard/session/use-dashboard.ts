import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { post } from '../../browser/api.ts';
import { noteActivity } from './activity.ts';
import type { Ask } from './ask.ts';
import { forgetSession } from './forget.ts';

/** The dashboard's addresses and calls, under the key of the address (spec.md section 2, 'Admin routes'). */
export function useDashboard() {
  const { key = '' } = useParams();
  const handle401 = useHandle401();

  /** `to('orders')` is this dashboard's address of the orders; every part is encoded. */
  const to = useCallback((...parts: string[]) => dashboardPath(key, ...parts), [key]);

  /** `post` for what staff press. A 401 leaves the dashboard, and is answered only after that. */
  const ask: Ask = useCallback(
    async (path, body, options) => {
      const answer = await post(path, body, options);
      await handle401(answer);
      return answer;
    },
    [handle401],
  );

  return { key, to, ask };
}

/**
 * Hears of each answer what it tells of the session. A 401 says so and goes to / (decisions.md section 2). That takes
 * its time, so that a screen that is being left doesn't complain as well; one that stays, because something on it is not
 * saved yet, goes on.
 */
export function useHandle401(): (answer: { status: number }) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async ({ status }) => {
      if (status !== 0 && status !== 401) noteActivity();
      if (status !== 401) return;
      forgetSession();
      navigate('/', { replace: true });
      await new Promise((over) => setTimeout(over, 3_000));
    },
    [navigate],
  );
}

export const dashboardPath = (key: string, ...parts: string[]) =>
  ['/dashboard', encodeURIComponent(key), ...parts.map(segment)].join('/');

/** A browser takes '.' and '..' in a path for a way up, however they are written. */
const segment = (part: string) => (/^\.{0,2}$/.test(part) ? '-' : encodeURIComponent(part));
