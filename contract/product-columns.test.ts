import { expect, test } from 'vitest';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { columnOf, exportColumns } from './product-columns.ts';

test('each heading that is written is read again, as the column it is', () => {
  const read = columnOf(standardAttributes);
  for (const [heading] of exportColumns(standardAttributes)) expect(read(heading), heading).toBe(heading);
});
