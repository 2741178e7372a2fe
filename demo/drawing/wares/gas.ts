import { seal } from '../boxed.ts';
import { type CanLabel, canBack, canCap, canFront, co2Bulb, dropper, dropperCap, gasCan } from '../cans.ts';
import { carton, cartonBack, cartonFront, tearsOff } from '../cartons.ts';
import { airLine, fillingAdapter } from '../fittings.ts';
import { eyeProtection, flammable, limitedQuantity, recycled, underPressure } from '../marks.ts';
import { block, words } from '../print.ts';
import { batchOf, factsOf } from './facts.ts';

const bone = '#f3efe4';
const ink = '#16190F';
const squall = (line: string, power: string, note: string, accent: string): CanLabel => ({
  brand: 'SQUALL',
  line,
  power,
  volume: '600 ml',
  note,
  ground: bone,
  ink,
  accent,
});

const aerosol = (contents: string[]) => [
  ...contents,
  'UN 1950 AEROSOLS, 2.1',
  'Extremely flammable.',
  'Contents under pressure:',
  'may burst if heated. Keep from',
  'sparks and flames; no smoking.',
  'Never pierce or burn, even empty.',
  'Keep below 50 °C, out of the sun.',
  'Keep away from children.',
];

/** What is in each, by its pressure in bar: the most of it first. Cans of one gas, dry or oiled, hold the same propellant. */
const propellants = {
  8: 'Isobutane, propane',
  12: 'Propane, isobutane',
  14: 'Propane, propylene',
} as Record<number, string>;

/** A can as it stands, and its back, which lists what is in it. */
function canned(slug: string, label: CanLabel) {
  const facts = factsOf(slug);
  const { diameter: w, height: h, 'gas-mass': grams, pressure } = facts.attributes as Record<string, number>;
  const oil = facts.attributes.lubricated ? 'silicone oil' : 'no oil';
  const back = canBack(label, {
    barcode: facts.barcode,
    lines: aerosol([`${label.volume} · ${grams} g`, `${propellants[pressure ?? 0]}, ${oil}`]),
    batch: batchOf(facts, '06.2029'),
    marks: [flammable, underPressure, limitedQuantity],
  });
  return {
    front: gasCan(w ?? 0, h ?? 0, label.ground, canFront(label)),
    back: gasCan(w ?? 0, h ?? 0, label.ground, back),
    w: w ?? 0,
    h: h ?? 0,
  };
}

const greenGas = squall('GREEN GAS', '12', 'WITH SILICONE OIL', '#4f7a3a');
export const green = canned('gas-squall-12-600', greenGas);
export const small = canned('gas-squall-12-300', { ...greenGas, volume: '300 ml' });
export const large = canned('gas-squall-12-1000', { ...greenGas, volume: '1000 ml' });
export const light = canned('gas-squall-8-600', {
  ...greenGas,
  line: 'LOW PRESSURE',
  power: '8',
  accent: '#2f6a8f',
});
export const winter = canned('gas-squall-14-600', {
  ...greenGas,
  line: 'WINTER GAS',
  power: '14',
  accent: '#b5402a',
});
export const dry = canned('gas-squall-12-dry-600', {
  ...greenGas,
  power: 'DRY',
  note: '12 BAR · NO OIL',
  ground: '#22241f',
  ink: '#F6F4EE',
});
export const pocket = canned('gas-squall-12-pocket-150', { ...greenGas, line: 'POCKET', volume: '150 ml' });
/** What keeps grit out of its nozzle in a pocket: it goes over the valve and onto the shoulder. */
export const pocketCap = canCap(pocket.w - 1, 34);
export const bulb = co2Bulb();
const fifty: CanLabel = {
  ...squall('CO2 BULBS, THREADLESS', '50', 'STEEL · SINGLE USE · RECYCLE WHEN EMPTY', '#46532f'),
  volume: '50 x 12 g',
};
const boxed = factsOf('gas-co2-12g-50');
/** Two bulbs long, five high and five deep. */
const fiftyLie: Parameters<typeof carton>[0] = [172, 97, 97];
export const box50 = {
  front: carton(fiftyLie, tearsOff(cartonFront(fifty))),
  back: carton(
    fiftyLie,
    cartonBack(fifty, {
      barcode: boxed.barcode,
      lines: [
        'UN 1013 CARBON DIOXIDE, 2.2',
        'Contents under pressure: may burst if heated.',
        'Keep below 50 °C and out of the sun.',
        'Empty before you take a bulb out.',
        'Keep away from children.',
      ],
      batch: batchOf(boxed, '06.2031'),
      marks: [underPressure, limitedQuantity],
    }),
  ),
};
const dropped = squall('SILICONE OIL', '30 ml', 'VALVES · SEALS', '#E4572E');
const oilLabel: CanLabel = { ...dropped, volume: '350 cSt' };
const oiling = factsOf('gas-silicone-oil-30');
export const oil = {
  front: dropper(30, 92, canFront(oilLabel), '#dfe2dc', oilLabel.accent),
  back: dropper(
    30,
    92,
    canBack(oilLabel, {
      barcode: oiling.barcode,
      lines: ['100% silicone', 'One drop on the', 'valve a week.', 'Not on the', 'inner barrel.'],
      batch: batchOf(oiling, '06.2031'),
      marks: [eyeProtection, recycled(ink)],
    }),
    '#dfe2dc',
    oilLabel.accent,
  ),
};
/** The cap that keeps dust off its tip. */
export const oilCap = dropperCap(oilLabel.accent);
export const adapter = fillingAdapter('BOREAS');
/** Of its seal against the cylinder. */
export const spareSeal = seal(21, 3.2);
export const line = airLine('#3a3d38');
/** A camping cylinder, of no brand. */
export const cylinder = gasCan(75, 198, '#8d9298', (r, top, height) => [
  block(-r * 1.62, top, r * 3.24, height, '#8d9298'),
  block(-r * 1.62, top + height * 0.3, r * 3.24, height * 0.34, '#3f464c'),
  words('PROPANE', {
    x: 0,
    y: top + height * 0.52,
    size: r * 0.42,
    weight: 800,
    anchor: 'middle',
    track: 0.1,
    colour: '#ECE9DF',
    within: r * 1.6,
  }),
]);
