import { answers } from '#wording/answers.ts';
import type { Https } from '../http/security-headers.ts';
import { smallPage, smallPageHeaders } from '../http/small-page.ts';

const { title, text, again, cart } = answers.tooManyPages;

/**
 * The answer to one page too many: whoever gets it has cost enough.
 *
 * @param seconds after which there is one again, whole, from 1
 */
export function tooManyPages(seconds: number, shopName: string, https: Https): Response {
  const links = [
    { label: again, to: '' },
    { label: cart, to: '/cart' },
  ];
  const page = smallPage({ shopName, title, text: text(seconds), links });
  return new Response(page, { status: 429, headers: smallPageHeaders(https, seconds) });
}
