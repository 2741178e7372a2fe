import { z } from 'zod';
import { maxAxes, maxMembers } from '#shop/catalogue/limits.ts';
import { rules } from '#wording/rules.ts';
import { bool, id, optionalText, text, wholeNumber } from './fields.ts';

/** What the call that saves a family takes: {axes, productIds} for a new one, {familyId, ...} for one that is there. */
export const familyBody = z
  .object({
    familyId: wholeNumber(1, 2_147_483_647).optional(),
    /** What it was edited from; left out: whatever it is now. */
    version: wholeNumber(1, 2_147_483_647).optional(),
    /** Left out: what the titles of its products have in common. */
    title: optionalText({ max: 150 }),
    /** Keys of the attributes by which its products differ. */
    axes: z
      .array(text({ max: 40, message: rules.family.axes }), { error: rules.family.axes })
      .max(maxAxes, { error: rules.family.axes })
      .default([]),
    /** All of its products: who is not named any more leaves it. */
    productIds: z
      .array(id(), { error: rules.family.products })
      .max(maxMembers, { error: rules.family.many(maxMembers) })
      .default([]),
    /** Ends the family; nothing else is read then. */
    dissolve: bool.default(false),
  })
  .superRefine(({ familyId, axes, productIds, dissolve }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (dissolve && familyId === undefined) wrong('familyId', rules.family.none);
    if (dissolve) return;
    if (axes.length === 0 || new Set(axes).size < axes.length) wrong('axes', rules.family.axes);
    if (new Set(productIds).size < productIds.length) wrong('productIds', rules.family.products);
    if (familyId === undefined && productIds.length < 2) wrong('productIds', rules.family.few);
  });
