import { expect, test } from 'vitest';
import { categories } from '#database/enums.ts';
import { attributeKey, attributesOf, maxValueLength, readValue } from './attribute.ts';
import { standardAttributes } from './standard.ts';

test('each key stands once and is fit for an address', () => {
  const keys = standardAttributes.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(attributeKey);
});

test('no two attributes of a category have the same label', () => {
  for (const category of categories) {
    const labels = attributesOf(standardAttributes, category).map(({ label }) => label);
    expect(new Set(labels).size, category).toBe(labels.length);
  }
});

test.each(categories)('%s have two to seven filters, in front of what every product states', (category) => {
  const attributes = attributesOf(standardAttributes, category);
  const filters = attributes.filter((attribute) => attribute.filter);
  expect(filters.length).toBeGreaterThanOrEqual(2);
  expect(filters.length).toBeLessThanOrEqual(7);
  const last = attributes.findLastIndex((attribute) => attribute.filter);
  expect(attributes.findIndex(({ key }) => key === 'made-for')).toBeGreaterThan(last);
});

test('each choice is read as itself, also among others and from a file', () => {
  for (const attribute of standardAttributes) {
    expect(attribute.choices.length > 1).toBe(attribute.kind === 'choice' || attribute.kind === 'choices');
    for (const choice of attribute.choices) {
      expect(choice.length).toBeLessThanOrEqual(maxValueLength);
      const value = attribute.kind === 'choices' ? [choice] : choice;
      expect(readValue(attribute, choice.toUpperCase()), attribute.key).toEqual({ value });
    }
    if (attribute.kind === 'choices')
      expect(readValue(attribute, attribute.choices.toReversed().join('|'))).toEqual({
        value: attribute.choices,
      });
  }
});

test('only numbers have a unit', () => {
  for (const { key, kind, unit } of standardAttributes) if (kind !== 'number') expect(unit, key).toBe('');
});

test('each category begins with what players ask first', () => {
  expect(categories.map((category) => attributesOf(standardAttributes, category)[0]?.key)).toEqual([
    'bb-weight',
    'gas-kind',
    'pattern',
    'battery-kind',
    'attire-kind',
    'attachment-kind',
  ]);
});
