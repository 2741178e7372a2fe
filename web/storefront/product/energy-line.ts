import { answerEnergy, energyAddress, energyBounds, readEnergyQuery } from '#shop/catalogue/energy-query.ts';
import { energyLine as text } from '#wording/storefront/energy-helper.ts';
import { readKit } from '../../browser/my-kit.ts';

export interface EnergyLine {
  /** The answer in a sentence, or what is wrong with what was typed; '' for nothing typed. */
  says: string;
  isWrong: boolean;
  /** Where all of it is answered. */
  to: string;
}

export function energyLineOf(form: FormData, grams: number): EnergyLine {
  const typed = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  if (typed.get('speed')?.trim() === '') return { says: '', isWrong: false, to: '/energy' };
  // The lowest that somebody said of the sites where their guns are used; one that no site has is none.
  const [limit = ''] = readKit()
    .guns.flatMap(({ limitJoules }) => limitJoules ?? [])
    .filter((joules) => joules >= energyBounds.limit.min && joules <= energyBounds.limit.max)
    .sort((one, other) => one - other);
  const asked = readEnergyQuery(typed);
  const query = { ...asked, limit: String(limit) };
  const answered = answerEnergy(query, [grams]);
  const { min, max } = energyBounds[query.unit];
  if ('wrong' in answered)
    return { says: text.wrong(min, max, query.unit === 'fps' ? 'FPS' : 'm/s'), isWrong: true, to: '/energy' };
  const { joules, weights, limits } = answered.answer;
  const site = limits.find(({ of }) => of === 'site')?.joules;
  const over = limits.findLast((limit) => limit.over);
  const others = limits.find(({ of }) => of === 'other')?.joules;
  const within = over ? text.over[over.of](over.joules, others) : text.within(site);
  const says = text.answer(joules.toFixed(2), {
    within,
    fps: weights[0]?.fps ?? 0,
    weight: grams.toFixed(2),
  });
  return { says, isWrong: false, to: energyAddress(query.limit ? query : asked) };
}
