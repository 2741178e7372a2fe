import { isReservedName, showsEmail } from '#contract/account-name.ts';
import { type TextRule, textError } from '#contract/text-rule.ts';
import { rules } from '#wording/rules.ts';

/** What is wrong with the name of an account; the server knows further names that are reserved. */
export const nameError = (name: string, rule: TextRule, shopName: string): string | undefined =>
  textError(rule, name) ??
  (showsEmail(name)
    ? rules.register.nameEmail
    : isReservedName(name, [shopName])
      ? rules.register.nameReserved
      : undefined);
