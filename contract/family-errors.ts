import type { FamilyProblem } from '#shop/catalogue/families/family.ts';
import { rules } from '#wording/rules.ts';
import { attributeField } from './attribute.ts';

const text = rules.family;

/** What stands in the way of an edit of a member: the field, in the shop's words, and what is wrong with it. */
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
