import { answerEnergy, energyBounds, readEnergyQuery } from '#shop/catalogue/energy-query.ts';
import { energyLine as text } from '#wording/storefront/energy-helper.ts';
import { readKit } from '../../browser/my-kit.ts';

export interface EnergyLine {
  /** The answer in a sentence, or what is wrong with what was typed; '' for nothing typed. */
  says: string;
  isWrong: boolean;
}

export function energyLineOf(form: FormData, grams: number): EnergyLine {
  const typed = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  if (typed.get('speed')?.trim() === '') return { says: '', isWrong: false };
  // The lowest that somebody said of the sites where their guns are used.
  const site = Math.min(...readKit().guns.flatMap(({ limitJoules }) => limitJoules ?? []));
  const query = { ...readEnergyQuery(typed), limit: Number.isFinite(site) ? String(site) : '' };
  const answered = answerEnergy(query, [grams]);
  const { min, max } = energyBounds[query.unit];
  if ('wrong' in answered)
    return { says: text.wrong(min, max, query.unit === 'fps' ? 'FPS' : 'm/s'), isWrong: true };
  const { joules, weights, limits } = answered.answer;
  const over = limits.findLast((limit) => limit.over);
  const law = over ? text.over[over.of](site) : text.within(Number.isFinite(site) && site);
  const says = text.answer(joules.toFixed(2), { law, fps: weights[0]?.fps ?? 0, weight: grams.toFixed(2) });
  return { says, isWrong: false };
}
