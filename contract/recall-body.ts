import { z } from 'zod';
import { rules } from '#wording/rules.ts';
import { day, id, text, wholeNumber } from './fields.ts';

const maxDays = 36_500;

/** A recall as staff write it, checked by the call and by its form. */
export const recallBody = z.object({
  productId: id(),
  /** Bought in so many days back; or since a day, which is Europe/London's. Neither: whenever it was. */
  days: wholeNumber(1, maxDays).optional(),
  since: z.union([z.literal(''), day()], { error: rules.day }).default(''),
  subject: text({ min: 5, max: 150, message: rules.recall.subject }),
  text: text({ min: 20, max: 5000, message: rules.recall.text, multiline: true }),
  /** Made by the form, once: the same one begins nothing new. */
  key: text({ min: 8, max: 64 }),
});
