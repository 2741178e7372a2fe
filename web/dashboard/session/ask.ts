import { replace } from 'react-router';
import type { Answer, Body } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { get, type Options, post } from '../../browser/api.ts';
import { noteActivity } from './activity.ts';
import { forgetSession } from './forget.ts';

type StaffPath = Parameters<typeof post>[0];

/** A call by staff: askAsLoader in a loader or an action, useDashboard's in a component. */
export type Ask = <P extends StaffPath>(
  path: P,
  body: Body<Calls[P]>,
  options?: Options,
) => Promise<Answer<Calls[P]>>;

/**
 * `post` for a clientLoader or a clientAction. A failure is a value, which the page words; where no answer came, offline
 * too, its status is 0. A 401 is thrown: the redirect that ends the visit.
 */
export const askAsLoader: Ask = async (path, body, options) => unlessExpired(await post(path, body, options));

/** GET /dash-analytics, likewise. */
export const askAnalytics = async (options: Options) => unlessExpired(await get('/dash-analytics', options));

function unlessExpired<A extends { status: number }>(answer: A): A {
  if (answer.status === 401) {
    forgetSession();
    throw replace('/');
  }
  if (answer.status !== 0) noteActivity();
  return answer;
}
