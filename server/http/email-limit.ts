import type { Rate } from '#contract/call.ts';
import { mailboxOf } from '#shop/person/mailbox.ts';
import type { Place } from '#shop/person/place.ts';
import type { RateLimits } from './rate-limits.ts';

type Allowance = readonly Pick<Rate, 'times' | 'seconds'>[];

/** Codes that a mailbox is sent at most (decisions.md section 2: 5 an hour). */
const codes: Allowance = [
  { times: 5, seconds: 3600 },
  { times: 10, seconds: 86_400 },
];

/** The newsletter's, which nobody waits for. */
const newsletters: Allowance = [
  { times: 3, seconds: 3600 },
  { times: 5, seconds: 86_400 },
];

/**
 * Counts a code that is asked for; seconds to wait where it is one too many. Where the account was signed in to before, its
 * owner has an allowance of their own: whoever asks elsewhere, and anybody can, keeps no code from them.
 */
export async function countCodeEmail(
  limits: RateLimits,
  email: string,
  { address }: Place,
): Promise<number | undefined> {
  const known = await limits.isKnown('password', email, address);
  return countEmail(limits, 'codes', codes, known ? `${mailboxOf(email)} from ${address}` : mailboxOf(email));
}

/** Counts a letter of the newsletter; seconds to wait where it is one too many. It takes nothing of what there is for codes. */
export const countNewsletterEmail = (limits: RateLimits, email: string): Promise<number | undefined> =>
  countEmail(limits, 'newsletters', newsletters, mailboxOf(email));

/** The same of a letter that asks to confirm a wish to hear of stock: as many as codes, since somebody may want several products. */
export const countStockEmail = (limits: RateLimits, email: string): Promise<number | undefined> =>
  countEmail(limits, 'stock letters', codes, mailboxOf(email));

async function countEmail(
  limits: RateLimits,
  kind: string,
  allowance: Allowance,
  who: string,
): Promise<number | undefined> {
  for (const rate of allowance) {
    const wait = await limits.count(`${kind} in ${rate.seconds}`, who, rate);
    if (wait) return wait;
  }
}
