import { energyAddress, readEnergyQuery } from '#shop/catalogue/energy-query.ts';

/** The one address of all that ask the same. For the server. */
export const canonical = (_params: unknown, search: URLSearchParams): string =>
  energyAddress(readEnergyQuery(search));
