import { config, type ZodType } from 'zod';
import { fieldErrors } from '#contract/field-errors.ts';

// Zod would compile schemas by `new Function`, which the page's Content-Security-Policy reports.
config({ jitless: true });

/** What a call's own schema says of the body that a form makes: the message of each wrong field, by its name on the wire. */
export const bodyErrors = (schema: ZodType, body: unknown): Record<string, string> =>
  fieldErrors(schema.safeParse(body).error?.issues ?? []);
