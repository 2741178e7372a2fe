import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/contact.ts';
import { decodeInquiry } from '#contract/message.ts';
import { findSession } from '#shop/accounts/session.ts';
import { addInquiry } from '#shop/messages/inquiry.ts';
import { referenceOf } from '#shop/messages/reference.ts';
import { subscribe } from '#shop/newsletter/subscribe.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { countNewsletterEmail } from '../http/email-limit.ts';
import { tooMany } from '../http/failures.ts';

const text = answers.contact;

export const contact: Handlers<PathsOf<typeof declared>> = {
  async '/newContact'({ shop, body, cookies }) {
    const session = cookies.read('session');
    const shopper = session ? await findSession(shop, session) : undefined;
    // An account's e-mail was proved to be its owner's when it was registered; any other could be anybody's.
    const copyTo = shopper?.email === body.email ? body.email : undefined;
    const { id } = await addInquiry(shop, decodeInquiry(body), { copyTo });
    return { status: 200, message: text.sent, reference: referenceOf(id), copied: copyTo !== undefined };
  },

  async '/subNewsLetter'({ shop, body: { email, source }, limits }) {
    const wait = await countNewsletterEmail(limits, email);
    if (wait) return tooMany(wait);
    await subscribe(shop, { email, source: source || 'website', consent: text.consent });
    return { status: 200, message: text.subscribed, code: shop.settings.newsletterCode };
  },
};
