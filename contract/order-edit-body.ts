import { z } from 'zod';
import { noteReaders } from '#database/enums.ts';
import { maxProducts, maxUnits } from '#shop/pricing/limits.ts';
import { rules } from '#wording/rules.ts';
import { id, optionalText, text } from './fields.ts';
import { addressRules } from './form-rules.ts';

const { orderEdit } = rules;

export const addressFields = {
  name: text(addressRules.name),
  phone: text(addressRules.phone),
  address: text(addressRules.address),
  city: text(addressRules.city),
  pinCode: text(addressRules.pinCode),
};

/** How a change is known again, and what whoever makes it saw: the same key is the same press, `version` counts the edits. */
export const editMeta = {
  key: optionalText({ max: 64 }),
  version: z.int32().min(0).optional(),
};

export const reasonRule = { min: 3, max: 500, message: orderEdit.reason, multiline: true };
export const noteRule = { max: 2000, message: orderEdit.note, multiline: true };

/** What /dash-order-edit takes: one of address and lines, or both. */
export const orderEditBody = z
  .object({
    orderId: id(),
    address: z.object(addressFields).optional(),
    /** Units that are to be sent of a line, fewer than now; 0 takes it out. Positions are those of p1..p5. */
    lines: z
      .array(
        z.object({
          position: z.int().min(1).max(maxProducts),
          quantity: z.int({ error: orderEdit.units }).min(0, { error: orderEdit.units }).max(maxUnits),
        }),
      )
      .max(maxProducts)
      .optional(),
    /** The customer reads it. */
    reason: text(reasonRule),
    ...editMeta,
  })
  .refine(({ address, lines }) => address || lines, { path: ['address'], error: orderEdit.nothing });

/** What /dash-note takes. */
export const orderNoteBody = z.object({
  orderId: id(),
  text: text(noteRule),
  for: z.enum(noteReaders, { error: rules.choice }),
  key: editMeta.key,
});
