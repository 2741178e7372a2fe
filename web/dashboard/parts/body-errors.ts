import type { ZodType } from 'zod';
import { fieldErrors } from '#contract/field-errors.ts';

/** What a call's own schema says of the body that a form makes: the message of each wrong field, by its name on the wire. */
export const bodyErrors = (schema: ZodType, body: unknown): Record<string, string> =>
  fieldErrors(schema.safeParse(body).error?.issues ?? []);
