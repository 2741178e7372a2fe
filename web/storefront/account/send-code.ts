import type { Failure } from '#contract/call.ts';
import { account } from '#wording/storefront/account.ts';
import { post } from '../../browser/api.ts';

/** Mails a one-time code; answers the failure where there is one: 'Email Not Sent' (spec.md section 8). */
export async function sendCode(email: string): Promise<Failure | undefined> {
  const answer = await post('/getEmailOtp', { email });
  if (answer.status === 200) return undefined;
  const why = answer.status === 429 ? `${account.emailNotSent}. ${answer.message}` : account.emailNotSent;
  return { status: answer.status, message: why };
}
