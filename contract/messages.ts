import { z } from 'zod';
import { inquiryMessageKinds, inquiryStates, inquiryTypes, orderStatuses } from '#database/enums.ts';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited } from './call.ts';
import { bool, id, limit, offset, optionalText, text } from './fields.ts';
import { messageRules, replyBody, templateBody } from './message-body.ts';

/** What visitors wrote, and what staff do about it. spec.md section 7 has /dash-messages and /dash-message-details. */
const group = 'Messages';
const staff = { group, caller: 'staff' } as const;

/** A message as staff see it (spec.md section 3 'Message'). */
const message = z.object({
  id: z.string(),
  reference: z.string(),
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
  state: z.enum(inquiryStates),
  /** '' for nobody. */
  assignee: z.string(),
  lastAt: z.string(),
});
export type WireMessage = z.output<typeof message>;

export const dashMessages = call({
  ...notRateLimited,
  path: '/dash-messages',
  ...staff,
  summary:
    'A page of the contact inquiries, the one that was last written to first; `find` is part of a name, an e-mail, the message or its reference',
  body: z.object({
    limit: limit(50, 200),
    offset: offset(),
    find: optionalText({ max: 100 }),
    state: z.enum(['all', 'unread', ...inquiryStates], { error: rules.choice }).default('all'),
    /** Only those that whoever asks looks after. */
    mine: bool.default(false),
  }),
  answer: z.object({ data: z.array(message), total: z.int() }),
});

const wholeMessage = message.extend({
  /** What was written after it, oldest first: staff's replies, the customer's answers, and notes that staff alone see. */
  messages: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(inquiryMessageKinds),
      text: z.string(),
      /** The member of staff, or the e-mail that it came from. */
      by: z.string(),
      /** Names alone: files are not kept. */
      attachments: z.array(z.string()),
      /** An out-of-office notice or the like. */
      automatic: z.boolean(),
      at: z.string(),
    }),
  ),
  /** The newest orders of its e-mail, which whoever wrote it typed. */
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.int().nullable(),
      orderStatus: z.enum(orderStatuses),
      createdAt: z.string(),
    }),
  ),
  /** Everybody who can look after it. */
  staff: z.array(z.string()),
});
export type WireWholeMessage = z.output<typeof wholeMessage>;

export const dashMessageDetails = call({
  ...notRateLimited,
  path: '/dash-message-details',
  ...staff,
  summary: 'One inquiry whole, with its thread; it counts as read from then on',
  body: z.object({ id: id() }),
  answer: z.object({ data: z.tuple([wholeMessage]) }),
});

export const dashReply = call({
  path: '/dash-reply',
  ...staff,
  summary:
    'Replies to an inquiry by e-mail, once for each key; a colleague or the customer who wrote meanwhile is 409',
  body: replyBody,
  answer: z.object({ messageId: z.int() }),
});

export const dashMessageNote = call({
  path: '/dash-message-note',
  ...staff,
  summary: 'Writes a note beside an inquiry that staff alone see, once for each key',
  body: z.object({ inquiryId: id(), text: text(messageRules.note), key: text(messageRules.key) }),
  answer: z.object({ messageId: z.int() }),
});

export const dashMessageAssign = call({
  path: '/dash-message-assign',
  ...staff,
  summary: 'Gives an inquiry to a member of staff, or to nobody',
  body: z.object({ inquiryId: id(), /** '' for nobody. */ staffId: optionalText({ max: 100 }) }),
  answer: noFields,
});

export const dashMessageState = call({
  path: '/dash-message-state',
  ...staff,
  summary: 'Says what an inquiry waits for: staff (open), its customer (waiting) or nobody (done)',
  body: z.object({ inquiryId: id(), state: z.enum(inquiryStates, { error: rules.choice }) }),
  answer: noFields,
});

export const dashMessageUnread = call({
  path: '/dash-message-unread',
  ...staff,
  summary: 'Takes an inquiry for unread again',
  body: z.object({ id: id() }),
  answer: noFields,
});

export const dashMessageDelete = call({
  path: '/dash-message-delete',
  ...staff,
  summary: 'Deletes a message for good; the audit log says who did, and nothing of what was written',
  body: z.object({ id: id() }),
  answer: noFields,
});

const template = z.object({ id: z.int(), title: z.string(), text: z.string(), version: z.int() });
export type WireTemplate = z.output<typeof template>;

export const dashTemplates = call({
  ...notRateLimited,
  path: '/dash-templates',
  ...staff,
  summary: 'The answers that staff saved, by title; {name} and {order number} stand for the customer’s',
  body: noFields,
  answer: z.object({ data: z.array(template) }),
});

export const dashTemplateSave = call({
  path: '/dash-template-save',
  ...staff,
  summary: 'Saves an answer for later, or changes the one whose id and version are sent',
  body: templateBody,
  answer: z.object({ id: z.int(), version: z.int() }),
});

export const dashTemplateDelete = call({
  path: '/dash-template-delete',
  ...staff,
  summary: 'Deletes a saved answer; replies made of it stay',
  body: z.object({ id: z.int32() }),
  answer: noFields,
});
