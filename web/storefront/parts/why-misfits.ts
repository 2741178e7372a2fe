import type { Misfit } from '#shop/catalogue/fit/kit.ts';
import type { Joins } from '#shop/catalogue/fit/rules.ts';
import { fit as text } from '#wording/storefront/fit.ts';

/** Every gun by name, whatever is wrong for it. */
export function whyMisfits(misfits: Misfit<Joins>[]): string {
  const [first] = misfits;
  if (!first) return '';
  const [same, others] = alike(misfits);
  const { by, has, takes } = first.verdict;
  const why = same.length > 1 ? text.whyAll(by, has, namesOf(same)) : text.why(by, has, takes, namesOf(same));
  return others.length > 0 ? `${why} ${whyMisfits(others)}` : why;
}

export const namesOf = (misfits: Misfit<Joins>[]) =>
  misfits.flatMap(({ guns }) => guns.map(({ name }) => name));

/** The first reason, and all guns that it holds for. */
export function alike([first, ...others]: Misfit<Joins>[]): [Misfit<Joins>[], others: Misfit<Joins>[]] {
  const isAlike = ({ verdict }: Misfit<Joins>) => verdict.by === first?.verdict.by;
  return [[first ?? [], ...others.filter(isAlike)].flat(), others.filter((one) => !isAlike(one))];
}
