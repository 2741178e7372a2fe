/** Prices that are typed into the search: 'under £13', 'between 10 and 20'. */

const amount = String.raw`(\d{1,4}(?:\.\d{1,2})?)`;
const notes: Record<string, number> = { fiver: 5, tenner: 10 };
const pounds = String.raw`(?:£\s*${amount}|${amount}\s*(?:pounds?|quid|gbp)|(?:an? )?\b(${Object.keys(notes).join('|')})\b)(?![\w.]*\d)`;

/** What follows a number that is no price. */
const units =
  'g|grams?|grammes?|kg|kilos?|ml|l|litres?|mm|cm|m|metres?|meters?|ft|feet|yards?|inch(?:es)?|lbs?|mah|ah|v|volts?|w|watts?|a|amps?|s|' +
  'bar|psi|c|degrees?|rounds?|rnds?|rds?|shots?|bbs?|fps|j|joules?|moa|lumens?|lm|cells?|years?|yrs?|hours?|hrs?|minutes?|mins?|days?';
/** A number alone: of a weight it begins with 0, and 18 is an age. */
const bare = String.raw`(?!18\b)([1-9]\d{0,2}(?:\.\d{1,2})?)(?![\w%°/]|[.,]\d|\s*(?:°|(?:${units})\b))`;
const price = `(?:${pounds}|${bare})`;

const ofYoungPeople = String.raw`(?<!\b(?:kids?|child(?:ren)?|teen(?:ager)?s?|players?|people) )`;
const atMost = new RegExp(
  String.raw`${ofYoungPeople}\b(?:(?:under|below|up to|less than|max(?:imum)?)\s*${price}|for\s*${pounds})`,
  'i',
);
const atLeast = new RegExp(
  String.raw`\b(?:from\s*${pounds}|(?:over|above|more than|at least|min(?:imum)?)\s*${price})`,
  'i',
);
const between = new RegExp(
  String.raw`\b(?:(?<!\bdifference )between|from)\s*${price}\s*(?:and|to|-|–)\s*${price}|£\s*${amount}\s*(?:to|-|–)\s*${price}`,
  'i',
);
/** What can be spent, and nothing else. */
const budget = new RegExp(String.raw`^\s*${pounds}\s*$`, 'i');
/** What somebody would pay: 'mags 20 quid'. */
const last = new RegExp(String.raw`(?<=\S)\s+${pounds}\s*$`, 'i');
const about = new RegExp(String.raw`\b(?:around|about)\s*${pounds}`, 'gi');

export interface Prices {
  /** As they were typed. */
  said: string[];
  min?: number;
  max?: number;
}

/** The limits to a price that a search has, in pounds. 'Under 350 fps' and 'under 18' are none. */
export function readPrices(text: string): Prices {
  const range = between.exec(text);
  if (range) {
    const [low = 0, high = 0] = numbersOf(range);
    return { said: [range[0]], min: Math.min(low, high), max: Math.max(low, high) };
  }
  const whole = budget.exec(text);
  const least = whole ? null : atLeast.exec(text);
  const most = whole ?? atMost.exec(text) ?? (least || text.search(about) >= 0 ? null : last.exec(text));
  const [max, min] = [most && numbersOf(most)[0], least && numbersOf(least)[0]];
  return {
    said: [most, least].flatMap((found) => found?.[0] ?? []),
    ...(min !== null && { min }),
    ...(max !== null && { max }),
  };
}

const numbersOf = ([, ...groups]: RegExpExecArray): number[] =>
  groups.filter(Boolean).map((said) => notes[said.toLowerCase()] ?? Number(said));

/** A price chooses among what is found, and finds nothing itself; what can be spent is all that was said then. */
export function withoutPrices(text: string): string {
  const { said } = budget.test(text) ? { said: [] } : readPrices(text);
  return said.reduce((left, one) => left.replace(one, ' '), text).replace(about, ' ');
}
