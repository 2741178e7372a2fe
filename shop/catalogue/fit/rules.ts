import type { Category } from '#database/enums.ts';
import type { AttributeValues } from '../attributes/attribute.ts';
import { attributeOf, type Gun, type GunFact } from './gun.ts';
import { connectors, patterns, powers, rails, threads } from './values.ts';

/** What a rule reads of a product. */
export interface FitFacts {
  category: Category;
  attributes: AttributeValues;
}

export interface Rule {
  of: GunFact;
  /** Two different values say that it does not fit only where both are among these. */
  known: readonly string[];
  /** The same value on both sides says too little: guns of it take different things. */
  loose?: readonly string[];
  /** Anybody can look it up: where a gun lacks this alone, what else holds is worth saying. */
  checkable?: true;
}

export interface Rules {
  /** Only products that state this are judged: a charger has a connector too. */
  only?: { attribute: string; value: string };
  /**
   * `all`: each must be known and hold. `stated`: those that the product states must, one at least: a sight has a rail and no
   * thread.
   */
  need: 'all' | 'stated';
  /** Of what is for this power something is said up to this: whether a gun stands more is for its maker to say. */
  upTo?: { power: string; attribute: string; value: number };
  /** Guns of these powers have no use for anything of the category. */
  useless?: readonly string[];
  rules: readonly Rule[];
}

/** In bar at 20 °C: what guns that run on gas are made for, where nothing else is said of them. */
const usualPressure = 12;

const power: Rule = { of: 'power', known: powers.filter((one) => one !== 'HPA') };

/**
 * What fits what. Whatever is not in here is not judged: BBs (their weight is the player's choice), clothing, chargers, slings.
 * A rule never guesses: where the product or the gun does not state a fact, nothing is said.
 */
export const fitRules: Partial<Record<Category, Rules>> = {
  // SMGs and shotguns of one pattern take different magazines.
  magazines: { need: 'all', rules: [{ of: 'pattern', known: patterns, loose: ['SMG', 'Shotgun'] }, power] },
  // To an electric gun a can of gas is no mismatch, but nothing.
  gas: {
    need: 'all',
    upTo: { power: 'Gas', attribute: 'pressure', value: usualPressure },
    rules: [{ ...power, known: ['Gas', 'CO2'], loose: ['Electric', 'Spring'] }],
  },
  batteries: {
    need: 'all',
    only: { attribute: 'battery-kind', value: 'Battery' },
    useless: ['Gas', 'CO2', 'Spring'],
    // What could harm the gun comes before what merely does not plug in.
    rules: [
      { of: 'maxVolts', known: [], checkable: true },
      { of: 'connector', known: connectors },
    ],
  },
  attachments: {
    need: 'stated',
    rules: [
      { of: 'thread', known: threads },
      { of: 'rails', known: rails },
    ],
  },
};

/** Whether a product fits a gun, and by which facts; or by which it does not, as the product has it and as the gun takes it. */
export type Verdict =
  | { fits: true; by: GunFact[] }
  | { fits: false; by: GunFact; has: string[]; takes: string[] };

/** Undefined where nothing can be said. */
export function judge(product: FitFacts, gun: Gun): Verdict | undefined {
  const { rules, need, ...meant } = fitRules[product.category] ?? { rules: [], need: 'all' };
  if (!isMeant(product, meant)) return undefined;
  const counted = need === 'all' ? rules : rules.filter(({ of }) => hasOf(product, of).length > 0);
  const found = counted.map((rule) => ({ of: rule.of, holds: holds(rule, product, gun) }));
  const broken = found.find(({ holds }) => holds === false);
  if (broken) {
    const { of } = broken;
    return { fits: false, by: of, has: hasOf(product, of), takes: takesOf(gun, of) };
  }
  const allHold = found.length > 0 && found.every(({ holds }) => holds);
  return allHold ? { fits: true, by: found.map(({ of }) => of) } : undefined;
}

/** Of what may fit a gun: what holds, and the one fact of the gun that somebody has to check. It is no word that it fits. */
export interface Doubt {
  by: GunFact[];
  check: GunFact;
}

/** Undefined where more than one fact is missing, or where the product does not state it. */
export function doubtOf(product: FitFacts, gun: Gun): Doubt | undefined {
  const { rules, useless = [], ...meant } = fitRules[product.category] ?? { rules: [] };
  if (!isMeant(product, meant) || useless.includes(gun.power)) return undefined;
  const [open, ...more] = rules.filter((rule) => !holds(rule, product, gun));
  if (!open?.checkable || more.length > 0) return undefined;
  const { of } = open;
  const isGunSilent = takesOf(gun, of).length === 0 && hasOf(product, of).length > 0;
  return isGunSilent
    ? { by: rules.filter((rule) => rule !== open).map(({ of }) => of), check: of }
    : undefined;
}

/** Whether there may be guns of which it can be said that the product fits them, or does not. */
export function isJudged(product: FitFacts): boolean {
  const { rules, ...meant } = fitRules[product.category] ?? { rules: [] };
  return isMeant(product, meant) && rules.some(({ of }) => hasOf(product, of).length > 0);
}

function isMeant(product: FitFacts, { only, upTo }: Pick<Rules, 'only' | 'upTo'>): boolean {
  const { attributes } = product;
  if (only && attributes[only.attribute] !== only.value) return false;
  if (!upTo || !hasOf(product, 'power').includes(upTo.power)) return true;
  return Number(attributes[upTo.attribute] ?? Number.NaN) <= upTo.value;
}

/** What is not known of a gun, and would have to be for anything of a category to fit it; nothing of what it has no use for. */
export function unknownOf(category: Category, gun: Gun): GunFact[] {
  const { rules, need, useless = [] } = fitRules[category] ?? { rules: [], need: 'all' };
  if (useless.includes(gun.power)) return [];
  const unknown = rules.filter(({ of }) => takesOf(gun, of).length === 0).map(({ of }) => of);
  return need === 'all' || unknown.length === rules.length ? unknown : [];
}

/** Whether a rule holds; undefined where the product or the gun does not say enough. */
function holds({ of, known, loose = [] }: Rule, product: FitFacts, gun: Gun): boolean | undefined {
  const [has, takes] = [hasOf(product, of), takesOf(gun, of)];
  if (has.length === 0 || takes.length === 0) return undefined;
  if (of === 'maxVolts') return Number(has[0]) <= Number(takes[0]);
  const same = has.filter((value) => takes.includes(value));
  if (same.some((value) => !loose.includes(value))) return true;
  const allKnown = [...has, ...takes].every((value) => known.includes(value));
  return same.length === 0 && allKnown ? false : undefined;
}

function hasOf({ attributes }: FitFacts, fact: GunFact): string[] {
  const stated = attributes[attributeOf[fact]];
  if (fact === 'maxVolts') return typeof stated === 'number' ? [String(stated)] : [];
  if (Array.isArray(stated)) return stated;
  return typeof stated === 'string' ? [stated] : [];
}

function takesOf(gun: Gun, fact: GunFact): string[] {
  const value = gun[fact];
  if (Array.isArray(value)) return value;
  return value === null || value === '' ? [] : [String(value)];
}

/** A lead that joins the connector of a battery, `connector`, to that of a gun, `adaptsTo`. */
export interface Joins {
  connector: string;
  adaptsTo: string;
}

/** The first of some leads that joins what does not plug in; undefined where that is not what is wrong, or none does. */
export const leadFor = <Lead extends Joins>(
  verdict: Verdict | undefined,
  leads: readonly Lead[],
): Lead | undefined =>
  verdict && !verdict.fits && verdict.by === 'connector'
    ? leads.find((lead) => verdict.has.includes(lead.connector) && verdict.takes.includes(lead.adaptsTo))
    : undefined;
