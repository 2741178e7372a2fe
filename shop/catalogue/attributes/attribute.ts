import type { AttributeKind, Category } from '#database/enums.ts';

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

/** What is wrong with a value, and what it may be where that is known. */
export type WrongValue =
  | { why: 'unknown' | 'number' | 'yes-no' | 'long' }
  | { why: 'choice'; choices: string[] };

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

/** With commas between thousands; '0,25' would be 25, a hundred times what somebody meant. */
const thousands = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;

function readNumber(written: unknown): Checked {
  const text = String(written);
  const number = text.includes(',') && !thousands.test(text) ? Number.NaN : Number(text.replaceAll(',', ''));
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

/**
 * What a product states after some of it was written anew; or, by key, what is wrong with what was written. A key is known where
 * its category has the attribute, or where the product has stated it already.
 */
export function stateAttributes(
  attributes: readonly Attribute[],
  category: Category,
  before: AttributeValues,
  written: Record<string, unknown>,
): { attributes: AttributeValues } | { wrong: Record<string, WrongValue> } {
  const stated = { ...before };
  const wrong: Record<string, WrongValue> = {};
  for (const [key, text] of Object.entries(written)) {
    const attribute = attributes.find((one) => one.key === key);
    const read = attribute ? readValue(attribute, text) : { refused: 'unknown' as const };
    const fits = attribute?.categories.includes(category) || Object.hasOwn(before, key);
    if ('refused' in read)
      wrong[key] =
        read.refused === 'choice'
          ? { why: 'choice', choices: attribute?.choices ?? [] }
          : { why: read.refused };
    else if (read.value === undefined) delete stated[key];
    else if (fits) stated[key] = read.value;
    else wrong[key] = { why: 'unknown' };
  }
  return Object.keys(wrong).length > 0 ? { wrong } : { attributes: stated };
}

/** Those of a category's attributes that are in use, in the order they are shown. */
export const attributesOf = <One extends Attribute>(attributes: One[], category: Category | 'all'): One[] =>
  attributes
    .filter((one) => !one.retired && (category === 'all' || one.categories.includes(category)))
    .sort((one, other) => one.position - other.position || (one.key < other.key ? -1 : 1));
