import { z } from 'zod';
import type { Form } from './form.ts';
import { badParameter, type Refusal } from './refusal.ts';

/** Whole numbers travel as text in a form. */
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'integer')
  .transform(Number);

/** Up to 50 keys of 40 characters, values of 500: Stripe's limits. */
export const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50, 'Metadata can have up to 50 keys.')
  .default({});

export const expand = z.array(z.string()).default([]);

/**
 * The form's parameters as `schema` reads them. Throws a refusal that names the first wrong one as Stripe would:
 * missing, unknown, not an integer, or invalid.
 */
export function readParameters<Schema extends z.ZodType>(schema: Schema, form: Form): z.output<Schema> {
  const result = schema.safeParse(form, { reportInput: true });
  if (result.success) return result.data;
  throw refusalOf(result.error.issues[0] as z.core.$ZodIssue);
}

function refusalOf(issue: z.core.$ZodIssue): Refusal {
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? '']);
    return badParameter(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
  }
  if (issue.input === undefined)
    return badParameter(`Missing required param: ${param}.`, param, 'parameter_missing');
  if (issue.message === 'integer')
    return badParameter(`Invalid integer: ${String(issue.input)}`, param, 'parameter_invalid_integer');
  return badParameter(issue.message, param);
}

const nameOf = (path: PropertyKey[]): string =>
  path.map((part, depth) => (depth === 0 ? String(part) : `[${String(part)}]`)).join('');
