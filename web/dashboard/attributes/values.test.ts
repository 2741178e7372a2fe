import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributeBody } from '#contract/attribute-body.ts';
import { attributeKey } from '#shop/catalogue/attributes/attribute.ts';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { rules } from '#wording/rules.ts';
import { bodyErrors } from '../parts/body-errors.ts';
import { type AttributeFields, blankAttribute, bodyOf, fieldsOf, keyOf } from './values.ts';

const text = rules.attribute;
const good: AttributeFields = {
  ...blankAttribute,
  key: 'hue',
  label: 'Hue',
  kind: 'choice',
  choices: 'Red\nBlue',
  categories: 'bbs,gas',
};

test.each<[string, Partial<AttributeFields>, Partial<AttributeFields>]>([
  ['all it needs', {}, {}],
  [
    'nothing filled in',
    blankAttribute,
    { key: text.key, label: text.label, kind: rules.choice, categories: text.categories },
  ],
  ['a key in capitals', { key: 'Hue' }, { key: text.key }],
  ['a choice without choices', { choices: ' \n ' }, { choices: text.noChoices }],
  ['one choice twice', { choices: 'Red\nred' }, { choices: text.doubled }],
  ['a bar in a choice', { choices: 'Red|Blue' }, { choices: text.choice }],
  ['choices that were typed before it was a number', { kind: 'number', unit: 'g' }, {}],
  ['a unit that was typed before it was a text', { kind: 'text', unit: 'far too long for one' }, {}],
  ['a unit that is too long', { kind: 'number', unit: 'far too long for one' }, { unit: rules.tooLong(10) }],
])('an attribute with %s', (_name, change, errors) => {
  expect(bodyErrors(attributeBody, bodyOf({ ...good, ...change }))).toEqual(errors);
});

test('what the form is filled with is sent as it was, but for its place', () => {
  for (const attribute of standardAttributes) {
    const { position: _position, ...sent } = attribute;
    const seen = { ...attribute, revision: 3 };
    expect(bodyOf(fieldsOf(seen), seen)).toEqual({
      ...sent,
      categories: expect.toSatisfy(
        (all: string[]) => all.toSorted().join() === sent.categories.toSorted().join(),
      ),
      version: 3,
    });
  }
});

test('a label suggests a key', () => {
  expect(keyOf('Pressure at 20 °C')).toBe('pressure-at-20-c');
  expect(keyOf('3 × Größe')).toBe('gro-e');
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (label) => {
      const key = keyOf(label);
      if (key) expect(key).toMatch(attributeKey);
      expect(key.length).toBeLessThanOrEqual(40);
    }),
  );
});
