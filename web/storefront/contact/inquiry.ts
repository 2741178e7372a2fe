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
};

/** Who writes; kept for another message. */
export type Sender = Pick<Inquiry, 'name' | 'email' | 'phone'>;

const said = rules.contact;

/**
 * The rules of spec.md section 5; only the fields of the chosen type count. What the form itself wrote into the message about an
 * order is no message yet.
 */
export function checkInquiry(inquiry: Inquiry, order = ''): Errors<Inquiry> {
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
    case 'other': {
      const { message } = errors('message');
      return { ...sender, message: message ?? checkAbout(order, inquiry.message) };
    }
    case '':
      return { ...sender, type: said.type };
  }
}

function checkAbout(order: string, message: string): string | undefined {
  const prefilled = topics
    .map((topic) => beginning(order, topic).trim())
    .find((beginning) => beginning.startsWith(message.trim()));
  return order && prefilled ? contact.onlyOrder(prefilled) : undefined;
}

export type Topic = keyof typeof contact.topics;
const topics = Object.keys(contact.topics) as Topic[];
const beginning = (order: string, topic: Topic) => contact.aboutOrder(order, contact.topicsInMessage[topic]);

/** What a message is about, by what it begins with: /newContact has no field for it. */
export const topicOf = (order: string, message: string): Topic =>
  topics.find((topic) => message.startsWith(beginning(order, topic))) ?? 'question';

/** The same message about something else. */
export function withTopic(order: string, message: string, topic: Topic): string {
  const before = beginning(order, topicOf(order, message));
  const said = message.startsWith(before) ? message.slice(before.length) : message;
  return beginning(order, topic) + said;
}

function checkDate(date: string): string | undefined {
  if (date === '') return said.deliveryDate;
  return date < today() ? contact.pastDate : undefined;
}

/** Today where the shop is, such as 2026-11-21. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());

export const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

/** As /newContact takes it: every field, of which the server reads those of the type. */
export const bodyOf = (inquiry: Inquiry) => encodeInquiry(inquiry) as Body<Calls['/newContact']>;

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
});
