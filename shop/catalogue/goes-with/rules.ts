import type { Category } from '#database/enums.ts';
import type { AttributeValue, AttributeValues } from '../attributes/attribute.ts';

/** What is needed beside a product: of a category, with any of the values of each attribute. */
export interface Needed {
  category: Category;
  attributes: Record<string, readonly string[]>;
}

interface Rule {
  /** What it is about: a product of this category that states one of these values of each attribute. */
  of: Category;
  with?: Record<string, readonly string[]>;
  needs: Category;
  having?: Record<string, readonly string[]>;
  /** Attributes of which both must state a same value: where the product states none, nothing is guessed. */
  same?: readonly string[];
}

const battery = { 'battery-kind': ['Battery'] };
const fills = ['Low-cap', 'Mid-cap'];
const shoots = ['Low-cap', 'Mid-cap', 'Hi-cap', 'Drum'];
/** Grams, as texts: what pistols and rifles are fed with, and what long barrels are. */
const fieldWeights = ['0.2', '0.23', '0.25', '0.28'];
const marksmanWeights = ['0.3', '0.32', '0.36', '0.4', '0.43', '0.45'];
const gases = ['Green gas', 'Low-pressure gas', 'Winter gas'];

/** What players need with what, by the standard attributes; of one product's rules the first matters most. */
const rules: readonly Rule[] = [
  {
    of: 'batteries',
    with: battery,
    needs: 'batteries',
    having: { 'battery-kind': ['Charger'] },
    same: ['chemistry'],
  },
  {
    of: 'batteries',
    with: { ...battery, chemistry: ['LiPo'] },
    needs: 'batteries',
    having: { 'battery-kind': ['Charging bag'] },
    same: ['chemistry'],
  },
  {
    of: 'batteries',
    with: battery,
    needs: 'batteries',
    having: { 'battery-kind': ['Checker'] },
    same: ['chemistry'],
  },
  {
    of: 'batteries',
    with: battery,
    needs: 'batteries',
    having: { 'battery-kind': ['Adapter lead'] },
    same: ['connector'],
  },
  {
    of: 'batteries',
    with: { 'battery-kind': ['Charger'] },
    needs: 'batteries',
    having: { 'battery-kind': ['Charging bag'] },
    same: ['chemistry'],
  },
  {
    of: 'batteries',
    with: { 'battery-kind': ['Charger', 'Checker', 'Charging bag'] },
    needs: 'batteries',
    having: battery,
    same: ['chemistry'],
  },
  {
    of: 'batteries',
    with: { 'battery-kind': ['Adapter lead'] },
    needs: 'batteries',
    having: battery,
    same: ['connector'],
  },
  {
    of: 'batteries',
    with: { 'battery-kind': ['Disposable cell'] },
    needs: 'attachments',
    same: ['cell'],
  },
  { of: 'bbs', needs: 'magazines', having: { feed: ['Speedloader'] } },
  {
    of: 'bbs',
    with: { tracer: ['true'] },
    needs: 'attachments',
    having: { 'attachment-kind': ['Tracer unit'] },
  },
  {
    of: 'magazines',
    with: { power: ['Gas'], feed: shoots },
    needs: 'gas',
    having: { 'gas-kind': gases },
    same: ['power'],
  },
  {
    of: 'magazines',
    with: { power: ['CO2'], feed: shoots },
    needs: 'gas',
    having: { 'gas-kind': ['CO2'] },
    same: ['power'],
  },
  { of: 'magazines', with: { feed: fills }, needs: 'magazines', having: { feed: ['Speedloader'] } },
  {
    of: 'magazines',
    with: { power: ['Electric', 'Gas', 'CO2'] },
    needs: 'bbs',
    having: { tracer: ['false'], 'bb-weight': fieldWeights },
  },
  {
    of: 'magazines',
    with: { power: ['Spring'] },
    needs: 'bbs',
    having: { tracer: ['false'], 'bb-weight': marksmanWeights },
  },
  {
    of: 'magazines',
    with: { feed: ['Speedloader'] },
    needs: 'bbs',
    having: { tracer: ['false'], 'bb-weight': fieldWeights },
  },
  {
    of: 'magazines',
    with: { feed: shoots },
    needs: 'attire',
    having: { 'attire-kind': ['Pouch', 'Chest rig'] },
    same: ['pattern'],
  },
  {
    of: 'gas',
    with: { 'gas-kind': [...gases, 'Propane'] },
    needs: 'gas',
    having: { 'gas-kind': ['Silicone oil'] },
  },
  { of: 'gas', with: { 'gas-kind': ['Silicone oil'] }, needs: 'gas', having: { 'gas-kind': gases } },
  {
    of: 'gas',
    with: { 'gas-kind': ['Silicone oil'] },
    needs: 'magazines',
    having: { feed: shoots, power: ['Gas'] },
  },
  {
    of: 'gas',
    with: { 'gas-kind': [...gases, 'CO2'] },
    needs: 'magazines',
    having: { feed: shoots },
    same: ['power'],
  },
  // What shoots from a line has the magazines of electric rifles.
  {
    of: 'gas',
    with: { 'gas-kind': ['HPA'] },
    needs: 'magazines',
    having: { power: ['Electric'], feed: fills },
  },
  {
    of: 'attachments',
    needs: 'batteries',
    having: { 'battery-kind': ['Disposable cell'] },
    same: ['cell'],
  },
  {
    of: 'attachments',
    with: { 'attachment-kind': ['Tracer unit'] },
    needs: 'bbs',
    having: { tracer: ['true'] },
  },
  {
    of: 'attachments',
    with: { 'attachment-kind': ['Red dot', 'Scope'] },
    needs: 'attachments',
    having: { 'attachment-kind': ['Riser'] },
    same: ['rail'],
  },
  {
    of: 'attachments',
    with: { 'attachment-kind': ['Riser'] },
    needs: 'attachments',
    having: { 'attachment-kind': ['Red dot', 'Scope'] },
    same: ['rail'],
  },
  {
    of: 'attachments',
    with: { 'attachment-kind': ['Bipod'] },
    needs: 'attachments',
    having: { 'attachment-kind': ['Scope'] },
    same: ['rail'],
  },
  {
    of: 'attachments',
    with: { 'attachment-kind': ['Grip'] },
    needs: 'attachments',
    having: { 'attachment-kind': ['Torch'] },
    same: ['rail'],
  },
  {
    of: 'attachments',
    with: { 'attachment-kind': ['Torch'] },
    needs: 'attachments',
    having: { 'attachment-kind': ['Grip'] },
    same: ['rail'],
  },
  {
    of: 'attachments',
    with: { 'attachment-kind': ['Battery box'] },
    needs: 'batteries',
    having: { 'battery-kind': ['Adapter lead'] },
  },
  {
    of: 'attachments',
    with: { 'attachment-kind': ['Grip', 'Bipod'] },
    needs: 'attachments',
    having: { 'attachment-kind': ['Sling'] },
  },
  {
    of: 'attachments',
    with: { 'attachment-kind': ['Sling'] },
    needs: 'attire',
    having: { 'attire-kind': ['Plate carrier', 'Chest rig'] },
  },
  {
    of: 'attachments',
    with: { 'attachment-kind': ['Flash hider', 'Mock suppressor'] },
    needs: 'attachments',
    having: { 'attachment-kind': ['Bipod', 'Grip'] },
  },
  {
    of: 'attire',
    with: { 'attire-kind': ['Goggles'] },
    needs: 'attire',
    having: { 'attire-kind': ['Lower-face mask'] },
  },
  {
    of: 'attire',
    with: { 'attire-kind': ['Lower-face mask'] },
    needs: 'attire',
    having: { 'attire-kind': ['Goggles'] },
  },
  {
    of: 'attire',
    with: { 'attire-kind': ['Plate carrier', 'Belt'] },
    needs: 'attire',
    having: { 'attire-kind': ['Pouch'] },
    same: ['molle'],
  },
  {
    of: 'attire',
    with: { 'attire-kind': ['Pouch'] },
    needs: 'attire',
    having: { 'attire-kind': ['Plate carrier', 'Belt'] },
    same: ['molle'],
  },
  {
    of: 'attire',
    with: { 'attire-kind': ['Pouch', 'Chest rig'] },
    needs: 'magazines',
    having: { feed: fills },
    same: ['pattern'],
  },
  {
    of: 'attire',
    with: { 'attire-kind': ['Full-face mask'] },
    needs: 'attachments',
    having: { 'attachment-kind': ['Riser'] },
  },
  {
    of: 'attire',
    with: { 'attire-kind': ['Headwear'] },
    needs: 'attire',
    having: { 'attire-kind': ['Goggles'] },
  },
  {
    of: 'attire',
    with: { 'attire-kind': ['Gloves', 'Shirt', 'Trousers', 'Jacket', 'Footwear'] },
    needs: 'attire',
    having: { 'attire-kind': ['Pads'] },
  },
  {
    of: 'attire',
    with: { 'attire-kind': ['Shirt', 'Trousers', 'Jacket', 'Footwear', 'Pads', 'Headwear'] },
    needs: 'attire',
    having: { 'attire-kind': ['Gloves'] },
  },
  {
    of: 'attire',
    with: { 'attire-kind': ['Gloves', 'Pads'] },
    needs: 'attire',
    having: { 'attire-kind': ['Shirt'] },
  },
  {
    of: 'attire',
    with: { 'attire-kind': ['Plate carrier', 'Chest rig', 'Full-face mask', 'Goggles'] },
    needs: 'attire',
    having: { 'attire-kind': ['Dead rag'] },
  },
  {
    of: 'attire',
    with: { 'attire-kind': ['Dead rag'] },
    needs: 'attire',
    having: { 'attire-kind': ['Goggles', 'Full-face mask'] },
  },
];

/** What is needed beside a product by what it states, what matters most first; nothing where a fact is missing. */
export function neededWith({
  category,
  attributes,
}: {
  category: Category;
  attributes: AttributeValues;
}): Needed[] {
  return rules.flatMap((rule) => {
    const states = (key: string, values: readonly string[]) =>
      textsOf(attributes[key]).some((value) => values.includes(value));
    if (rule.of !== category) return [];
    if (!Object.entries(rule.with ?? {}).every(([key, values]) => states(key, values))) return [];
    const shared = (rule.same ?? []).map((key) => [key, textsOf(attributes[key])] as const);
    if (shared.some(([, values]) => values.length === 0)) return [];
    const having = Object.entries(rule.having ?? {});
    return [{ category: rule.needs, attributes: Object.fromEntries([...having, ...shared]) }];
  });
}

/** A value as texts, as the table `attribute_values` has them. */
const textsOf = (value: AttributeValue | undefined): string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String);
