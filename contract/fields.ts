import { z } from 'zod';
import { rules } from '#wording/rules.ts';
import { emailError, tidyEmail } from './email-address.ts';
import { passwordError } from './form-rules.ts';
import { isStorable, type TextRule, textError } from './text-rule.ts';

/**
 * Fields that several calls share. Every text is trimmed and checked by ./text-rule.ts. Numbers may come as numeric text, since
 * forms send them so.
 */

/** Has a text checked by a rule that forms share, which answers what is wrong with it. */
export const checkedBy = (error: (value: string) => string | undefined, schema: z.ZodString) =>
  schema.refine((value) => error(value) === undefined, { error: ({ input }) => error(String(input)) });

/** Trimmed text of min to max characters. */
export const text = (rule: TextRule = {}) =>
  checkedBy((value) => textError(rule, value), z.string({ error: rule.message ?? rules.text }).trim());

/** Text that may be left out; missing, null and blank become ''. */
export const optionalText = (rule: TextRule = {}) =>
  text({ ...rule, min: 0 })
    .nullish()
    .transform((value) => value ?? '');

/** Decimal: 12, 12.5, -1; not 1e3 or 0x10, which nobody means in a form. */
const numeric = /^\s*-?(\d+\.?\d*|\.\d+)\s*$/;
const number = (message: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && numeric.test(value) ? Number(value) : value),
    z.number({ error: message }),
  );

/** A whole number from min to max. */
export const wholeNumber = (min: number, max: number, message: string = rules.wholeNumber) =>
  number(message).pipe(z.int({ error: message }).min(min, { error: message }).max(max, { error: message }));

/** Pounds with at most two decimals, such as 12.99 (decisions.md section 1). */
export const pounds = (min = 0, max = 1_000_000, message: string = rules.price) =>
  number(message).pipe(
    z
      .number()
      .min(min, { error: message })
      .max(max, { error: message })
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: message }),
  );

/** A day such as 2026-12-24, from the year 1 on: PostgreSQL has no year 0. Whatever call takes one, takes it by this. */
export const day = (message: string = rules.day) =>
  z.iso.date({ error: message }).refine((value) => value >= '0001', { error: message });

/** An e-mail address in the one form in which it is kept and compared (decisions.md section 2; ./email-address.ts). */
export const email = (message: string) =>
  checkedBy((value) => emailError(value, message), z.string({ error: message })).transform(tidyEmail);

/** A password exactly as typed: 7 to 128 characters of anything (decisions.md section 2). */
export const password = (message: string) =>
  checkedBy((value) => passwordError(value, message), z.string({ error: message }));

/** An id of a product or an order: opaque, at least 5 characters (decisions.md section 1). */
export const id = (message: string = rules.id) => text({ min: 1, max: 64, message });

export const limit = (usual: number, max = 100) => wholeNumber(1, max).default(usual);
export const offset = () => wholeNumber(0, 10_000_000).default(0);
export const bool = z.preprocess(
  (value) =>
    value === 'true' || value === 1 || value === '1'
      ? true
      : value === 'false' || value === 0 || value === '0'
        ? false
        : value,
  z.boolean(),
);

/** A secret typed by a person: only its length is checked, so that the answer tells nothing about what is right. */
export const guessed = ({ min, max, message }: Required<Pick<TextRule, 'min' | 'max' | 'message'>>) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z
      .string({ error: message })
      .trim()
      .min(min, { error: message })
      .max(max, { error: message })
      .refine(isStorable, { error: message }),
  );
