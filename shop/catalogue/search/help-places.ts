import { delivering, type HelpPage, pages, phrases, placesAlone, placesBeside } from './help-words.ts';
import { keyOf } from './words.ts';

/** Where something is to go, whatever it is: at any length, as the thing is mostly named beside it. */
export function pageOfPlace(typed: string): HelpPage | undefined {
  const text = ` ${keyOf(typed)} `;
  const has = (phrase: string) => text.includes(` ${phrase} `);
  const isSent = [...sending].some(has) || /\bhow (?:long|much|soon) to\b/i.test(typed);
  if (isSent && places.some(has)) return 'places';
  if (!placesAloneKeys.some(has)) return undefined;
  const isAboutElse = pages.some(({ page, named }) => page !== 'places' && [...named].some(has));
  return isAboutElse ? undefined : 'places';
}

const placesAloneKeys = placesAlone.map(keyOf);
const places = [...placesAlone, ...placesBeside].map(keyOf);

/** That something is sent. */
export const sending = phrases([
  ...delivering,
  'send',
  'sent',
  'post',
  'posted',
  'shipped',
  'delivered',
  'delivering',
]);

/** What of a text says that something is sent, and where to. */
export const aboutPlaces = new RegExp(`\\b(?:${[...sending, ...places, 'to'].join('|')})s?\\b`, 'gi');
