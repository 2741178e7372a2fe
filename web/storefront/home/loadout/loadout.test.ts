import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hotspots } from '#demo/hero/loadout.ts';
import { things } from './loadout.ts';

const styles = readFileSync(join(import.meta.dirname, 'loadout.css'), 'utf8');
const crops = {
  phone: '(max-width: 599.98px)',
  tablet: '(min-width: 600px) and (max-width: 1179.98px)',
  wide: '(min-width: 1180px)',
} as const;

/** What the styles say of a thing in a crop. */
function rule(crop: keyof typeof crops, name: string): string {
  const [, block = ''] = styles.split(`@media ${crops[crop]} {\n  .thing-`);
  const [, own = ''] = `\n  .thing-${block.split('\n}')[0]}`.split(`.thing-${name} {`);
  return own.split('}')[0] ?? '';
}

test.each(hotspots)('$sku lies where the drawing has it', ({ sku, ...spots }) => {
  const name = things[sku as keyof typeof things];
  for (const crop of ['phone', 'tablet', 'wide'] as const) {
    const spot = spots[crop];
    if (!spot) {
      expect(rule(crop, name)).toContain('display: none');
      continue;
    }
    const { x, y, w, h } = spot;
    const inset = /inset: ([\d.]+)% ([\d.]+)% ([\d.]+)% ([\d.]+)%/
      .exec(rule(crop, name))
      ?.slice(1)
      .map(Number);
    const drawn = [y - h / 2, 100 - x - w / 2, 100 - y - h / 2, x - w / 2];
    expect(inset, crop).toHaveLength(4);
    drawn.forEach((edge, place) => {
      expect(Math.abs(edge - (inset?.[place] ?? Number.NaN)), `${crop} ${place}`).toBeLessThan(0.11);
    });
  }
});
