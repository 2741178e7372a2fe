import { emailError } from '#contract/email-address.ts';
import { rules } from '#wording/rules.ts';

/**
 * The rules of contract/fields.ts by hand, for the browser: text counts trimmed and in characters as people count them,
 * and an e-mail looks as the server wants it, so that a form never passes here to be refused there.
 */
export const lengthOf = (text: string) => [...text.trim()].length;

/** What is wrong with an e-mail; `malformed` is what the field says of one that is none. */
export const emailFieldError = (text: string, malformed: string) =>
  lengthOf(text) <= 254 ? emailError(text, malformed) : malformed;

/** A password counts as typed, spaces included. */
export const isLongEnough = (password: string) => [...password].length >= 7;

/** The most characters a password may have (decisions.md section 2). */
export const longestPassword = 128;

/** What is wrong with the password of a new account: at least 7 characters, at least one digit (spec.md section 5). */
export function passwordError(password: string): string | undefined {
  if (!isLongEnough(password)) return rules.register.passwordLength;
  return /\d/.test(password) ? undefined : rules.register.passwordDigit;
}
