import { charger, chargingBag, checker, coinCell, roundCell, roundCellEnd } from '../chargers.ts';
import { coinCard } from '../coin-card.ts';
import { pluggedIn } from '../mains.ts';
import { lithium, noBin } from '../marks.ts';
import { isSlim, lead, type PackLabel, pack, packBack, packFront } from '../packs.ts';
import { at } from '../svg.ts';
import { batchOf, factsOf } from './facts.ts';

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

/** A pack as it lies, and its back; `thick` is how high it lies. */
function powered(slug: string, how: Omit<Parameters<typeof pack>[0], 'colour' | 'sheet'>, label: PackLabel) {
  const facts = factsOf(slug);
  const {
    voltage = 0,
    'battery-capacity': mah = 0,
    height: thick = 0,
  } = facts.attributes as Record<string, number>;
  const isLipo = how.chemistry === 'lipo';
  const energy = `${label.volts} · ${label.capacity} · ${((voltage * mah) / 1000).toFixed(1)} Wh`;
  const charge = isLipo
    ? 'Balance charger and LiPo bag only.'
    : `Charge at ${mah / 1000} A at most, watched.`;
  const never = 'Never burn, pierce, bend or wet.';
  const batch = batchOf(facts, '').slice(0, 12);
  const lines = isSlim(how)
    ? [energy, charge, never]
    : [
        energy,
        charge,
        isLipo ? 'Stop at 3.2 V a cell, never below 3.0 V.' : 'Never short its poles.',
        never,
        `${batch} · keep away from children`,
      ];
  const marks = isLipo ? [lithium('UN 3480'), noBin('#16190F')] : [noBin('#16190F')];
  const { colour } = label;
  return {
    front: pack({ ...how, colour, sheet: packFront(label) }),
    back: pack({ ...how, colour, sheet: packBack(label, { barcode: facts.barcode, lines, marks }) }),
    w: how.w,
    h: how.h,
    thick,
  };
}

export const stick = powered(
  'lipo-74-1300-stick',
  { w: 128, h: 20, sticks: 1, chemistry: 'lipo', cells: 2, plug: 'deans' },
  voltane('7.4 V', '1300 mAh', '2S LiPo · 25C', dark, signal),
);
export const nunchuck = powered(
  'lipo-111-1200-nunchuck',
  { w: 100, h: 21, sticks: 3, chemistry: 'lipo', cells: 3, plug: 'mini Tamiya' },
  voltane('11.1 V', '1200 mAh', '3S LiPo · 25C', '#3E4A2B', '#E4B14a'),
);
export const brick = powered(
  'lipo-111-1450-brick',
  { w: 105, h: 34, sticks: 1, chemistry: 'lipo', cells: 3, plug: 'xt30' },
  voltane('11.1 V', '1450 mAh', '3S LiPo · 30C', dark, '#E4B14a'),
);
export const large = powered(
  'lipo-74-2200-brick',
  { w: 107, h: 35, sticks: 1, chemistry: 'lipo', cells: 2, plug: 'deans' },
  voltane('7.4 V', '2200 mAh', '2S LiPo · 25C', '#9c3f24', straw),
);
export const nimh = powered(
  'nimh-84-1600-mini',
  { w: 106, h: 34, sticks: 1, chemistry: 'nimh', cells: 7, plug: 'mini Tamiya' },
  voltane('8.4 V', '1600 mAh', 'NiMH · 7 cells', '#2f5d8a', straw),
);
export const nimhSticks = powered(
  'nimh-96-1600-nunchuck',
  { w: 116, h: 18, sticks: 2, chemistry: 'nimh', cells: 8, plug: 'mini Tamiya' },
  voltane('9.6 V', '1600 mAh', 'NiMH · 8 cells', '#2f5d8a', '#fff0bd'),
);
export const b3 = charger('VOLTANE', '#E4572E', ['LiPo 3S   11.1 V   1.0 A', 'CHG  00:24   0412 mAh']);
/** The same on another pack. */
export const b3Nimh = charger('VOLTANE', '#E4572E', ['NiMH 7   8.4 V   1.0 A', 'CHG  00:24   0397 mAh']);
export const socket = pluggedIn();
export const bag = chargingBag(230, 180, 'VOLTANE');
/** With a pack in it: the leads run out of the corner, where the pack's end lies just inside. */
export const bagInUse = chargingBag(230, 180, 'VOLTANE', at(60, -62, brick.front.loose, -18));
/** The same with its balance lead in a charger's port that opens downwards at x, y mm from the bag's middle. */
export function bagCharging(x: number, y: number) {
  const [right, up, turn] = [50, -57, -18];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [x - right, y - up];
  const plugged = brick.front.balancing(dx * cos + dy * sin, dy * cos - dx * sin, turn);
  return chargingBag(230, 180, 'VOLTANE', at(right, up, plugged.art, turn));
}
export const adapter = lead('deans', 'mini Tamiya');
export const alarm = checker('11.94');
export const cr123 = roundCell('VOLTANE', 'CR123A 3 V', '#E4572E');
export const cellEnd = roundCellEnd(8.5);
export const coin = { front: coinCell('CR2032'), card: coinCard('VOLTANE', 'CR2032', dark, signal) };
