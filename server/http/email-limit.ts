import { mailboxOf } from '#shop/person/mailbox.ts';
import type { RateLimits } from './rate-limits.ts';

/** What one mailbox gets at most of all e-mails that anybody can have sent to it (decisions.md section 2: 5 an hour). */
const rates = [
  { times: 5, seconds: 3600 },
  { times: 10, seconds: 86_400 },
] as const;

/** Counts an e-mail to a mailbox; seconds to wait where it is one too many. */
export async function countEmail(limits: RateLimits, email: string): Promise<number | undefined> {
  for (const rate of rates) {
    const wait = await limits.count(`emails in ${rate.seconds}`, mailboxOf(email), rate);
    if (wait) return wait;
  }
}
