import { rules } from '#wording/rules.ts';
import type { TextRule } from './text-rule.ts';

/** The rules of what people type (spec.md sections 5 and 9), for the calls and for the forms (docs/decisions/020). */
export type FieldRules<Name extends string> = Record<Name, TextRule & { max: number }>;

const { register, settings } = rules;

/** 20 characters of an address are advised on the screen but not enforced (spec.md section 5). */
export const addressRules: FieldRules<'name' | 'phone' | 'address' | 'city' | 'pinCode'> = {
  name: { min: 3, max: 60, message: settings.name },
  phone: { min: 8, max: 20, message: settings.phone },
  address: { max: 500, message: settings.address, multiline: true },
  city: { min: 3, max: 60, message: settings.city },
  pinCode: { min: 3, max: 12, message: settings.pinCode },
};

/** The name of an account, as it is made and as it is changed. */
export const accountNameRules: FieldRules<'made' | 'changed'> = {
  made: { min: 2, max: 60, message: register.name },
  changed: { min: 3, max: 60, message: settings.name },
};

export const oneTimeCodeRule = { min: 4, max: 12, message: rules.code };

export const reviewRule = { max: 2000, message: rules.review.text, multiline: true };

/** How a refund was given that the card could not take, for the audit log. */
export const refundNoteRule = { min: 5, max: 300, message: rules.refundNote, multiline: true };

const minPassword = 7;
export const maxPassword = 128;

/** What is wrong with a password, which counts exactly as typed; `tooShort` is what its field says (decisions.md section 2). */
export function passwordError(password: string, tooShort: string): string | undefined {
  const { length } = [...password];
  if (!password.isWellFormed() || length < minPassword) return tooShort;
  return length > maxPassword ? rules.tooLong(maxPassword) : undefined;
}

/** The same of a new account's, which has a digit in it (spec.md section 5). */
export const newPasswordError = (password: string): string | undefined =>
  passwordError(password, register.passwordLength) ??
  (/\d/.test(password) ? undefined : register.passwordDigit);
