import type { Body } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { encodeInquiry } from '#contract/message.ts';
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

/** The most characters of each field (spec.md section 9). */
export const longest = {
  name: 30,
  email: 50,
  phone: 20,
  businessName: 50,
  businessInquiry: 200,
  itemType: 300,
  quantity: 10,
  address: 500,
  instructions: 200,
  message: 5000,
} as const;

const said = rules.contact;
const shorter = (text: string, least: number) => [...text.trim()].length < least;

/** The rules of spec.md section 5; only the fields of the chosen type count. */
export const checkInquiry = (inquiry: Inquiry): Errors<Inquiry> => ({
  name: shorter(inquiry.name, 4) ? said.name : undefined,
  email: shorter(inquiry.email, 3) || !/[@.]/.test(inquiry.email) ? said.email : undefined,
  phone: shorter(inquiry.phone, 8) ? said.phone : undefined,
  type: inquiry.type === '' ? said.type : undefined,
  ...checkType(inquiry),
});

function checkType(inquiry: Inquiry): Errors<Inquiry> {
  switch (inquiry.type) {
    case 'trade':
      return {
        businessName: shorter(inquiry.businessName, 3) ? said.businessName : undefined,
        businessInquiry: shorter(inquiry.businessInquiry, 10) ? said.businessInquiry : undefined,
      };
    case 'bulk':
      return {
        itemType: shorter(inquiry.itemType, 10) ? said.itemType : undefined,
        quantity: Number(inquiry.quantity) >= 10 ? undefined : said.quantity,
        address: shorter(inquiry.address, 20) ? said.address : undefined,
      };
    case 'special':
      return {
        deliveryDate: checkDate(inquiry.deliveryDate),
        deliveryTime: inquiry.deliveryTime === '' ? said.deliveryTime : undefined,
      };
    case 'other':
      return { message: shorter(inquiry.message, 10) ? said.message : undefined };
    case '':
      return {};
  }
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
