import { energy } from '#wording/storefront/energy.ts';
import { energyLimits, helpPages } from '#wording/storefront/help-pages.ts';
import { speedOf, toFeetPerSecond, toldSpeed } from '../energy.ts';
import {
  answerEnergy,
  type EnergyQuery,
  energyAddress,
  energyBounds,
  readEnergyQuery,
} from '../energy-query.ts';
import type { ShownHelpPage } from './help-words.ts';

export const speedTyped = /(?<![\d.])(\d+(?:\.\d+)?)\s?(fps|ft\/s|m\/s)(?![a-z])/i;
export const energyTyped = /(?<![\d.])(\d+(?:\.\d+)?)\s?j(?:oules?)?(?![a-z])/i;
export const weightTyped = /(?<!\d)0?(\.[1-9]\d?)(?!\d)(?!\s?(?:j|fps|ft|m\b))/i;

const asksWhetherLegal = /\b(?:il)?legal(?:ly)?\b|\blaw\b|\ballowed\b/i;

/** A speed or an energy that was searched for, worked out: /energy with it filled in. Undefined of none that a gun has. */
export function energyAsked(typed: string): ShownHelpPage | undefined {
  const [, weight = ''] = weightTyped.exec(typed) ?? [];
  const [, speed, unit = ''] = speedTyped.exec(typed) ?? [];
  if (!speed) return speedAsked(typed, weight);
  const query = filledIn({ speed: speed + unit, weight });
  const result = answerEnergy(query, []);
  if ('wrong' in result) return undefined;
  const told = energy.answer(toldOf(query), energy.joules(result.answer.joules));
  return pageOf(query, asksWhetherLegal.test(typed) ? `${told} ${energyLimits}` : told);
}

/** Of joules, how fast BBs fly that have them: the site's limit, as it is mostly. */
function speedAsked(typed: string, weight: string): ShownHelpPage | undefined {
  const joules = Number(energyTyped.exec(typed)?.[1]);
  const { min, max } = energyBounds.limit;
  if (!(joules >= min && joules <= max)) return undefined;
  const usual = filledIn({ speed: '', weight });
  const fps = toldSpeed(toFeetPerSecond(speedOf(Number(usual.weight), joules)));
  const query = filledIn({ speed: String(fps), weight, limit: String(joules) });
  if ('wrong' in answerEnergy(query, [])) return undefined;
  return pageOf(query, energy.answer(energy.joules(joules), toldOf(query)));
}

/** What was not typed is as it is on the page before anybody asks. */
const filledIn = (typed: Partial<Record<keyof EnergyQuery, string>>): EnergyQuery =>
  readEnergyQuery(new URLSearchParams(Object.entries(typed).filter(([, text]) => text)));

const toldOf = ({ speed, unit, weight }: EnergyQuery): string => energy.of(speed, energy.units[unit], weight);

const pageOf = (query: EnergyQuery, text: string): ShownHelpPage => ({
  ...helpPages.energy,
  path: energyAddress(query),
  text,
});
