import type { InquiryState, InquiryType } from '#database/enums.ts';
import type { InquiryDraft } from '#shop/messages/inquiry.ts';
import type { CheckedBody } from './call.ts';
import type { newContact } from './contact.ts';
import type { WireMessage, WireWholeMessage } from './messages.ts';

/** An inquiry as staff read it; '' or null in the fields that are not of its type. Moments are ISO 8601. */
export interface Message {
  id: string;
  /** What its sender quotes, such as K3V9-X0QM. */
  reference: string;
  name: string;
  email: string;
  phone: string;
  type: InquiryType;
  message: string;
  businessName: string;
  businessInquiry: string;
  itemType: string;
  quantity: number | null;
  address: string;
  deliveryDate: string | null;
  deliveryTime: string;
  instructions: string;
  createdAt: string;
  read: boolean;
  /** Whether it waits for staff, for its customer, or for nobody. */
  state: InquiryState;
  /** The member of staff who looks after it; '' for nobody. */
  assignee: string;
  /** When its customer or staff last wrote to each other. */
  lastAt: string;
}

/** The same with what was written after it, and what staff need to answer. */
export type WholeMessage = Message & Pick<WireWholeMessage, 'messages' | 'orders' | 'staff'>;
export type ThreadMessage = WholeMessage['messages'][number];

export const decodeMessage = <Wire extends WireMessage>({
  business_name,
  business_inquiry,
  item_type,
  delivery_date,
  delivery_time,
  ...same
}: Wire) => ({
  ...same,
  businessName: business_name,
  businessInquiry: business_inquiry,
  itemType: item_type,
  deliveryDate: delivery_date,
  deliveryTime: delivery_time,
});

export const encodeMessage = <Told extends Message>({
  businessName,
  businessInquiry,
  itemType,
  deliveryDate,
  deliveryTime,
  ...same
}: Told) => ({
  ...same,
  business_name: businessName,
  business_inquiry: businessInquiry,
  item_type: itemType,
  delivery_date: deliveryDate,
  delivery_time: deliveryTime,
});

export const decodeInquiry = (body: CheckedBody<typeof newContact>): InquiryDraft => {
  if (body.type !== 'trade') return body;
  const { businessInquery, ...same } = body;
  return { ...same, businessInquiry: businessInquery };
};

/** What a form holds, in its own words, for /newContact: the server reads the fields of its type. */
export const encodeInquiry = <Form extends { businessInquiry: string }>({
  businessInquiry,
  ...same
}: Form) => ({ ...same, businessInquery: businessInquiry });

/** The fields of an inquiry that have another name on the wire, for `decodeErrors`. */
export const inquiryFieldNames: Record<string, string> = { businessInquery: 'businessInquiry' };
