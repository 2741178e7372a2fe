import { z } from 'zod';
import { inquiryStates } from '#database/enums.ts';
import { unfilledIn } from '#shop/messages/template-text.ts';
import { rules } from '#wording/rules.ts';
import { id, text } from './fields.ts';
import type { FieldRules } from './form-rules.ts';

const { message } = rules;

export const messageRules: FieldRules<'reply' | 'note' | 'key' | 'title' | 'template'> = {
  reply: { max: 10_000, message: message.reply, multiline: true },
  note: { max: 5000, message: message.note, multiline: true },
  key: { min: 8, max: 64 },
  title: { min: 3, max: 80, message: message.title },
  template: { min: 10, max: 10_000, message: message.template, multiline: true },
};

/** What /dash-reply takes, and the form checks: nothing of a saved answer may still be open. */
export const replyBody = z.object({
  inquiryId: id(),
  text: text(messageRules.reply).refine((text) => !unfilledIn(text), {
    error: ({ input }) => message.unfilled(unfilledIn(String(input)) ?? ''),
  }),
  /** What it waits for then: the customer, unless told. */
  state: z.enum(inquiryStates, { error: rules.choice }).optional(),
  /** Made by whoever writes it: the same one is the same press. */
  key: text(messageRules.key),
  /** The newest message of the thread that whoever writes it saw; 0 for none. */
  seen: z.int32().min(0).optional(),
});

/** What /dash-template-save takes. */
export const templateBody = z.object({
  id: z.int32().optional(),
  title: text(messageRules.title),
  text: text(messageRules.template),
  version: z.int32().optional(),
});
