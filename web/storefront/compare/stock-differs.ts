import { fewUnits } from '../parts/few-units.ts';

/** Whether two of some products say different things of their stock (parts/stock.tsx). */
export const stockDiffers = (products: { available: number }[]): boolean =>
  new Set(products.map(({ available }) => Math.min(Math.max(available, 0), fewUnits + 1))).size > 1;
