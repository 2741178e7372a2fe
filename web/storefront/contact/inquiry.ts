import type { Body } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { inquiryEmailError, inquiryRules, minInquiryUnits } from '#contract/inquiry-rules.ts';
import { encodeInquiry } from '#contract/message.ts';
import { textError } from '#contract/text-rule.ts';
import { rules } from '#wording/rules.ts';
import { contact } from '#wording/storefront/contact.ts';
import type { Errors } from '../../browser/form.ts';

export type Inquiry = {
  name: string;
  email: string;
  phone: string;
  /** '' until one is chosen. */
  type: keyof typeof contact.types | '';
  businessName: string;
  businessInquiry: string;
  itemType: string;
  quantity: string;
  address: string;
  /** 2026-11-24 */
  deliveryDate: string;
  deliveryTime: string;
  instructions: string;
  message: string;
  /** Of an order, where it is about one. */
  topic: Topic;
};

export type Topic = keyof typeof contact.topics;

/** Who writes; kept for another message. */
export type Sender = Pick<Inquiry, 'name' | 'email' | 'phone'>;

const said = rules.contact;

/** The rules of spec.md section 5; only the fields of the chosen type count. */
export function checkInquiry(inquiry: Inquiry): Errors<Inquiry> {
  const errors = (...names: (keyof typeof inquiryRules)[]) =>
    Object.fromEntries(names.map((name) => [name, textError(inquiryRules[name], inquiry[name])]));
  const sender = { ...errors('name', 'phone'), email: inquiryEmailError(inquiry.email) };
  switch (inquiry.type) {
    case 'trade':
      return { ...sender, ...errors('businessName', 'businessInquiry') };
    case 'bulk': {
      const quantity = Number(inquiry.quantity) >= minInquiryUnits ? undefined : said.quantity;
      return { ...sender, ...errors('itemType', 'address'), quantity };
    }
    case 'special':
      return { ...sender, ...errors('deliveryTime'), deliveryDate: checkDate(inquiry.deliveryDate) };
    case 'other':
      return { ...sender, ...errors('message') };
    case '':
      return { ...sender, type: said.type };
  }
}

function checkDate(date: string): string | undefined {
  if (date === '') return said.deliveryDate;
  return date < today() ? contact.pastDate : undefined;
}

/** Today where the shop is, such as 2026-11-21. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());

export const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

/**
 * As /newContact takes it: every field, of which the server reads those of the type. It has none for an order, so the message begins
 * with that and with what is the matter.
 */
export const bodyOf = ({ topic, ...inquiry }: Inquiry, order = '') =>
  encodeInquiry({ ...inquiry, message: beginningOf(order, topic) + inquiry.message }) as Body<
    Calls['/newContact']
  >;

const beginningOf = (order: string, topic: Topic) =>
  order && contact.aboutOrder(order, contact.topicsInMessage[topic]);

/** How many characters may be typed behind the longest of these. */
export const maxMessage = (order: string): number =>
  inquiryRules.message.max -
  Math.max(...Object.keys(contact.topics).map((topic) => beginningOf(order, topic as Topic).length));

export const inquiryOf = (sender: Sender): Inquiry => ({
  ...sender,
  type: '',
  businessName: '',
  businessInquiry: '',
  itemType: '',
  quantity: '',
  address: '',
  deliveryDate: '',
  deliveryTime: '',
  instructions: '',
  message: '',
  topic: 'question',
});
