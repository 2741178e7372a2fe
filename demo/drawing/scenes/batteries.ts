import { checkerPins } from '../chargers.ts';
import { mainsLead } from '../mains.ts';
import { chargingLead, type Pack } from '../packs.ts';
import { openStock } from '../stocks.ts';
import { close, laid, measured, type Shot, spread, type Thing } from '../studio.ts';
import { endOn, joined, threeQuarter } from '../views.ts';
import { dot, lamp } from '../wares/attachments.ts';
import {
  adapter,
  alarm,
  b3,
  b3Nimh,
  bag,
  bagCharging,
  bagInUse,
  brick,
  cellEnd,
  coin,
  cr123,
  large,
  nimh,
  nimhSticks,
  nunchuck,
  socket,
  stick,
} from '../wares/batteries.ts';

/** With the pack's own measures: the leads are drawn, but not measured. */
const packMeasured = (thing: Thing, w: number, h: number) => measured(thing, { of: [-w / 2, -h / 2, w, h] });

const packViews = (
  slug: string,
  { front, back, w, h, thick }: { front: Pack; back: Pack; w: number; h: number; thick: number },
  turn: number,
): Record<string, () => Shot> => ({
  [`${slug}-front`]: () => laid(front, turn, 0.86),
  [`${slug}-turned`]: () => threeQuarter(front, { thick, turn: -34 }),
  [`${slug}-back`]: () => close(back, 0, 0, w * 1.16, -8),
  [`${slug}-scale`]: () => packMeasured(front, w, h),
});

/** Where the charger's port for three cells opens, from the middle of a bag at x, y when the charger lies at 70, -80. */
const portFrom = (x: number, y: number): [number, number] => [70 - 29.5 - x, -80 + 33.5 - y];

/**
 * Where the first four pins of a checker are, from the middle of a pack at x, y when the checker lies at 15, -21: the black wire
 * of a pack of three cells belongs on the pin at the end.
 */
const firstPinsFrom = (x: number, y: number): [number, number] => [
  15 + ((checkerPins[0] ?? 0) + (checkerPins[3] ?? 0)) / 2 - x,
  -21 - 4 + 12.5 - y,
];

export const scenes: Record<string, () => Shot> = {
  ...packViews('lipo-74-1300-stick', stick, -26),
  ...packViews('lipo-111-1200-nunchuck', nunchuck, -14),
  ...packViews('lipo-111-1450-brick', brick, -22),
  ...packViews('lipo-74-2200-brick', large, -22),
  ...packViews('nimh-84-1600-mini', nimh, -22),
  ...packViews('nimh-96-1600-nunchuck', nimhSticks, -18),
  // Packs lie across the picture with their leads tucked in, so that their print is read in a list as well.
  'lipo-111-1450-brick-front': () => spread([{ thing: brick.front.tucked, x: -2, y: 0, turn: -30 }], 134),
  'lipo-74-2200-brick-front': () => spread([{ thing: large.front.tucked, x: -2, y: 0, turn: -30 }], 134),
  'nimh-84-1600-mini-front': () => spread([{ thing: nimh.front.tucked, x: -2, y: 0, turn: -30 }], 134),
  'lipo-74-1300-stick-front': () => spread([{ thing: stick.front.tucked, x: 0, y: -1, turn: -42 }], 134),
  'lipo-111-1200-nunchuck-front': () =>
    spread([{ thing: nunchuck.front.tucked, x: 0, y: 0, turn: -20 }], 150),
  'nimh-96-1600-nunchuck-front': () =>
    spread([{ thing: nimhSticks.front.tucked, x: 0, y: -4, turn: -40 }], 146),
  'lipo-74-1300-stick-used': () => laid(openStock('#33342f', stick.front), -14, 0.88),
  'lipo-111-1200-nunchuck-detail': () => close(nunchuck.front, 10, 0, 104, -8),
  'lipo-111-1450-brick-detail': () => close(brick.front, 78, 4, 84, -14),
  // Of the lower stick: the middle of the pack is between the two.
  'nimh-96-1600-nunchuck-scale': () => measured(nimhSticks.front, { of: [-58, 3.5, 116, 18] }),
  'nimh-84-1600-mini-detail': () => close(nimh.front, 86, 0, 80, -14),
  'battery-charger-b3-front': () => laid(b3, 0, 0.82),
  'battery-charger-b3-mains': () =>
    spread(
      [
        { thing: mainsLead('M-82 -12C-82 34 -60 26 -54 -8S-40 -36 -20 -36'), x: 0, y: 0 },
        { thing: socket, x: -82, y: -48 },
        { thing: chargingLead('mini Tamiya', [-24, 73]), x: 100, y: 2 },
        { thing: b3Nimh, x: 36, y: -32 },
        { thing: nimh.front, x: -25, y: 75 },
      ],
      264,
    ),
  'battery-charger-b3-detail': () => close(b3, -12, -4, 92, 0),
  'battery-charger-b3-used': () =>
    spread(
      [
        { thing: mainsLead('M10 -104C-30 -104 -60 -124 -150 -120'), x: 0, y: 0 },
        { thing: b3, x: 70, y: -80 },
        { thing: bagCharging(...portFrom(-50, 86)), x: -50, y: 86 },
      ],
      286,
    ),
  'battery-charger-b3-scale': () => measured(b3),
  'battery-charging-bag-front': () => laid(bag, 0, 0.82),
  'battery-charging-bag-turned': () => threeQuarter(bag, { thick: 14, turn: -22 }),
  'battery-charging-bag-set': () =>
    spread(
      [
        { thing: bagInUse, x: -32, y: -4, turn: -3 },
        { thing: stick.front, x: -2, y: 120, turn: -5 },
      ],
      320,
    ),
  'battery-charging-bag-scale': () => measured(bag),
  'battery-lead-deans-tamiya-front': () => laid(adapter, -14, 0.86),
  'battery-lead-deans-tamiya-detail': () => close(adapter, -26, -1, 52, -10),
  'battery-lead-deans-tamiya-used': () =>
    close(joined({ thing: adapter, x: large.front.mouth + 39 }, { thing: large.front }), 109, -3, 212, -14),
  'battery-lead-deans-tamiya-scale': () => measured(adapter, { w: 90, h: 'untold' }),
  'battery-checker-1-8s-front': () => laid(alarm, 0, 0.74),
  'battery-checker-1-8s-turned': () => threeQuarter(alarm, { thick: 12, turn: -28, fill: 0.72 }),
  'battery-checker-1-8s-used': () =>
    spread(
      [
        { thing: alarm, x: 15, y: -21 },
        { thing: brick.front.balancing(...firstPinsFrom(-38, 34)), x: -38, y: 34 },
      ],
      102,
    ),
  'battery-checker-1-8s-scale': () => measured(alarm, { w: 40, h: 33 }),
  'battery-cr123a-2-front': () =>
    spread(
      [
        { thing: cr123, x: -2, y: -11, turn: -16 },
        { thing: cr123, x: 3, y: 11, turn: -16 },
      ],
      58,
    ),
  'battery-cr123a-2-turned': () => laid(endOn(cr123, cellEnd, 26), -24, 0.76),
  'battery-cr123a-2-used': () =>
    spread(
      [
        { thing: lamp, x: -3, y: -15, turn: -14 },
        { thing: cr123, x: 20, y: 34, turn: -14 },
      ],
      146,
    ),
  'battery-cr123a-2-scale': () => measured(cr123, { w: 34.5, h: 17 }),
  'battery-cr2032-2-front': () =>
    spread(
      [
        { thing: coin.front, x: -7, y: -5, turn: -14 },
        { thing: coin.front, x: 8, y: 6, turn: 12 },
      ],
      46,
    ),
  'battery-cr2032-2-card': () => laid(coin.card, 0, 0.84),
  'battery-cr2032-2-used': () =>
    spread(
      [
        { thing: dot, x: -12, y: -6 },
        { thing: coin.front, x: 40, y: 22, turn: 12 },
      ],
      128,
    ),
  'battery-cr2032-2-scale': () => measured(coin.front),
};
