import { rules } from '#wording/rules.ts';
import { maxMembers } from '../limits.ts';
import type { FamilyProblem } from './family.ts';

const text = rules.family;

/** What stands in the way of a family, in words. */
export function familyText(problem: FamilyProblem): string {
  switch (problem.why) {
    case 'few':
      return text.few;
    case 'many':
      return text.many(maxMembers);
    case 'axis':
      return text.axis;
    case 'category':
      return text.category(problem.product.title, problem.other.title);
    case 'unstated':
      return text.unstated(problem.product.title, problem.label);
    case 'same':
      return text.same(problem.product.title, problem.other.title, problem.values);
  }
}
