import { rules } from '#wording/rules.ts';
import { isLongEnough } from './fields.ts';

/** What is wrong with the password of a new account: at least 7 characters, at least one digit (spec.md section 5). */
export function passwordError(password: string): string | undefined {
  if (!isLongEnough(password)) return rules.register.passwordLength;
  return /\d/.test(password) ? undefined : rules.register.passwordDigit;
}
