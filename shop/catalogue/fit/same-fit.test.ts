import { describe, expect, test } from 'vitest';
import { sameFitOf } from './same-fit.ts';

describe('what takes the place of a product', () => {
  test('of batteries has their voltage, plug, chemistry and shape', () => {
    const attributes = { 'battery-kind': 'Battery', voltage: 7.4, connector: 'Deans', chemistry: ['LiPo'] };
    expect(sameFitOf({ category: 'batteries', attributes })).toEqual({
      facts: attributes,
      absent: ['adapts-to', 'shape', 'cell'],
    });
  });

  test.each([
    ['a battery without its plug', 'batteries', { 'battery-kind': 'Battery', voltage: 7.4 }],
    ['a cell of no known size', 'batteries', { 'battery-kind': 'Disposable cell' }],
    ['gloves without a size', 'attire', { 'attire-kind': 'Gloves' }],
    ['a magazine of no gun', 'magazines', { power: 'Gas' }],
    ['a suppressor without its thread', 'attachments', { 'attachment-kind': 'Mock suppressor' }],
    ['BBs of any weight', 'bbs', { biodegradable: true }],
  ] as const)('of %s is unknown', (_, category, attributes) => {
    expect(sameFitOf({ category, attributes })).toBeUndefined();
  });

  test('of a pouch needs no size', () => {
    expect(
      sameFitOf({ category: 'attire', attributes: { 'attire-kind': 'Pouch', molle: true } })?.facts,
    ).toEqual({
      'attire-kind': 'Pouch',
      molle: true,
    });
  });
});
