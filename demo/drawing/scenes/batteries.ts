import { close, laid, measured, type Shot, spread, type Thing } from '../studio.ts';
import {
  adapter,
  alarm,
  b3,
  bag,
  brick,
  coin,
  cr123,
  large,
  nimh,
  nimhSticks,
  nunchuck,
  stick,
} from '../wares/batteries.ts';

/** With the pack's own measures: the leads are drawn, but not measured. */
const packMeasured = (thing: Thing, w: number, h: number) => measured(thing, { of: [-w / 2, -h / 2, w, h] });

export const scenes: Record<string, () => Shot> = {
  'lipo-74-1300-stick-front': () => laid(stick, -26, 0.86),
  'lipo-74-1300-stick-detail': () => close(stick, 34, 0, 92, -14),
  'lipo-74-1300-stick-scale': () => packMeasured(stick, 128, 20),
  'lipo-111-1200-nunchuck-front': () => laid(nunchuck, -14, 0.86),
  'lipo-111-1200-nunchuck-detail': () => close(nunchuck, 10, 0, 104, -8),
  'lipo-111-1450-brick-front': () => laid(brick, -22, 0.86),
  'lipo-111-1450-brick-detail': () => close(brick, 78, 4, 84, -14),
  'lipo-111-1450-brick-scale': () => packMeasured(brick, 105, 34),
  'lipo-74-2200-brick-front': () => laid(large, -22, 0.86),
  'lipo-74-2200-brick-scale': () => packMeasured(large, 107, 35),
  'nimh-84-1600-mini-front': () => laid(nimh, -22, 0.86),
  'nimh-84-1600-mini-detail': () => close(nimh, 86, 0, 80, -14),
  'nimh-84-1600-mini-scale': () => packMeasured(nimh, 106, 34),
  'nimh-96-1600-nunchuck-front': () => laid(nimhSticks, -18, 0.86),
  'nimh-96-1600-nunchuck-detail': () => close(nimhSticks, 4, 0, 118, -8),
  'battery-charger-b3-front': () => laid(b3, 0, 0.82),
  'battery-charger-b3-detail': () => close(b3, -12, -4, 92, 0),
  'battery-charger-b3-scale': () => measured(b3),
  'battery-charging-bag-front': () => laid(bag, 0, 0.82),
  'battery-charging-bag-set': () =>
    spread(
      [
        { thing: bag, x: -8, y: -34, turn: -3 },
        { thing: stick, x: 18, y: 84, turn: -8 },
        { thing: brick, x: 6, y: 126, turn: 4 },
      ],
      320,
    ),
  'battery-lead-deans-tamiya-front': () => laid(adapter, -18, 0.84),
  'battery-lead-deans-tamiya-detail': () => close(adapter, -46, -3, 58, -10),
  'battery-checker-1-8s-front': () => laid(alarm, 0, 0.74),
  'battery-checker-1-8s-scale': () => measured(alarm, { w: 40, h: 33 }),
  'battery-cr123a-2-front': () =>
    spread(
      [
        { thing: cr123, x: -2, y: -11, turn: -16 },
        { thing: cr123, x: 3, y: 11, turn: -16 },
      ],
      58,
    ),
  'battery-cr123a-2-scale': () => measured(cr123, { w: 35, h: 17 }),
  'battery-cr2032-2-front': () =>
    spread(
      [
        { thing: coin, x: -7, y: -5, turn: -14 },
        { thing: coin, x: 8, y: 6, turn: 12 },
      ],
      46,
    ),
  'battery-cr2032-2-scale': () => measured(coin),
};
