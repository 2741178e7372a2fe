import { z } from 'zod';
import { rules } from '#wording/rules.ts';
import { call, perPlace } from './call.ts';
import { tidyEmail } from './email-address.ts';
import { checkedBy, day, email, optionalText, text, wholeNumber } from './fields.ts';
import { inquiryEmailError, inquiryRules, minInquiryUnits } from './inquiry-rules.ts';

/** spec.md section 7 'Customer: contact and newsletter'; the limits are those of sections 5 and 9. */
const group = 'Contact and newsletter';
const said = rules.contact;

const common = {
  name: text(inquiryRules.name),
  email: checkedBy(inquiryEmailError, z.string({ error: said.email })).transform(tidyEmail),
  phone: text(inquiryRules.phone),
};
const anythingElse = optionalText({ max: inquiryRules.message.max, multiline: true });

/** Fields of the other types are ignored, whatever they hold. */
const inquiry = z.discriminatedUnion(
  'type',
  [
    z.object({
      ...common,
      type: z.literal('trade'),
      businessName: text(inquiryRules.businessName),
      businessInquery: text(inquiryRules.businessInquiry),
      message: anythingElse,
    }),
    z.object({
      ...common,
      type: z.literal('bulk'),
      itemType: text(inquiryRules.itemType),
      quantity: wholeNumber(minInquiryUnits, 9_999_999_999, said.quantity),
      address: text(inquiryRules.address),
      message: anythingElse,
    }),
    z.object({
      ...common,
      type: z.literal('special'),
      deliveryDate: day(said.deliveryDate),
      deliveryTime: text(inquiryRules.deliveryTime),
      instructions: optionalText(inquiryRules.instructions),
      message: anythingElse,
    }),
    z.object({
      ...common,
      type: z.literal('other'),
      message: text(inquiryRules.message),
    }),
  ],
  { error: said.type },
);

export const newContact = call({
  path: '/newContact',
  group,
  summary: 'Sends an inquiry to staff, and a copy to a sender who is signed in with the e-mail it names',
  caller: 'anyone',
  body: inquiry,
  answer: z.object({
    /** What the sender can quote, such as K3V9-X0QM. */
    reference: z.string(),
    /** Whether a copy was mailed to the sender, who is signed in with that e-mail. */
    copied: z.boolean(),
  }),
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
