import type { Category } from '#database/enums.ts';

/** Why a parcel of it may go by road only. */
export type Hazard = 'gas' | 'lithium';

interface Described {
  category: Category;
  title: string;
}

/**
 * What a product may not fly or sail with, by its category and title alone: pressurised gas (bottles, aerosols, CO2) and
 * lithium cells. What can't be told is taken for hazardous. A flag of each product, set by staff, is to take the place of
 * this function; whoever asks need not know.
 */
export function hazardOf({ category, title }: Described): Hazard | undefined {
  if (accessory.test(title)) return undefined;
  if (category === 'gas') return unpressurised.test(title) ? undefined : 'gas';
  if (category === 'batteries') return otherChemistry.test(title) ? undefined : 'lithium';
  return undefined;
}

/** What the mark on a parcel of lithium cells by themselves, in no device, calls them: rechargeable ones, or metal ones. */
export type UnNumber = 'UN3480' | 'UN3090';
export const unNumberOf = (title: string): UnNumber => (lithiumMetal.test(title) ? 'UN3090' : 'UN3480');

/** Cells that are used once: CR123A, CR2032, 'primary'. */
const lithiumMetal = /\b(cr-?(\d{3,4}[a-z]?|2|p2|v3)|primary|non-?rechargeable)\b/i;

/** Goes with gas or batteries and holds neither. */
const accessory =
  /\b(adapt[oe]rs?|valves?|lines?|hoses?|regulators?|gauges?|chargers?|charging|leads?|cables?|connectors?|plugs?|checkers?|testers?|alarms?|bags?|sacks?|pouch(es)?|box(es)? for|cases?)\b/i;

/** Oil that is dropped or brushed on; gas and sprays with oil in them say so. */
const unpressurised = /^(?!.*\b(gas|co2|propane|butane|spray|aerosol)\b).*\boil\b/i;

/** Cells that fly: nickel and alkaline ones, where no lithium is named beside them. */
const otherChemistry = /^(?!.*\b(li-?po|li-?ion|lithium|life(po4)?)\b).*\b(ni-?mh|ni-?cd|alkaline)\b/i;
