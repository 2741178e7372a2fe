import type { FamilyProblem } from '#shop/catalogue/families/family.ts';
import { maxMembers } from '#shop/catalogue/limits.ts';
import { rules } from '#wording/rules.ts';
import { attributeField } from './attribute.ts';

const text = rules.family;

/** What stands in the way of a family, in words. */
export function familyError(problem: FamilyProblem): string {
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

/** The same about an edit of one of its products: the field, in the shop's words, and what is wrong with it. */
export function memberError(problem: FamilyProblem): {
  field: 'category' | `attributes.${string}`;
  message: string;
} {
  switch (problem.why) {
    case 'unstated':
      return { field: attributeField(problem.key), message: text.needs(problem.label) };
    case 'same':
      return { field: attributeField(problem.key), message: text.taken(problem.other.title, problem.values) };
    default:
      return { field: 'category', message: text.inFamily };
  }
}
