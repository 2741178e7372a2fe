import { attire } from './attire.ts';
import { bbs } from './bbs.ts';
import { gas } from './gas.ts';
import { magazines } from './magazines.ts';
import type { DemoFamily, DemoProduct } from './product.ts';

/** Of the products before, each in one more size, weight or colour. */

type Change = Pick<DemoProduct, 'slug' | 'title' | 'sku' | 'barcode' | 'stock' | 'grams' | 'attributes'> &
  Partial<Pick<DemoProduct, 'description' | 'features' | 'pricePence' | 'pictures' | 'alts' | 'tiers'>> & {
    /** What its texts say in place of what the other's say. */
    said?: [string, string][];
  };

function sibling(of: string, { said = [], attributes, ...change }: Change): DemoProduct {
  const base = [...attire, ...bbs, ...gas, ...magazines].find(({ slug }) => slug === of);
  if (!base) throw new Error(`there is no ${of}`);
  const tell = (text: string) => said.reduce((told, [from, to]) => told.replaceAll(from, to), text);
  return {
    ...base,
    description: tell(base.description),
    features: base.features.map(tell) as DemoProduct['features'],
    alts: base.alts?.map(tell) ?? [],
    ...change,
    attributes: { ...base.attributes, ...attributes },
    reviews: [],
  };
}

const picturesOf = (slug: string, views: string[]) => views.map((view) => `${slug}-${view}.webp`);

const palms = { S: '17 to 19', M: '19 to 21', L: '21 to 23', XL: '23 to 25' } as const;
type Size = keyof typeof palms;

const glove = (
  colour: 'Tan' | 'Black',
  size: Size,
  { barcode, stock }: { barcode: string; stock: number },
): DemoProduct => {
  const [weight, length] = { S: [88, 210], M: [92, 218], L: [96, 225], XL: [101, 233] }[size] as [
    number,
    number,
  ];
  const inBlack = colour === 'Black';
  return sibling('attire-gloves-tan', {
    slug: `attire-gloves-${colour.toLowerCase()}-${size.toLowerCase()}`,
    title: `Fellside Crag gloves, ${colour.toLowerCase()}, size ${size}`,
    sku: `GLOVES-CRAG-${colour.toUpperCase()}-${size}`,
    barcode,
    stock,
    grams: weight + 22,
    attributes: { size, colour, weight, length, 'made-for': `Palms of ${palms[size]} cm` },
    said: [
      ['21 to 23', palms[size]],
      ['Size L', `Size ${size}`],
      ['96 g', `${weight} g`],
    ],
    ...(inBlack && {
      pictures: picturesOf('attire-gloves-black-m', ['front', 'palm', 'worn', 'detail']),
      alts: [
        'A pair of black gloves with grey knuckle guards',
        'The palms of the black pair: dark grey suede, paler touch-screen tips on thumb and forefinger',
        'The left black glove on a hand, below the sleeve of a shirt',
        'The knuckle guard and finger seams, close',
      ],
    }),
  });
};

const chests = { S: '84 to 92', M: '92 to 100', L: '100 to 108', XL: '108 to 116' } as const;
const shirt = (
  size: Exclude<Size, 'L'>,
  { barcode, stock }: { barcode: string; stock: number },
): DemoProduct => {
  // Laid flat: how long it is in the body, and how wide across the chest.
  const [weight, length, width] = { S: [312, 700, 500], M: [328, 720, 530], XL: [360, 760, 590] }[size] as [
    number,
    number,
    number,
  ];
  return sibling('attire-combat-shirt-olive', {
    slug: `attire-combat-shirt-olive-${size.toLowerCase()}`,
    title: `Fellside Moss combat shirt, olive and stone, size ${size}`,
    sku: `SHIRT-MOSS-OLIVE-${size}`,
    barcode,
    stock,
    grams: weight + 38,
    attributes: { size, weight, length, width, 'made-for': `Chests of ${chests[size]} cm` },
    said: [
      ['100 to 108', chests[size]],
      ['Size L', `Size ${size}`],
      ['342 g', `${weight} g`],
    ],
  });
};

const rag = (
  colour: 'Blue' | 'Yellow',
  { barcode, stock }: { barcode: string; stock: number },
): DemoProduct => {
  const name = colour.toLowerCase();
  return sibling('attire-dead-rag', {
    slug: `attire-dead-rag-${name}`,
    title: `Fellside dead rag, signal ${name}`,
    sku: `RAG-${colour.toUpperCase()}`,
    barcode,
    stock,
    grams: 28,
    attributes: { colour },
    said: [
      ['Signal red', `Signal ${name}`],
      ['red', name],
      ['Red', colour],
    ],
    pictures: picturesOf(`attire-dead-rag-${name}`, ['front', 'turned', 'detail', 'scale']),
    alts: [
      `${colour} cotton dead rag with the word OUT`,
      'The rag turned over, one corner folded back: OUT is printed here too',
      'The hem, the weave and the loop at one corner, close',
      'The rag with its measures, 300 by 230 mm',
    ],
  });
};

const bioBbs = (
  weight: string,
  count: number,
  more: {
    barcode: string;
    stock: number;
    pricePence: number;
    height: number;
    diameter: number;
    for: string;
    band: string;
  },
): DemoProduct => {
  const grams = Math.round(Number(weight) * count);
  const [short, many] = [weight.replace('.', ''), count.toLocaleString('en-GB')];
  return sibling('bbs-025-bio-3000', {
    slug: `bbs-${short}-bio-${count}`,
    title: `Plover Bio ${weight} g BBs, bottle of ${many}`,
    sku: `BB-${short}-BIO-${count}`,
    pricePence: more.pricePence,
    barcode: more.barcode,
    stock: more.stock,
    grams: grams + 64,
    attributes: {
      'bb-weight': Number(weight),
      count,
      'made-for': more.for,
      weight: grams,
      height: more.height,
      diameter: more.diameter,
    },
    description: `For ${more.for.slice(0, 1).toLowerCase()}${more.for.slice(1)}. Plover Bio ${weight} g BBs are pressed from the same plant-based resin as the rest of the range, polished twice and checked for size before they are counted into a bottle with a wide screw cap. They begin to break down in damp soil after about three months; keep the bottle closed and dry and they will be good for two years.`,
    features: [
      `${many} BBs of ${weight} g, ${grams} g in all`,
      '5.95 mm, give or take 0.01 mm',
      'Biodegradable resin, for sites that ask for it, woodland or indoor',
      'Wide screw cap',
      `${more.height} x ${more.diameter} mm bottle`,
    ],
    pictures: picturesOf(`bbs-${short}-bio-${count}`, ['front', 'poured', 'label', 'back', 'scale']),
    alts: [
      `Bottle of Plover Bio ${weight} g BBs with a ${more.band} band`,
      'The bottle lying open, BBs rolled out before it',
      `The label, close: ${weight} g`,
      'The back of the label: marks, warning, batch and barcode',
      `The bottle with its measures, ${more.height} by ${more.diameter} mm`,
    ],
  });
};

const match40 = sibling('bbs-036-match-1000', {
  slug: 'bbs-040-match-1000',
  title: 'Tarn Match 0.40 g BBs, bottle of 1,000',
  sku: 'BB-040-MATCH-1000',
  barcode: '0401000000678',
  pricePence: 1249,
  stock: 52,
  grams: 432,
  attributes: { 'bb-weight': 0.4, weight: 400 },
  said: [
    ['0.36 g', '0.40 g'],
    ['360 g', '400 g'],
    ['amber', 'copper'],
  ],
  pictures: picturesOf('bbs-040-match-1000', ['front', 'poured', 'label', 'back', 'scale']),
  alts: [
    'Small clear bottle of Tarn Match 0.40 g BBs, its cap black and its black label with copper below',
    'The bottle lying open, BBs rolled out before it',
    'The label, close: 0.40 g match grade',
    'The back of the label: marks, warning, batch and barcode',
    'The bottle with its measures, 118 by 58 mm',
  ],
});

const can = (
  volume: number,
  more: {
    barcode: string;
    stock: number;
    pricePence: number;
    fills: string;
    gas: number;
    full: number;
    height: number;
    diameter: number;
  },
): DemoProduct =>
  sibling('gas-squall-12-600', {
    slug: `gas-squall-12-${volume}`,
    title: `Squall 12 green gas, ${volume} ml`,
    sku: `GAS-12-${volume}`,
    pricePence: more.pricePence,
    barcode: more.barcode,
    stock: more.stock,
    grams: more.full + 18,
    attributes: {
      volume,
      fills: `About ${more.fills}`,
      'gas-mass': more.gas,
      weight: more.full,
      height: more.height,
      diameter: more.diameter,
    },
    said: [
      ['about fifty times', `about ${more.fills} times`],
      ['600 ml, 422 g full, about 50', `${volume} ml, ${more.full} g full, about ${more.fills}`],
      ['250 x 66', `${more.height} x ${more.diameter}`],
    ],
    pictures: picturesOf(`gas-squall-12-${volume}`, ['front', 'label', 'back', 'scale']),
    alts: [
      `Can of Squall 12 green gas, ${volume} ml`,
      `The label, close: a large 12 on green, and ${volume} ml below it`,
      'The back of the can: hazard marks, how to keep it, batch and barcode',
      `The can with its measures, ${more.height} by ${more.diameter} mm`,
    ],
  });

const magazine = (
  of: string,
  colour: 'Black' | 'Olive' | 'Tan',
  { barcode, stock }: { barcode: string; stock: number },
): DemoProduct => {
  const name = colour.toLowerCase();
  const [start, from] = of.endsWith('tan') ? [of.slice(0, -4), 'Tan'] : [of.slice(0, -5), 'Plum'];
  const isM4 = from === 'Tan';
  return sibling(of, {
    slug: `${start}-${name}`,
    title: isM4
      ? `Holt M4 mid-cap magazine, 120 rounds, ${name}`
      : `Holt AK mid-cap magazine, 140 rounds, ${name}`,
    sku: `${isM4 ? 'MAG-M4-MID-120' : 'MAG-AK-MID-140'}-${colour.toUpperCase()}`,
    barcode,
    stock,
    grams: isM4 ? 172 : 204,
    attributes: { colour },
    said: [
      [', in the deep plum of the old bakelite ones', `, in ${name}`],
      ['Curved plum', `Curved ${name}`],
      ['Tan M4', `${colour} M4`],
    ],
    pictures: picturesOf(`${start}-${name}`, ['front', 'turned', 'detail', 'scale']),
    alts: [
      `${colour} ${isM4 ? 'M4' : 'AK'} mid-cap magazine`,
      'The magazine lying on its side, seen at an angle',
      isM4
        ? 'The window on the BBs, close'
        : 'The feed lips with the first BBs, and the steel inserts at both lugs, close',
      `The magazine with its measures, ${isM4 ? '199 by 82' : '226 by 136'} mm`,
    ],
  });
};

export const siblings: DemoProduct[] = [
  glove('Tan', 'S', { barcode: '0401000000685', stock: 26 }),
  glove('Tan', 'M', { barcode: '0401000000692', stock: 0 }),
  glove('Tan', 'XL', { barcode: '0401000000708', stock: 31 }),
  glove('Black', 'M', { barcode: '0401000000715', stock: 44 }),
  glove('Black', 'L', { barcode: '0401000000722', stock: 52 }),
  glove('Black', 'XL', { barcode: '0401000000739', stock: 0 }),
  shirt('S', { barcode: '0401000000746', stock: 14 }),
  shirt('M', { barcode: '0401000000753', stock: 29 }),
  shirt('XL', { barcode: '0401000000760', stock: 0 }),
  rag('Blue', { barcode: '0401000000777', stock: 120 }),
  rag('Yellow', { barcode: '0401000000784', stock: 95 }),
  bioBbs('0.20', 3500, {
    barcode: '0401000000791',
    stock: 280,
    pricePence: 1099,
    height: 170,
    diameter: 85,
    for: 'Pistols and close-range electric guns with a light hop-up',
    band: 'grey',
  }),
  bioBbs('0.23', 3000, {
    barcode: '0401000000807',
    stock: 190,
    pricePence: 1149,
    height: 165,
    diameter: 82,
    for: 'Hire guns and electric rifles that shoot a little weak',
    band: 'brown',
  }),
  bioBbs('0.32', 2000, {
    barcode: '0401000000814',
    stock: 0,
    pricePence: 1349,
    height: 150,
    diameter: 72,
    for: 'Tuned electric and entry-level bolt-action rifles',
    band: 'purple',
  }),
  match40,
  can(300, {
    barcode: '0401000000821',
    stock: 110,
    pricePence: 849,
    fills: '25',
    gas: 153,
    full: 224,
    height: 180,
    diameter: 53,
  }),
  can(1000, {
    barcode: '0401000000838',
    stock: 58,
    pricePence: 1799,
    fills: '83',
    gas: 510,
    full: 668,
    height: 310,
    diameter: 80,
  }),
  magazine('mag-m4-mid-120-tan', 'Black', { barcode: '0401000000845', stock: 148 }),
  magazine('mag-m4-mid-120-tan', 'Olive', { barcode: '0401000000852', stock: 61 }),
  magazine('mag-ak-mid-140-plum', 'Black', { barcode: '0401000000869', stock: 83 }),
  magazine('mag-ak-mid-140-plum', 'Tan', { barcode: '0401000000876', stock: 0 }),
];

/** What of the catalogue is one thing in several sizes, weights or colours. */
export const families: DemoFamily[] = [
  {
    title: 'Fellside Crag gloves',
    axes: ['colour', 'size'],
    slugs: ['attire-gloves-tan', ...slugsLike('attire-gloves-')],
  },
  {
    title: 'Fellside Moss combat shirt, olive and stone',
    axes: ['size'],
    slugs: ['attire-combat-shirt-olive', ...slugsLike('attire-combat-shirt-olive-')],
  },
  {
    title: 'Fellside dead rag',
    axes: ['colour'],
    slugs: ['attire-dead-rag', ...slugsLike('attire-dead-rag-')],
  },
  {
    title: 'Plover Bio BBs',
    axes: ['bb-weight', 'packaging'],
    slugs: [
      'bbs-025-bio-3000',
      'bbs-025-bio-bag-4000',
      'bbs-028-bio-2500',
      'bbs-030-bio-2000',
      ...slugsLike('bbs-', '-bio-'),
    ],
  },
  {
    title: 'Tarn Match BBs, bottle of 1,000',
    axes: ['bb-weight'],
    slugs: ['bbs-036-match-1000', 'bbs-043-match-1000', 'bbs-040-match-1000'],
  },
  {
    title: 'Squall 12 green gas',
    axes: ['volume'],
    slugs: ['gas-squall-12-600', 'gas-squall-12-pocket-150', ...slugsLike('gas-squall-12-')],
  },
  {
    title: 'Holt M4 mid-cap magazine, 120 rounds',
    axes: ['colour'],
    slugs: ['mag-m4-mid-120-tan', ...slugsLike('mag-m4-')],
  },
  {
    title: 'Holt AK mid-cap magazine, 140 rounds',
    axes: ['colour'],
    slugs: ['mag-ak-mid-140-plum', ...slugsLike('mag-ak-')],
  },
];

function slugsLike(start: string, part = ''): string[] {
  return siblings.map(({ slug }) => slug).filter((slug) => slug.startsWith(start) && slug.includes(part));
}
