import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/contact.ts';
import { decodeInquiry } from '#contract/message.ts';
import { addInquiry } from '#shop/messages/inquiry.ts';
import { referenceOf } from '#shop/messages/reference.ts';
import { subscribe } from '#shop/newsletter/subscribe.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { countNewsletterEmail } from '../http/email-limit.ts';
import { tooMany } from '../http/failures.ts';
import { isOwnEmail } from '../http/own-email.ts';

const text = answers.contact;

export const contact: Handlers<PathsOf<typeof declared>> = {
  async '/newContact'({ shop, body, cookies }) {
    const copied = await isOwnEmail(shop, cookies, body.email);
    const { id } = await addInquiry(shop, decodeInquiry(body), { copyTo: copied ? body.email : undefined });
    return { status: 200, message: text.sent, reference: referenceOf(id), copied };
  },

  async '/subNewsLetter'({ shop, body: { email, source }, limits }) {
    const wait = await countNewsletterEmail(limits, email);
    if (wait) return tooMany(wait);
    await subscribe(shop, { email, source: source || 'website', consent: text.consent });
    return { status: 200, message: text.subscribed, code: shop.settings.newsletterCode };
  },
};
