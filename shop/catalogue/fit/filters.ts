import type { Category } from '#database/enums.ts';
import type { Filters } from '../filters.ts';
import { attributeOf, type Gun, type GunFact } from './gun.ts';
import { fitRules, type Rule, type Rules } from './rules.ts';

type Chosen = Filters['attributes'];

/** A list of what fits a gun: the filters of attributes that find it, and the facts of the gun that it goes by. */
export interface FitList {
  by: GunFact[];
  attributes: Chosen;
}

/**
 * The lists of a category that hold what fits a gun; none where too little is known of it. 'Fits my kit' is told in the filters of
 * attributes that every listing has, one list for each gun, and not in a filter of its own: what is chosen stands in the address
 * and in the chips as what it is, the server, its counts and its pages know it already, and it works without JavaScript. One list
 * for several guns at once would need 'M4 and electric, or Hi-Capa and gas', which filters can't say: any of the patterns with
 * any of the powers would find gas magazines of an M4 for somebody whose M4 is electric.
 */
export function fitLists(category: Category, gun: Gun): FitList[] {
  const { rules, need, useless = [], ...meant } = fitRules[category] ?? { rules: [], need: 'all' };
  if (useless.includes(gun.power)) return [];
  const known = knownOf(rules, gun);
  // Of what is enough by itself, each is a list of its own.
  const lists = need === 'stated' ? known.map((one) => [one]) : known.length === rules.length ? [known] : [];
  return lists.filter((list) => list.length > 0).map((list) => listOf(list, gun, meant));
}

/** The list of what may fit a gun of which one fact is still to be checked (`doubtOf`); undefined where more is missing, or nothing. */
export function listToCheck(category: Category, gun: Gun): FitList | undefined {
  const { rules, useless = [], ...meant } = fitRules[category] ?? { rules: [] };
  const known = knownOf(rules, gun);
  const [missing, ...more] = rules.filter(({ of }) => !known.some((one) => one.of === of));
  const isToCheck = missing?.checkable && more.length === 0 && !useless.includes(gun.power);
  return isToCheck ? listOf(known, gun, meant) : undefined;
}

interface Known {
  of: GunFact;
  values: NonNullable<Chosen[string]>;
}

const knownOf = (rules: readonly Rule[], gun: Gun): Known[] =>
  rules.flatMap(({ of, loose = [] }) => {
    const values = valuesOf(gun, of, loose);
    return values === undefined ? [] : [{ of, values }];
  });

const listOf = (known: Known[], { power }: Gun, { only, upTo }: Pick<Rules, 'only' | 'upTo'>): FitList => ({
  by: known.map(({ of }) => of),
  attributes: Object.fromEntries([
    ...(only ? [[only.attribute, [only.value]]] : []),
    ...(upTo?.power === power ? [[upTo.attribute, { to: upTo.value }]] : []),
    ...known.map(({ of, values }) => [attributeOf[of], values]),
  ]) as Chosen,
});

function valuesOf(gun: Gun, fact: GunFact, loose: readonly string[]): Chosen[string] | undefined {
  const value = gun[fact];
  if (typeof value === 'number') return { to: value };
  const values = [value ?? []].flat().filter((one) => one !== '' && !loose.includes(one));
  return values.length > 0 ? values : undefined;
}
