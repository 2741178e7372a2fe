/** What the shopper typed into the three fields; also the messages beside them. */
export type Typed = { number: string; expiry: string; cvc: string };

type Card =
  | { outcome: 'accepted'; last4: string }
  | { outcome: 'declined'; code: string; message: string }
  | { outcome: 'unreadable'; messages: Partial<Typed> };

const paying = '4242424242424242';
const withoutFunds = '4000000000009995';

/**
 * What becomes of a card (decisions.md section 4): one test number pays, every other valid one is declined, and what
 * cannot be a card has a message for each field. `now` is unix seconds.
 */
export function readCard(typed: Typed, now: number): Card {
  const number = typed.number.replace(/[\s-]/g, '');
  const messages: Partial<Typed> = {
    ...(!isCardNumber(number) && { number: 'Your card number is invalid.' }),
    ...problem('expiry', expiryProblem(typed.expiry, now)),
    ...problem('cvc', cvcProblem(typed.cvc.trim())),
  };
  if (Object.keys(messages).length > 0) return { outcome: 'unreadable', messages };
  if (number === paying) return { outcome: 'accepted', last4: number.slice(-4) };
  return number === withoutFunds
    ? { outcome: 'declined', code: 'insufficient_funds', message: 'Your card has insufficient funds.' }
    : { outcome: 'declined', code: 'generic_decline', message: 'Your card was declined.' };
}

/** Luhn: from the right, every second digit counts double, and the sum ends in 0. */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const digits = [...number].reverse().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2));
  return digits.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0;
}

/** A card is good to the last moment of its month. */
function expiryProblem(typed: string, now: number): string | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  if (!month || !year) return "Your card's expiry date is incomplete.";
  if (Number(month) < 1 || Number(month) > 12) return "Your card's expiry month is invalid.";
  const end = Date.UTC(2000 + Number(year), Number(month), 1) / 1000;
  return end <= now ? "Your card's expiry date is in the past." : undefined;
}

const cvcProblem = (typed: string): string | undefined =>
  /^\d{3,4}$/.test(typed) ? undefined : "Your card's security code is incomplete.";

const problem = (field: keyof Typed, message: string | undefined): Partial<Typed> =>
  message ? { [field]: message } : {};
