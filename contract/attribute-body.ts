import { z } from 'zod';
import { attributeKinds } from '#database/enums.ts';
import { attributeKey, maxValueLength } from '#shop/catalogue/attributes/attribute.ts';
import { rules } from '#wording/rules.ts';
import { bool, optionalText, text, wholeNumber } from './fields.ts';
import { category } from './product-body.ts';

/** '|' stands between several choices in files. */
const choice = text({ max: maxValueLength, message: rules.attribute.choice }).refine(
  (value) => !value.includes('|'),
  { error: rules.attribute.choice },
);

/** What the call that writes an attribute takes. Apart from the call, so that the dashboard's form checks by it. */
export const attributeBody = z
  .object({
    key: text({ max: 40, message: rules.attribute.key }).regex(attributeKey, { error: rules.attribute.key }),
    label: text({ max: 60, message: rules.attribute.label }),
    unit: optionalText({ max: 10 }),
    kind: z.enum(attributeKinds, { error: rules.choice }),
    choices: z.array(choice).max(100, { error: rules.attribute.manyChoices }).default([]),
    categories: z.array(category).min(1, { error: rules.attribute.categories }),
    filter: bool.default(false),
    /** Left out: a new one comes last, one that is there stays in its place. */
    position: wholeNumber(0, 1_000_000).optional(),
    retired: bool.default(false),
    /** What the form was filled from; left out: it is a new one. */
    version: wholeNumber(1, 2_000_000_000).optional(),
  })
  .superRefine(({ kind, choices }, context) => {
    const among = kind === 'choice' || kind === 'choices';
    const doubled = new Set(choices.map((one) => one.toLowerCase())).size < choices.length;
    const wrong =
      among && choices.length === 0
        ? rules.attribute.noChoices
        : !among && choices.length > 0
          ? rules.attribute.needlessChoices
          : doubled
            ? rules.attribute.doubled
            : '';
    if (wrong) context.addIssue({ code: 'custom', path: ['choices'], message: wrong });
  });
