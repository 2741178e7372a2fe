import { z } from 'zod';
import { inquiryTypes } from '#database/enums.ts';
import { rules } from '#wording/rules.ts';
import { call, nothing, perPlace } from './call.ts';
import { day, email, optionalText, text, whole } from './fields.ts';

/** spec.md section 7 'Customer: contact and newsletter'; the limits are those of sections 5 and 9. */
const group = 'Contact and newsletter';
const said = rules.contact;

const common = {
  name: text({ min: 4, max: 30, message: said.name }),
  email: looseEmail(),
  phone: text({ min: 8, max: 20, message: said.phone }),
};
const anythingElse = optionalText({ max: 5000, multiline: true });

/** 'Contains @ or a dot' is all that spec.md asks of the contact form's e-mail. */
function looseEmail() {
  return text({ min: 3, max: 50, message: said.email }).refine((value) => /[@.]/.test(value), {
    error: said.email,
  });
}

/** Fields of the other types are ignored, whatever they hold. */
const inquiry = z.discriminatedUnion(
  'type',
  [
    z.object({
      ...common,
      type: z.literal('trade'),
      businessName: text({ min: 3, max: 50, message: said.businessName }),
      businessInquery: text({ min: 10, max: 200, message: said.businessInquiry, multiline: true }),
      message: anythingElse,
    }),
    z.object({
      ...common,
      type: z.literal('bulk'),
      itemType: text({ min: 10, max: 300, message: said.itemType, multiline: true }),
      quantity: whole(10, 9_999_999_999, said.quantity),
      address: text({ min: 20, max: 500, message: said.address, multiline: true }),
      message: anythingElse,
    }),
    z.object({
      ...common,
      type: z.literal('special'),
      deliveryDate: day(said.deliveryDate),
      deliveryTime: text({ max: 40, message: said.deliveryTime }),
      instructions: optionalText({ max: 200, multiline: true }),
      message: anythingElse,
    }),
    z.object({
      ...common,
      type: z.literal('other'),
      message: text({ min: 10, max: 5000, message: said.message, multiline: true }),
    }),
  ],
  { error: said.type },
);

export const newContact = call({
  path: '/newContact',
  group,
  summary: 'Sends an inquiry to staff',
  caller: 'anyone',
  body: inquiry,
  answer: nothing,
  rate: perPlace(10, 600),
});

export const subNewsLetter = call({
  path: '/subNewsLetter',
  group,
  summary: 'Subscribes to the newsletter and answers the first-order code; twice is fine',
  caller: 'anyone',
  body: z.object({ email: email(rules.newsletter.email), source: optionalText({ max: 40 }) }),
  answer: z.object({ code: z.string() }),
  rate: perPlace(10, 600),
});

/** A message as staff see it (spec.md section 3 'Message'). */
export const message = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  type: z.enum(inquiryTypes),
  message: z.string(),
  business_name: z.string(),
  business_inquiry: z.string(),
  item_type: z.string(),
  quantity: z.number().nullable(),
  address: z.string(),
  delivery_date: z.string().nullable(),
  delivery_time: z.string(),
  instructions: z.string(),
  createdAt: z.string(),
  read: z.boolean(),
});
export type WireMessage = z.output<typeof message>;
