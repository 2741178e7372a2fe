import type { PathsOf } from '#contract/calls.ts';
import { isEmailAddress, tidyEmail } from '#contract/email-address.ts';
import { messageOf, threadMessageOf } from '#contract/from-shop.ts';
import { encodeMessage } from '#contract/message.ts';
import type * as declared from '#contract/messages.ts';
import { assignInquiry, setInquiryState, staffIds } from '#shop/messages/desk.ts';
import {
  deleteInquiry,
  findInquiry,
  listInquiries,
  markUnread,
  openInquiry,
} from '#shop/messages/inquiry.ts';
import { deleteTemplate, listTemplates, maxTemplates, saveTemplate } from '#shop/messages/templates.ts';
import { addNote, ordersOfInquiry, readThread, reply } from '#shop/messages/thread.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

const text = answers.messages;
const none = () => fail(404, text.none);
const done = { status: 200, message: answers.done } as const;

export const messages: Handlers<PathsOf<typeof declared>> = {
  async '/dash-messages'({ shop, body: { state, mine, ...page }, staffId }) {
    const { inquiries, total } = await listInquiries(shop, {
      ...page,
      unread: state === 'unread',
      state: state === 'unread' || state === 'all' ? undefined : state,
      assignee: mine ? staffId : undefined,
    });
    return { status: 200, data: inquiries.map((inquiry) => encodeMessage(messageOf(inquiry))), total };
  },

  async '/dash-message-details'({ shop, body }) {
    const inquiry = await openInquiry(shop, body.id);
    if (!inquiry) return none();
    const [thread, orders, staff] = await Promise.all([
      readThread(shop, inquiry.id),
      ordersOfInquiry(shop, inquiry),
      staffIds(shop),
    ]);
    const whole = {
      ...messageOf(inquiry),
      messages: thread.map(threadMessageOf),
      orders: orders.map(({ receiptNumber, createdAt, ...order }) => ({
        ...order,
        number: receiptNumber,
        createdAt: createdAt.toISOString(),
      })),
      staff,
    };
    return { status: 200, data: [encodeMessage(whole)] };
  },

  async '/dash-reply'({ shop, body, staffId }) {
    const inquiry = await findInquiry(shop, body.inquiryId);
    if (!inquiry) return none();
    // The contact form takes anything with an @ or a dot (spec.md section 5).
    if (!isEmailAddress(inquiry.email)) return fail(409, text.noAddress);
    const written = await reply(shop, { ...body, to: tidyEmail(inquiry.email), staffId });
    if ('messageId' in written) return { status: 200, message: text.replied, messageId: written.messageId };
    return written.refused === 'no such inquiry' ? none() : fail(409, text.answeredMeanwhile);
  },

  async '/dash-message-note'({ shop, body, staffId }) {
    const written = await addNote(shop, { ...body, staffId });
    return 'messageId' in written ? { ...done, messageId: written.messageId } : none();
  },

  async '/dash-message-assign'({ shop, body: { inquiryId, staffId: assignee }, staffId }) {
    const assigned = await assignInquiry(shop, { inquiryId, assignee: assignee || null, staffId });
    if ('assigned' in assigned) return done;
    if (assigned.refused === 'no such inquiry') return none();
    return fail(400, text.noStaff, { errors: { staffId: text.noStaff } });
  },

  async '/dash-message-state'({ shop, body, staffId }) {
    return 'state' in (await setInquiryState(shop, { ...body, staffId })) ? done : none();
  },

  async '/dash-message-unread'({ shop, body }) {
    return (await markUnread(shop, body.id)) ? done : none();
  },

  async '/dash-message-delete'({ shop, body, staffId }) {
    const deleted = await deleteInquiry(shop, body.id, staffId);
    return deleted ? { status: 200, message: text.deleted } : none();
  },

  async '/dash-templates'({ shop }) {
    const found = await listTemplates(shop);
    return {
      status: 200,
      data: found.map(({ revision: version, ...template }) => ({ ...template, version })),
    };
  },

  async '/dash-template-save'({ shop, body: { version: revision, ...draft }, staffId }) {
    const saved = await saveTemplate(shop, { ...draft, revision }, staffId);
    if (!('refused' in saved)) return { ...done, id: saved.id, version: saved.revision };
    switch (saved.refused) {
      case 'no such template':
        return fail(404, text.noTemplate);
      case 'changed meanwhile':
        return fail(409, text.templateChanged);
      case 'title is taken':
        return fail(409, text.titleTaken, { errors: { title: text.titleTaken } });
      case 'too many':
        return fail(409, text.tooManyTemplates(maxTemplates));
    }
  },

  async '/dash-template-delete'({ shop, body, staffId }) {
    return (await deleteTemplate(shop, body.id, staffId)) ? done : fail(404, text.noTemplate);
  },
};
