import { rules } from '#wording/rules.ts';
import { emailError } from './email-address.ts';
import type { FieldRules } from './form-rules.ts';
import { textError } from './text-rule.ts';

const { contact } = rules;

/** The rules of an inquiry (spec.md sections 5 and 9), apart from ./form-rules.ts: one page alone needs them. */
export const inquiryRules: FieldRules<
  | 'name'
  | 'email'
  | 'phone'
  | 'businessName'
  | 'businessInquiry'
  | 'itemType'
  | 'address'
  | 'deliveryTime'
  | 'instructions'
  | 'message'
> = {
  name: { min: 4, max: 30, message: contact.name },
  email: { min: 3, max: 50, message: contact.email },
  phone: { min: 8, max: 20, message: contact.phone },
  businessName: { min: 3, max: 50, message: contact.businessName },
  businessInquiry: { min: 10, max: 200, message: contact.businessInquiry, multiline: true },
  itemType: { min: 10, max: 300, message: contact.itemType, multiline: true },
  address: { min: 20, max: 500, message: contact.address, multiline: true },
  deliveryTime: { max: 40, message: contact.deliveryTime },
  instructions: { min: 0, max: 200, multiline: true },
  message: { min: 10, max: 5000, message: contact.message, multiline: true },
};

/** The rule of every e-mail (decisions.md section 9), and spec.md's length: an answer has to reach whoever asks. */
export const inquiryEmailError = (typed: string): string | undefined =>
  textError(inquiryRules.email, typed) ?? emailError(typed, contact.email);

export const minInquiryUnits = 10;
