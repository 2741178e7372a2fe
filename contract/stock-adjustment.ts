import { z } from 'zod';
import { adjustReasons } from '#database/enums.ts';
import { rules } from '#wording/rules.ts';
import { id, optionalText, wholeNumber } from './fields.ts';

const maxUnits = 1_000_000;
const text = rules.stock;

/** What staff write off or count, checked by the call and by its form. */
export const adjustmentBody = z
  .object({
    productId: id(),
    reason: z.enum(adjustReasons, { error: text.reason }),
    /** Units that go, below 0, or that turned up again. */
    change: wholeNumber(-maxUnits, maxUnits, text.change).optional(),
    /** Units on the shelf, for the reason `counted`. */
    counted: wholeNumber(0, maxUnits, text.counted).optional(),
    /** Units in the warehouse by the shop's books, as staff saw them: where they moved since, 409. */
    onHandWas: wholeNumber(0, 2_000_000_000),
    note: optionalText({ max: 200 }),
  })
  .superRefine(({ reason, change, counted }, context) => {
    const report = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (reason === 'counted' && counted === undefined) report('counted', text.counted);
    if (reason !== 'counted' && !change) report('change', text.change);
  });
