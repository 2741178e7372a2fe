/** What is said of a product to somebody whose guns this browser knows. Loaded where there are any. */

import { listed } from '../listed.ts';

/** More would fill a card. */
const named = (names: string[]): string =>
  names.length > 2 ? `${names.slice(0, 1).join('')} and ${names.length - 1} others` : listed(names);

const facts = {
  pattern: 'pattern',
  power: 'power',
  connector: 'connector',
  maxVolts: 'voltage',
  thread: 'thread',
  rails: 'rail',
} as const;
type Fact = keyof typeof facts;

/** What a product is made for, by what it states: 'this is for an AK'. */
const madeFor: Record<Fact, (has: string[]) => string> = {
  pattern: (has) => `is for ${anyOf(has)}`,
  power: (has) => `is for ${listed(has.map(inSentence))} guns`,
  connector: (has) => `has ${anyOf(has)} plug`,
  maxVolts: (has) => `is ${has.join('')} V`,
  thread: (has) => `is for ${anyOf(has)} thread`,
  rails: (has) => `is for ${anyOf(has)} rail`,
};

/** What guns are made to take: 'takes M4 magazines', of several 'take M4 magazines'. */
const madeTo: Record<Fact, (takes: string[], guns: string[]) => string> = {
  pattern: (takes, guns) => `${take(guns)} ${listed(takes)} magazines`,
  power: (takes, guns) => {
    const power = listed(takes.map(inSentence));
    if (power === 'electric' || power === 'spring') return `${are(guns)} ${power}-powered`;
    return `${take(guns)} ${power}`;
  },
  connector: (takes, guns) => `${take(guns)} ${listed(takes)}`,
  maxVolts: (takes, guns) => `${take(guns)} up to ${takes.join('')} V`,
  thread: (takes, guns) => `${have(guns)} ${listed(takes)}`,
  rails: (takes, guns) => `${have(guns)} ${listed(takes)}`,
};

const take = (guns: string[]) => (guns.length > 1 ? 'take' : 'takes');
const have = (guns: string[]) => (guns.length > 1 ? 'have' : 'has');
const are = (guns: string[]) => (guns.length > 1 ? 'are' : 'is');

export const fit = {
  fits: (guns: string[]) => `Fits your ${named(guns)}`,
  by: (by: Fact[]) => `by ${listed(by.map((fact) => facts[fact]))}`,
  /** What holds, while one fact of the gun is not known: no word that it fits. What is to be done comes before a long name. */
  check: (by: Fact[], check: Fact, guns: string[]) =>
    `Right ${listed(by.map((fact) => facts[fact]))}; check the ${facts[check]} for your ${named(guns)}`,
  addFact: (check: Fact) => `Add your gun’s ${facts[check]}`,
  /** On a card. */
  wrong: (by: Fact, guns: string[]) =>
    `${by === 'maxVolts' ? 'Voltage too high' : `Wrong ${facts[by]}`} for your ${named(guns)}`,
  /** Of several, each for its own reason. */
  none: 'Fits none of your guns',
  /** Of the only gun, in one line. */
  wrongForIt: (by: Fact) => `Wrong ${facts[by]}`,
  /** In the bar that buys, below the price. */
  no: 'Doesn’t fit',
  /** In whole sentences, the commonest short: there is room for three lines, with the lead that helps (app.css). */
  why: (by: Fact, has: string[], takes: string[], guns: string[]) =>
    `Doesn’t fit: this ${madeFor[by](has)}; your ${named(guns)} ${madeTo[by](takes, guns)}.`,
  /** The same of several guns, each for its own reason. */
  whyAll: (by: Fact, has: string[], guns: string[]) =>
    by === 'maxVolts'
      ? `Doesn’t fit: ${has.join('')} V is too high for your ${listed(guns)}.`
      : `Doesn’t fit: wrong ${facts[by]} for your ${listed(guns)}. This ${madeFor[by](has)}.`,
  /** Where something fits none, or nothing can be said of it itself: the way to what does. */
  seeWhatFits: (gun: string) => `See what fits your ${gun}`,
  tellMore: (gun: string, unknown: Fact[]) =>
    `Add the ${listed(unknown.map((fact) => facts[fact]))} of your ${gun} to see what fits it`,
  seeKit: 'See what fits my kit',
  wrongConnector: 'Wrong connector:',
  add: (has: string, takes: string, price: string) =>
    `add the ${short(has)} to ${short(takes)} lead, ${price}`,
  addLead: (has: string, takes: string, price: string) =>
    `Add the ${short(has)} to ${short(takes)} lead, ${price}`,
  /** The cart's button, and what it says besides to who can't see the rest. */
  addThis: (price: string) => `Add a lead, ${price}`,
  joining: (has: string, takes: string) => `: ${short(has)} to ${short(takes)}`,
  leadAdded: 'The lead is in your cart',
  leads: 'Adapter leads',
  /** No wider than 'What fits my gun?', whose place it takes: nothing moves. */
  lists: 'Only what fits',
  listsOf: 'Show only what fits',
  /** In its place where too little is known of every gun. */
  tellUs: 'Complete my kit',
  edit: 'My kit',
} as const;

const short = (connector: string) => connector.replace(/^Mini /, '');
/** 'an M4 or an AK'. */
const anyOf = (words: string[]) => words.map((word) => `${aOrAn(word)} ${word}`).join(' or ');
/** As they are spoken: 'an SMG', 'an 11 mm dovetail', 'a Mini Tamiya'. */
const aOrAn = (word: string) => (/^([AEIOU]|[FHLMNSX][A-Z\d-]|11|8)/.test(word) ? 'an' : 'a');
/** 'gas', and CO2 and HPA as they are. */
const inSentence = (power: string) => (/^[A-Z][a-z]/.test(power) ? power.toLowerCase() : power);
