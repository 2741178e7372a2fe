import { type Category, categories } from '#database/enums.ts';
import { connectors, patterns, powers, rails, threads } from '../fit/values.ts';
import type { Attribute } from './attribute.ts';

type Values = Pick<Attribute, 'kind' | 'unit' | 'choices'>;
const number = (unit: string): Values => ({ kind: 'number', unit, choices: [] });
const choice = (...choices: string[]): Values => ({ kind: 'choice', unit: '', choices });
const choices = (...choices: string[]): Values => ({ kind: 'choices', unit: '', choices });
const yesNo: Values = { kind: 'yes-no', unit: '', choices: [] };
const text: Values = { kind: 'text', unit: '', choices: [] };

const filter = (key: string, label: string, values: Values, ...of: Category[]) =>
  ({ key, label, ...values, categories: of, filter: true }) as const;
const fact = (key: string, label: string, values: Values, ...of: Category[]) =>
  ({ key, label, ...values, categories: of, filter: false }) as const;

/**
 * The attributes that a shop starts with: the facts by which airsoft players choose, in the order in which they matter to
 * them. At most seven of a category are filters. Unit prices are computed from 'count', 'volume' and 'pieces'; whether a
 * product fits a gun from 'pattern', 'power', 'voltage', 'connector', 'adapts-to', 'rail' and 'thread'.
 */
export const standardAttributes: Attribute[] = [
  filter('bb-weight', 'BB weight', number('g'), 'bbs'),
  filter('biodegradable', 'Biodegradable', yesNo, 'bbs'),
  filter('tracer', 'Tracer', yesNo, 'bbs'),
  filter('count', 'Count', number('BBs'), 'bbs'),
  filter('packaging', 'Packaging', choice('Bottle', 'Bag', 'Sampler'), 'bbs'),
  fact('bb-weights', 'BB weights', text, 'bbs'),
  fact('bb-diameter', 'BB diameter', number('mm'), 'bbs'),
  fact('bb-tolerance', 'Tolerance', number('mm'), 'bbs'),

  filter(
    'gas-kind',
    'Gas type',
    choice('Green gas', 'Low-pressure gas', 'Winter gas', 'CO2', 'Propane', 'HPA', 'Silicone oil'),
    'gas',
  ),
  filter('volume', 'Volume', number('ml'), 'gas'),
  filter('pressure', 'Pressure at 20 °C', number('bar'), 'gas'),
  filter('lubricated', 'With silicone oil', yesNo, 'gas'),

  filter(
    'attire-kind',
    'Clothing and kit',
    choice(
      'Goggles',
      'Full-face mask',
      'Lower-face mask',
      'Helmet',
      'Headwear',
      'Shirt',
      'Jacket',
      'Trousers',
      'Gloves',
      'Pads',
      'Footwear',
      'Plate carrier',
      'Chest rig',
      'Belt',
      'Pouch',
      'Dead rag',
    ),
    'attire',
  ),
  filter('size', 'Size', choice('One size', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'), 'attire'),
  filter(
    'eye-rating',
    'Eye protection',
    choice('EN 166 A', 'EN 166 B', 'EN 166 F', 'Not eye protection'),
    'attire',
  ),
  filter('molle', 'MOLLE', yesNo, 'attire'),

  filter('pattern', 'Gun pattern', choices(...patterns), 'magazines', 'attire'),
  filter('power', 'Power', choice(...powers), 'magazines', 'gas'),
  filter('feed', 'Magazine type', choice('Low-cap', 'Mid-cap', 'Hi-cap', 'Drum', 'Speedloader'), 'magazines'),
  filter('capacity', 'Capacity', number('rounds'), 'magazines'),
  fact('feeds', 'Feeds', text, 'magazines'),

  filter(
    'battery-kind',
    'Battery and charging',
    choice('Battery', 'Disposable cell', 'Charger', 'Adapter lead', 'Checker', 'Charging bag'),
    'batteries',
  ),
  filter('chemistry', 'Chemistry', choices('LiPo', 'LiFe', 'Li-ion', 'NiMH', 'Lithium'), 'batteries'),
  filter('voltage', 'Voltage', number('V'), 'batteries'),
  filter('connector', 'Connector', choice(...connectors), 'batteries'),
  fact('adapts-to', 'Adapts to', choice(...connectors), 'batteries'),
  filter('battery-capacity', 'Battery capacity', number('mAh'), 'batteries'),
  filter(
    'shape',
    'Shape',
    choice('Stick', 'Two sticks', 'Three sticks', 'Brick', 'Round cell', 'Coin cell'),
    'batteries',
  ),
  fact('cells', 'Cells in series', number(''), 'batteries'),
  fact('discharge', 'Discharge', number('C'), 'batteries'),
  fact('current', 'Highest current', number('A'), 'batteries'),

  filter(
    'attachment-kind',
    'Attachment',
    choice(
      'Red dot',
      'Scope',
      'Riser',
      'Grip',
      'Bipod',
      'Torch',
      'Tracer unit',
      'Mock suppressor',
      'Flash hider',
      'Sling',
      'Battery box',
    ),
    'attachments',
  ),
  filter('rail', 'Rail', choices(...rails), 'attachments'),
  filter('thread', 'Thread', choices(...threads), 'attachments'),
  filter('magnification', 'Magnification', choice('1x', '3x', '4x', '1-4x', '1-6x', '3-9x'), 'attachments'),
  fact('lumens', 'Brightness', number('lm'), 'attachments'),
  fact(
    'cell',
    'Cell',
    choice('CR2032', 'CR123A', 'AA', 'AAA', '18350', '18650', 'Built in, USB-C'),
    'attachments',
    'batteries',
  ),

  filter(
    'colour',
    'Colour',
    choice(
      'Black',
      'Grey',
      'Olive',
      'Tan',
      'Brown',
      'Camouflage',
      'White',
      'Silver',
      'Clear',
      'Red',
      'Orange',
      'Yellow',
      'Green',
      'Blue',
      'Plum',
    ),
    'bbs',
    'magazines',
    'attire',
    'attachments',
  ),
  filter('brand', 'Brand', text, ...categories),
  fact('pieces', 'In the pack', number(''), 'gas', 'magazines', 'batteries'),
  fact('made-for', 'Made for', text, ...categories),
  fact('holds', 'Holds', text, 'attire', 'attachments', 'batteries'),
  fact('fills', 'Pistol magazines filled', text, 'gas'),
  fact('best-between', 'Best between', text, 'gas'),
  fact('rated-pressure', 'Rated to', number('bar'), 'gas'),
  fact(
    'material',
    'Material',
    choices(
      'ABS',
      'Polymer',
      'Polycarbonate',
      'Aluminium',
      'Steel',
      'Steel mesh',
      'Zinc alloy',
      'Brass',
      'Rubber',
      'Nylon',
      'Cotton',
      'Ripstop',
      'Jersey',
      'Synthetic suede',
      'Glass fibre',
    ),
    ...categories,
  ),
  fact('gas-mass', 'Gas inside', number('g'), 'gas'),
  fact('weight', 'Weight', number('g'), ...categories),
  fact('length', 'Length', number('mm'), ...categories),
  fact('width', 'Width', number('mm'), ...categories),
  fact('height', 'Height', number('mm'), ...categories),
  fact('diameter', 'Diameter', number('mm'), ...categories),
].map((attribute, place) => ({ ...attribute, position: (place + 1) * 10, retired: false }));
