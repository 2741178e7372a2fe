import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/contact.ts';
import { decodeInquiry } from '#contract/message.ts';
import { addInquiry } from '#shop/messages/inquiry.ts';
import { subscribe } from '#shop/newsletter/subscribe.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { countNewsletterEmail } from '../http/email-limit.ts';
import { tooMany } from '../http/failures.ts';

const text = answers.contact;

export const contact: Handlers<PathsOf<typeof declared>> = {
  async '/newContact'({ shop, body }) {
    await addInquiry(shop, decodeInquiry(body));
    return { status: 200, message: text.sent };
  },

  async '/subNewsLetter'({ shop, body: { email, source }, limits }) {
    const wait = await countNewsletterEmail(limits, email);
    if (wait) return tooMany(wait);
    await subscribe(shop, { email, source: source || 'website', consent: text.consent });
    return { status: 200, message: text.subscribed, code: shop.settings.newsletterCode };
  },
};
