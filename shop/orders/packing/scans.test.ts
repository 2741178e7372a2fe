import { describe, expect, test } from 'vitest';
import { countScans, isComplete, type PackedItem } from './scans.ts';

const bbs: PackedItem = { productId: 'aaaaaa', quantity: 2, sku: 'BB-028', barcode: '0501234567890' };
const gas: PackedItem = { productId: 'bbbbbb', quantity: 1, sku: '', barcode: '0501234567890' };
const bare: PackedItem = { productId: 'cccccc', quantity: 2, sku: '', barcode: '' };

const seen = (items: PackedItem[], ...scans: string[]) => countScans(items, scans);

describe('scans', () => {
  test('count by SKU in whatever case, by barcode with or without its zeros, and by hand where there is neither', () => {
    expect(seen([bbs, bare], ' bb-028', '501234567890', 'cccccc', 'CCCCCC')).toEqual({
      seen: [2, 2],
      refused: [],
    });
  });

  test('of what is not in the order, or is there already, are refused', () => {
    expect(seen([bbs, bare], 'BB-029', 'BB-028', 'BB-028', 'BB-028', '')).toEqual({
      seen: [2, 0],
      refused: [{ code: 'BB-028', item: 0 }, { code: 'BB-029' }, { code: '' }],
    });
  });

  test('an id is no code of a product that has one', () => {
    expect(seen([bbs], 'aaaaaa').refused).toEqual([{ code: 'aaaaaa' }]);
  });

  test('a barcode of two products counts for the one that lacks units, whichever was scanned first', () => {
    expect(seen([bbs, gas], '0501234567890', 'BB-028', 'BB-028')).toEqual({ seen: [2, 1], refused: [] });
    expect(seen([bbs, gas], 'BB-028', '0501234567890', '0501234567890')).toEqual({
      seen: [2, 1],
      refused: [],
    });
  });

  test('are complete with every unit and nothing else', () => {
    const complete = (...scans: string[]) => isComplete([bbs], seen([bbs], ...scans));
    expect(complete('BB-028')).toBe(false);
    expect(complete('BB-028', 'bb-028')).toBe(true);
    expect(complete('BB-028', 'bb-028', 'x')).toBe(false);
  });
});
