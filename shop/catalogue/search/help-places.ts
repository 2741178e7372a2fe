import { goesByRoad } from './goes-by-road.ts';
import { delivering, type HelpPage, pages, phrases, placesAlone, placesBeside } from './help-words.ts';
import { keyOf } from './words.ts';

/** Where something is to go, whatever it is: at any length, as the thing is mostly named beside it. */
export function pageOfPlace(typed: string): HelpPage | undefined {
  const text = ` ${keyOf(typed)} `;
  const has = (phrase: string) => text.includes(` ${phrase} `);
  if (wholePlaces.has(text.trim())) return 'places';
  const isSent = [...sending].some(has) || /\bhow (?:long|much|soon) to\b/i.test(typed);
  if (isSent && places.some(has)) return 'places';
  if (isSent && goesByRoad.test(typed) && !asksOtherwise.test(typed)) return 'byRoad';
  if (boughtAt.test(typed)) return goesByRoad.test(typed) ? 'byRoad' : 'delivery';
  if (!placesAloneKeys.some(has)) return undefined;
  const isAboutElse = pages.some(({ page, named }) => page !== 'places' && [...named].some(has));
  return isAboutElse ? undefined : 'places';
}

/** From a country or a part of it to which we deliver, mostly. */
const boughtAt =
  /\b(?:buy|buying|order|ordering|get|have)\b.* (?:in|from) (?:the )?(?:scotland|wales|england|(?:scottish )?highlands)\b/i;

/** What its delivery costs and when it comes is said of everything, and so is what is sent back. */
const asksOtherwise =
  /\b(?:how (?:long|much|soon|fast|quick\w*)|when|costs?|prices?|charges?|charged|free|next|same|days?|today|tomorrow|saturday|sunday|weekend|back|returns?|my|orders?|parcels?|scotland|wales|england|highlands?)\b/i;

/** Names that are a place where nothing else is said: a jersey is clothing, and NI may go on to NiMH. */
const wholePlaces = phrases([
  ...placesBeside.filter(
    (name) => name.length > 3 && !/^(?:jersey|outside|island|country|restriction)$/.test(name),
  ),
  'usa',
  'scotland',
  'wales',
  'england',
  'highlands',
  'scottish highlands',
]);

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

const howFast =
  '(?:free|fast(?:est)?|quick(?:est)?|express|standard|cheap(?:est)?|guaranteed|(?:next|same|one|two|1|2|24|48)[ -]?(?:working[ -]|business[ -])?(?:days?|h|hrs?|hours?))';
const days = '(?:tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
/** What of a text says how fast or for how much something is sent: 'green gas next day delivery', 'goggles by Saturday'. */
export const aboutDelivery = new RegExp(
  String.raw`\b(?:(?:with|and|for) )?(?:${howFast} )*(?:delivery|delivered|shipping|shipped|postage|dispatch(?:ed)?)(?: (?:times?|costs?|prices?|free|${days}|by ${days}|to (?:my|your) door|to me))*\b|\b(?:next|same)[ -]day\b|\b(?:by|before|for) ${days}\b`,
  'gi',
);

/** What of a text says that something is sent, and where to. */
export const aboutPlaces = new RegExp(`\\b(?:${[...sending, ...places, 'to'].join('|')})s?\\b`, 'gi');
