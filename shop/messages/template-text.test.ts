import { expect, test } from 'vitest';
import { fillTemplate, unfilledIn } from './template-text.ts';

test('a saved answer gets what is known, and keeps the rest in its braces', () => {
  const text = 'Dear {name},\norder {Order Number} has left. {other} $&';
  expect(fillTemplate(text, { name: 'Robin $& {order number}', 'order number': '1042' })).toBe(
    'Dear Robin $& {order number},\norder 1042 has left. {other} $&',
  );
  expect(fillTemplate('{name}, {order number}', { name: 'Robin' })).toBe('Robin, {order number}');
  expect(unfilledIn('Order {order number}?')).toBe('{order number}');
  expect(unfilledIn('Order 1042, {other}')).toBeUndefined();
});
