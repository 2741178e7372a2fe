import type { Hazard } from '#shop/delivery/hazardous.ts';
import { overWater } from '#shop/delivery/restricted.ts';
import { listed } from '#wording/listed.ts';
import { restricted as text } from '#wording/storefront/restricted.ts';

/** Where a product can't be sent, in words; undefined for what goes everywhere. For the server: the browser shows it. */
export function whereNotSent(hazard: Hazard | undefined): string | undefined {
  if (!hazard) return undefined;
  const names = overWater.map(({ name }) => name);
  return text.product(listed(names, 'or'));
}
