import { close, front, group, laid, measured, resting, type Shot, spread } from '../studio.ts';
import {
  adapter,
  box50,
  bulb,
  dry,
  green,
  large,
  light,
  line,
  oil,
  pocket,
  small,
  winter,
} from '../wares/gas.ts';

export const scenes: Record<string, () => Shot> = {
  'gas-squall-12-600-front': () => front(green, 0.84),
  'gas-squall-12-600-label': () => close(green, 0, -138, 134),
  'gas-squall-12-600-detail': () => close(green, 3, -222, 78),
  'gas-squall-12-600-scale': () => measured(green, { w: 66, h: 250 }),
  'gas-squall-12-300-front': () => front(small, 0.78),
  'gas-squall-12-300-scale': () => measured(small, { w: 53, h: 180 }),
  'gas-squall-12-1000-front': () => front(large, 0.88),
  'gas-squall-12-1000-scale': () => measured(large, { w: 80, h: 310 }),
  'gas-squall-8-600-front': () => front(light, 0.84),
  'gas-squall-8-600-label': () => close(light, 0, -138, 134),
  'gas-squall-14-600-front': () => front(winter, 0.84),
  'gas-squall-14-600-label': () => close(winter, 0, -138, 134),
  'gas-squall-12-dry-600-front': () => front(dry, 0.84),
  'gas-squall-12-dry-600-detail': () => close(dry, 2, -206, 102),
  'gas-squall-12-pocket-150-front': () => front(pocket, 0.74),
  'gas-squall-12-pocket-150-scale': () => measured(pocket, { w: 45, h: 140 }),
  'gas-squall-12-pocket-150-group': () =>
    group([
      { thing: green, x: -38 },
      { thing: pocket, x: 32, near: 14 },
    ]),
  'gas-co2-12g-5-front': () =>
    spread(
      [-2, -1, 0, 1, 2].map((i) => ({ thing: bulb, x: i * 3, y: i * 23, turn: -18 })),
      152,
    ),
  'gas-co2-12g-5-detail': () => close(bulb, 62, 0, 52, -18),
  'gas-co2-12g-5-scale': () => measured(bulb, { w: 83, h: 19 }),
  'gas-co2-12g-50-front': () =>
    group(
      [
        { thing: box50, x: 0 },
        { thing: resting(bulb), x: -86, near: 54 },
        { thing: resting(bulb), x: 8, near: 66 },
      ],
      0.84,
    ),
  'gas-co2-12g-50-detail': () =>
    spread(
      [-3, -2, -1, 0, 1, 2, 3].flatMap((i) => [
        { thing: bulb, x: -46 + (i % 2) * 4, y: i * 20 },
        { thing: bulb, x: 46 + (i % 2) * 4, y: i * 20 },
      ]),
      150,
    ),
  'gas-silicone-oil-30-front': () => front(oil),
  'gas-silicone-oil-30-scale': () => measured(oil, { w: 30, h: 92 }),
  'gas-propane-adapter-front': () => laid(adapter, -22, 0.72),
  'gas-propane-adapter-scale': () => measured(adapter, { w: 62, h: 36 }),
  'gas-hpa-line-100-front': () => laid(line, 0, 0.84),
  'gas-hpa-line-100-detail': () => close(line, 12, -44, 92, 0),
};
