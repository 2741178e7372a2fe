import type { Category } from '#database/enums.ts';

/**
 * Words in another shop's types, categories and tags by which a product is placed, in lower case, in the order in which they are
 * looked for: a magazine pouch is attire, a gas magazine a magazine, a tracer unit an attachment.
 */
export const categoryWords: readonly (readonly [Category, readonly string[]])[] = [
  [
    'attire',
    [
      ...[
        'clothing',
        'apparel',
        'attire',
        'uniform',
        'gloves?',
        'shirts?',
        'jackets?',
        'trousers',
        'pants',
        'boots?',
      ],
      ...[
        'footwear',
        'helmets?',
        'masks?',
        'goggles?',
        'glasses',
        'eyewear',
        'eye protection',
        'face protection',
      ],
      ...['vests?', 'plate carriers?', 'chest rigs?', 'belts?', 'pouch(es)?', 'holsters?', 'hats?', 'caps?'],
      ...[
        'headwear',
        'balaclavas?',
        'snoods?',
        'knee pads?',
        'elbow pads?',
        'dead rags?',
        'tactical gear',
        'loadout',
      ],
    ],
  ],
  [
    'attachments',
    [
      ...[
        'attachments?',
        'optics?',
        'sights?',
        'scopes?',
        'red dots?',
        'fore ?grips?',
        'grips?',
        'bipods?',
        'torch(es)?',
      ],
      ...[
        'flashlights?',
        'lasers?',
        'suppressors?',
        'silencers?',
        'tracer units?',
        'flash hiders?',
        'muzzle',
      ],
      ...['slings?', 'rails?', 'mounts?', 'risers?', 'external parts'],
    ],
  ],
  ['batteries', ['batter(y|ies)', 'lipos?', 'life', 'nimh', 'chargers?', 'charging']],
  [
    'magazines',
    ['magazines?', 'mags?', 'hi-?caps?', 'mid-?caps?', 'low-?caps?', 'speed ?loaders?', 'drums?'],
  ],
  ['gas', ['gas', 'gases', 'green gas', 'co2', 'propane', 'hpa', 'silicone oil', 'lubricants?']],
  ['bbs', ['bbs?', 'bio bbs?', 'pellets?', 'ammo', 'ammunition']],
];
