import { charger, chargingBag, checker, coinCell, roundCell } from '../chargers.ts';
import { lead, type PackLabel, pack } from '../packs.ts';

const voltane = (
  volts: string,
  capacity: string,
  note: string,
  colour: string,
  accent: string,
): PackLabel => ({
  brand: 'VOLTANE',
  volts,
  capacity,
  note,
  colour,
  accent,
});
const dark = '#262722';
const signal = '#F06A40';
const straw = '#f0d98a';

export const stick = pack({
  w: 128,
  h: 20,
  sticks: 1,
  chemistry: 'lipo',
  cells: 2,
  plug: 'deans',
  label: voltane('7.4 V', '1300 mAh', '2S LiPo · 25C', dark, signal),
});
export const nunchuck = pack({
  w: 100,
  h: 21,
  sticks: 3,
  chemistry: 'lipo',
  cells: 3,
  plug: 'mini Tamiya',
  label: voltane('11.1 V', '1200 mAh', '3S LiPo · 25C', '#3E4A2B', '#E4B14a'),
});
export const brick = pack({
  w: 105,
  h: 34,
  sticks: 1,
  chemistry: 'lipo',
  cells: 3,
  plug: 'xt30',
  label: voltane('11.1 V', '1450 mAh', '3S LiPo · 30C', dark, '#E4B14a'),
});
export const large = pack({
  w: 107,
  h: 35,
  sticks: 1,
  chemistry: 'lipo',
  cells: 2,
  plug: 'deans',
  label: voltane('7.4 V', '2200 mAh', '2S LiPo · 25C', '#9c3f24', straw),
});
export const nimh = pack({
  w: 106,
  h: 34,
  sticks: 1,
  chemistry: 'nimh',
  cells: 7,
  plug: 'mini Tamiya',
  label: voltane('8.4 V', '1600 mAh', 'NiMH · 7 cells', '#2f5d8a', straw),
});
export const nimhSticks = pack({
  w: 116,
  h: 18,
  sticks: 2,
  chemistry: 'nimh',
  cells: 8,
  plug: 'mini Tamiya',
  label: voltane('9.6 V', '1600 mAh', 'NiMH · 8 cells', '#2f5d8a', straw),
});
export const b3 = charger('VOLTANE', '#E4572E');
export const bag = chargingBag(230, 180, 'VOLTANE');
export const adapter = lead('deans', 'mini Tamiya');
export const alarm = checker('11.94');
export const cr123 = roundCell('VOLTANE', 'CR123A 3 V', '#E4572E');
export const coin = coinCell('CR2032');
