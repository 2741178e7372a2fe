import type { Category } from '#database/enums.ts';

/** What a value of an attribute is: a number of its unit, one of its choices, some of them, whether or not, or words. */
export const attributeKinds = ['number', 'choice', 'choices', 'yes-no', 'text'] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** A fact that the products of some categories state: what players choose by. */
export interface Attribute {
  /** In addresses and files: lower case letters, digits and hyphens, and never changed. */
  key: string;
  label: string;
  /** Stands behind a number: 'g', 'ml', 'mAh'; else ''. */
  unit: string;
  kind: AttributeKind;
  /** What a choice is among, in the order they are shown; of other kinds none. */
  choices: string[];
  categories: Category[];
  /** Whether shoppers may choose products by it. */
  filter: boolean;
  /** Attributes are shown by it, rising. */
  position: number;
  /** Retired ones are neither asked for nor shown; products keep their values. */
  retired: boolean;
}

export type AttributeValue = number | string | string[] | boolean;
/** By the keys of attributes; those that a product does not state are not there. */
export type AttributeValues = Record<string, AttributeValue>;

export const attributeKey = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Letters of a choice or of a text. */
export const maxValueLength = 80;
/** Numbers are kept to so many digits behind the point. */
const decimals = 3;

type Checked = { value: AttributeValue | undefined } | { refused: 'number' | 'choice' | 'yes-no' | 'long' };

/**
 * A value as people and files write it ('0.25', 'yes', 'black|tan'), or as it is kept; undefined for an empty one. Several
 * choices come in the attribute's own order.
 */
export function readValue({ kind, choices }: Pick<Attribute, 'kind' | 'choices'>, written: unknown): Checked {
  const text = typeof written === 'string' ? written.trim() : (written ?? '');
  if (text === '' || (Array.isArray(text) && text.length === 0)) return { value: undefined };
  switch (kind) {
    case 'number':
      return readNumber(text);
    case 'choice': {
      const chosen = choiceOf(choices, text);
      return chosen === undefined ? { refused: 'choice' } : { value: chosen };
    }
    case 'choices':
      return readChoices(choices, text);
    case 'yes-no':
      return readYesNo(text);
    case 'text':
      return String(text).length > maxValueLength ? { refused: 'long' } : { value: String(text) };
  }
}

function readNumber(written: unknown): Checked {
  const number = typeof written === 'number' ? written : Number(String(written).replaceAll(',', ''));
  if (!Number.isFinite(number) || Math.abs(number) > 1_000_000_000) return { refused: 'number' };
  // Without the sign of a zero.
  return { value: Number(number.toFixed(decimals)) + 0 };
}

function readChoices(choices: string[], written: unknown): Checked {
  const named = Array.isArray(written) ? written : String(written).split('|');
  const chosen = named.map((one) => choiceOf(choices, one));
  if (chosen.includes(undefined)) return { refused: 'choice' };
  const value = choices.filter((choice) => chosen.includes(choice));
  return { value: value.length > 0 ? value : undefined };
}

function readYesNo(written: unknown): Checked {
  const said = String(written).toLowerCase();
  if (['true', 'yes', 'y', '1'].includes(said)) return { value: true };
  return ['false', 'no', 'n', '0'].includes(said) ? { value: false } : { refused: 'yes-no' };
}

/** The choice that is meant, however its letters' case is written. */
const choiceOf = (choices: string[], written: unknown): string | undefined => {
  const typed = String(written).trim().toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === typed);
};

/** Those of a category's attributes that are in use, in the order they are shown. */
export const attributesOf = (attributes: Attribute[], category: Category | 'all'): Attribute[] =>
  attributes
    .filter((one) => !one.retired && (category === 'all' || one.categories.includes(category)))
    .sort((one, other) => one.position - other.position || (one.key < other.key ? -1 : 1));
