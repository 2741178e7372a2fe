import { z } from 'zod';
import { rules } from '#wording/rules.ts';
import { day, email, optionalText } from './fields.ts';

/** What the call that records a defence takes. */
export const defenceBody = z
  .object({
    email: email(rules.login.email),
    kind: z.enum(['UKARA', 'other'], { error: rules.choice }),
    reference: optionalText({ max: 40 }),
    /** What was seen, in staff's words: no document is kept. */
    note: optionalText({ max: 500, multiline: true }),
    accepted: z.boolean({ error: rules.choice }),
    /** The last day on which it counts; of one that is refused none. */
    until: z.preprocess((value) => (value === '' ? null : value), day().nullish()),
  })
  .superRefine(({ kind, reference, note, accepted, until }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'UKARA' && !reference) wrong('reference', rules.defence.reference);
    if (kind === 'other' && !note) wrong('note', rules.defence.note);
    if (accepted && !until) wrong('until', rules.defence.until);
  });
