import { close, front, group, laid, measured, resting, type Shot, spread, type Thing } from '../studio.ts';
import { joined, onItsSide } from '../views.ts';
import {
  adapter,
  box50,
  bulb,
  cylinder,
  dry,
  green,
  large,
  light,
  line,
  oil,
  oilCap,
  pocket,
  pocketCap,
  small,
  spareSeal,
  winter,
} from '../wares/gas.ts';
import { gas, pistol, pistolCo2 } from '../wares/magazines.ts';

interface Can {
  front: Thing;
  back: Thing;
  w: number;
  h: number;
}

/** How much of its first picture a mm of a can fills: in a list cans are as large beside one another as they are. The largest is 310 mm high. */
const perMm = 0.86 / 310;

/** What a can says below its name, from its kind to its note; on a small one the name is closer. */
const labelOf = (face: Thing, h: number): Shot => {
  const high = h * (h < 200 ? 0.61 : 0.63);
  return close(face, 0, -h * 0.06 - high / 2, high);
};

const canViews = (slug: string, { front: face, back, w, h }: Can): Record<string, () => Shot> => ({
  [`${slug}-front`]: () => front(face, h * perMm),
  [`${slug}-label`]: () => labelOf(face, h),
  [`${slug}-back`]: () => close(back, 0, -h * 0.47, h * 0.76),
  [`${slug}-detail`]: () => close(face, h * 0.01, -h * 0.88, h * 0.34),
  [`${slug}-scale`]: () => measured(face, { w, h }),
});

/** A can on its head, its nozzle in the valve of a magazine that stands on its lips; the valve is `valve` mm right of the magazine's middle. */
const filling = (can: Can, magazine: Thing, valve: number): Shot => {
  const [x, y, w, h] = magazine.frame;
  return laid(
    joined(
      { thing: onItsSide(can.front), x: 0, y: -can.h + 9, turn: 180 },
      { thing: magazine, x: x + w / 2 + valve, y: y + h, turn: 180 },
    ),
    26,
    0.94,
  );
};

export const scenes: Record<string, () => Shot> = {
  ...canViews('gas-squall-12-600', green),
  ...canViews('gas-squall-12-300', small),
  ...canViews('gas-squall-12-1000', large),
  ...canViews('gas-squall-8-600', light),
  ...canViews('gas-squall-14-600', winter),
  ...canViews('gas-squall-12-dry-600', dry),
  ...canViews('gas-squall-12-pocket-150', pocket),
  'gas-squall-12-600-used': () => filling(green, gas, 0),
  'gas-squall-12-pocket-150-front': () =>
    group(
      [
        { thing: pocket.front, x: -16 },
        { thing: pocketCap, x: 35, near: 20 },
      ],
      95.5 * perMm,
    ),
  'gas-squall-12-pocket-150-used': () => filling(pocket, pistol, 0),
  'gas-squall-12-pocket-150-group': () =>
    group([
      { thing: green.front, x: -38 },
      { thing: pocket.front, x: 32, near: 14 },
    ]),
  'gas-co2-12g-5-front': () =>
    spread(
      [-2, -1, 0, 1, 2].map((i) => ({ thing: bulb, x: i * 3, y: i * 23, turn: -18 })),
      152,
    ),
  'gas-co2-12g-5-detail': () => close(bulb, 62, 0, 52, -18),
  'gas-co2-12g-5-used': () =>
    spread(
      [
        { thing: pistolCo2, x: -34, y: 0, turn: -10 },
        { thing: bulb, x: 34, y: -22, turn: 82 },
        { thing: bulb, x: 62, y: -14, turn: 98 },
      ],
      190,
    ),
  'gas-co2-12g-5-scale': () => measured(bulb, { w: 83, h: 18.6 }),
  'gas-co2-12g-50-front': () =>
    group(
      [
        { thing: box50.front, x: 0 },
        { thing: resting(bulb), x: -86, near: 54 },
        { thing: resting(bulb), x: 8, near: 66 },
      ],
      0.84,
    ),
  'gas-co2-12g-50-back': () => front(box50.back, 0.8),
  'gas-co2-12g-50-detail': () =>
    spread(
      [-3, -2, -1, 0, 1, 2, 3].flatMap((i) => [
        { thing: bulb, x: -46 + (i % 2) * 4, y: i * 20 },
        { thing: bulb, x: 46 + (i % 2) * 4, y: i * 20 },
      ]),
      150,
    ),
  'gas-co2-12g-50-scale': () => measured(bulb, { w: 83, h: 18.6 }),
  'gas-silicone-oil-30-front': () =>
    group(
      [
        { thing: oil.front, x: 0 },
        { thing: oilCap, x: 27, near: 12 },
      ],
      0.8,
    ),
  'gas-silicone-oil-30-back': () => close(oil.back, 0, -34, 70),
  'gas-silicone-oil-30-used': () =>
    spread(
      [
        { thing: pistol, x: -22, y: 6, turn: 14 },
        { thing: onItsSide(oil.front), x: 42, y: 2, turn: -38 },
        { thing: onItsSide(oilCap), x: 54, y: -58, turn: 64 },
      ],
      176,
    ),
  'gas-silicone-oil-30-scale': () => measured(oil.front, { w: 30, h: 92 }),
  'gas-propane-adapter-front': () => laid(adapter, -22, 0.72),
  'gas-propane-adapter-detail': () => close(adapter, 12, 0, 40, -22),
  'gas-propane-adapter-used': () =>
    laid(
      joined({ thing: onItsSide(cylinder), x: 0, y: 0 }, { thing: adapter, x: 0, y: -203, turn: -90 }),
      0,
      0.9,
    ),
  'gas-propane-adapter-set': () =>
    spread(
      [
        { thing: adapter, x: -4, y: -14, turn: -22 },
        { thing: spareSeal, x: 10, y: 27 },
        { thing: spareSeal, x: 30, y: 20 },
      ],
      92,
    ),
  'gas-propane-adapter-scale': () => measured(adapter, { w: 62, h: 36 }),
  'gas-hpa-line-100-front': () => laid(line, 0, 0.84),
  'gas-hpa-line-100-detail': () => close(line, 15, -33, 92, 0),
  'gas-hpa-line-100-coupling': () => close(line, -50, 70, 92, 0),
  'gas-hpa-line-100-scale': () => measured(line),
};
