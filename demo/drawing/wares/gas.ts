import { type CanLabel, carton, co2Bulb, dropper, gasCan } from '../cans.ts';
import { airLine, fillingAdapter } from '../fittings.ts';

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

const oiled = 'WITH SILICONE OIL';
export const green = gasCan(66, 250, squall('GREEN GAS', '12', oiled, '#4f7a3a'));
export const small = gasCan(53, 180, { ...squall('GREEN GAS', '12', oiled, '#4f7a3a'), volume: '300 ml' });
export const large = gasCan(80, 310, { ...squall('GREEN GAS', '12', oiled, '#4f7a3a'), volume: '1000 ml' });
export const light = gasCan(66, 250, squall('LOW PRESSURE', '8', oiled, '#2f6a8f'));
export const winter = gasCan(66, 250, squall('WINTER GAS', '14', oiled, '#b5402a'));
export const dry = gasCan(66, 250, {
  ...squall('GREEN GAS', 'DRY', '12 BAR · NO OIL', '#4f7a3a'),
  ground: '#22241f',
  ink: '#F6F4EE',
});
export const pocket = gasCan(45, 140, { ...squall('POCKET', '12', oiled, '#4f7a3a'), volume: '150 ml' });
export const bulb = co2Bulb();
export const box50 = carton(122, 96, {
  ...squall('CO2 BULBS, THREADLESS', '50', 'STEEL · SINGLE USE · RECYCLE WHEN EMPTY', '#46532f'),
  volume: '50 x 12 g',
});
export const oil = dropper(
  30,
  92,
  {
    ...squall('SILICONE OIL', '30 ml', 'VALVES · SEALS', '#E4572E'),
    volume: '350 cSt',
  },
  '#dfe2dc',
);
export const adapter = fillingAdapter('BOREAS');
export const line = airLine('#3a3d38');
