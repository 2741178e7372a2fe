import { reservedNameError } from '#contract/account-name.ts';
import { type TextRule, textError } from '#contract/text-rule.ts';

/** What is wrong with the name of an account; the server knows further names that are reserved. */
export const nameError = (name: string, rule: TextRule, shopName: string): string | undefined =>
  textError(rule, name) ?? reservedNameError(name, [shopName]);
