import type { Failure } from '#contract/call.ts';
import { account } from '#wording/storefront/account.ts';
import { post } from '../../browser/api.ts';
import { noteNextCode } from './next-code.ts';

/** ms until another code can be asked for: mail takes a moment, and the server sends five an hour at most. */
const pauseMs = 60_000;

/** Mails a one-time code; answers the failure where there is one: 'Email Not Sent' (spec.md section 8). */
export async function sendCode(email: string): Promise<Failure | undefined> {
  const answer = await post('/getEmailOtp', { email });
  if (answer.status === 200) noteNextCode(email, pauseMs);
  else if (answer.retryAfter) noteNextCode(email, answer.retryAfter * 1000);
  if (answer.status === 200) return undefined;
  const why = answer.status === 429 ? `${account.emailNotSent}. ${answer.message}` : account.emailNotSent;
  return { status: answer.status, message: why };
}
