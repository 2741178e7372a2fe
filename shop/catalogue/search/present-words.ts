/** Words for a present, which say nothing of what a thing is: 'a gift for my son under £20'. */

const occasion = "christmas|xmas|(?:mother|father|valentine)['’]?s(?: day)?";
const present = `(?:gift|present|pressie|prezzie|stocking filler|secret santa|${occasion}|(?:starter|beginner|first) (?:airsoft )?(?:kit|set|bundle|pack)|something|anything|stuff|bits)s?(?: idea| set| kit| bundle| gift| present)*s?`;
const praise = 'best|good|great|nice|cool|small|little|ideal|perfect|airsoft|birthday|christmas|xmas';
const whose = String.raw`an?|my|the|our|his|her|\d\d|years?|yrs?|old|young|new|airsoft|keen|best`;
const person =
  'son|daughter|boy|girl|man|men|lad|him|her|them|someone|somebody|dad|father|mum|mom|mother|brother|sister|husband|wife|' +
  'boyfriend|girlfriend|bf|gf|partner|fianc[eé]e?|nephew|niece|uncle|cousin|grandson|granddaughter|grandad|friend|mate|teen|teenager|' +
  'kid|child|children|adult|player|beginner|airsofter|newbie|noob|fan|lover|enthusiast';

const presents = new RegExp(
  String.raw`^\s*(?:(?:an?|the|some|${praise}) )*${present}\b(?: for (?:(?:${whose})[ -])*(?:${person})s?)?(?: who .*)?(?= |$)`,
  'i',
);

/** Whether a search says of what it wants only that it is a present. A gift card is another thing. */
export const isPresent = (text: string): boolean =>
  !/\b(?:card|voucher|certificate)s?\b/i.test(text) && text.replace(presents, ' ').trim() === '';

/** Whether it says for whom as well, so that 'something' will do. */
export const asksForPresent = (text: string): boolean => / for /i.test(text) && isPresent(text);
