import type { Gun, GunFact } from './gun.ts';
import { type Doubt, doubtOf, type FitFacts, type Joins, judge, leadFor, type Verdict } from './rules.ts';

/** Guns that a product does not fit for the same reason. */
export interface Misfit<Lead extends Joins> {
  guns: Gun[];
  verdict: Extract<Verdict, { fits: false }>;
  /** What would join them. */
  lead: Lead | undefined;
}

/** What can be said of a product to somebody with these guns. */
export type KitVerdict<Lead extends Joins> =
  | { fits: Gun[]; by: GunFact[] }
  /** Of these one fact has to be checked, and it is not said that it fits. */
  | (Doubt & { unsure: Gun[] })
  /** It fits none of them, as far as is known; what a lead would help comes first. */
  | { misfits: Misfit<Lead>[] };

/** Undefined where nothing can be said. What fits one gun, or may, need not fit the others: these are not spoken of then. */
export function judgeKit<Lead extends Joins>(
  product: FitFacts,
  guns: readonly Gun[],
  leads: readonly Lead[],
): KitVerdict<Lead> | undefined {
  const judged = guns.flatMap((gun) => {
    const verdict = judge(product, gun);
    return verdict ? [{ gun, verdict }] : [];
  });
  const fitting = judged.filter(({ verdict }) => verdict.fits);
  const [first] = fitting;
  if (first?.verdict.fits) return { fits: fitting.map(({ gun }) => gun), by: first.verdict.by };
  const doubts = guns.flatMap((gun) => {
    const doubt = doubtOf(product, gun);
    return doubt ? [{ gun, doubt }] : [];
  });
  if (doubts[0]) return { unsure: doubts.map(({ gun }) => gun), ...doubts[0].doubt };
  if (judged.length === 0) return undefined;
  const misfits: Misfit<Lead>[] = [];
  for (const { gun, verdict } of judged) {
    if (verdict.fits) continue;
    const alike = misfits.find(({ verdict: other }) => JSON.stringify(other) === JSON.stringify(verdict));
    if (alike) alike.guns.push(gun);
    else misfits.push({ guns: [gun], verdict, lead: leadFor(verdict, leads) });
  }
  return { misfits: misfits.sort((one, other) => Number(Boolean(other.lead)) - Number(Boolean(one.lead))) };
}
