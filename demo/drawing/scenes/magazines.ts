import { close, laid, measured, type Shot, spread } from '../studio.ts';
import { type Flat, joined, onItsSide, threeQuarter } from '../views.ts';
import { loadedNumbered, loadedOlive, loadedTan } from '../wares/attire.ts';
import {
  blackAk,
  blackM4,
  bolt,
  bulbSeal,
  cartonOf5,
  falling,
  forPistols,
  gas,
  hiCap,
  hiCapOpen,
  loader,
  numbered,
  oliveM4,
  piercingKey,
  pistol,
  pistolCo2,
  plum,
  slim,
  slimEmpty,
  tan,
  tanAk,
} from '../wares/magazines.ts';

/** What every magazine shows, lying `turn` degrees from upright, so many mm thick; close: a part of it in mm. */
const magazineViews = (
  slug: string,
  magazine: Flat,
  {
    turn,
    thick,
    part,
    side = turn - 62,
  }: { turn: number; thick: number; side?: number; part: [x: number, y: number, across: number] },
  fill?: number,
): Record<string, () => Shot> => ({
  [`${slug}-front`]: () => laid(magazine, turn, fill),
  [`${slug}-turned`]: () => threeQuarter(magazine, { thick, turn: side, fill: 0.92 }),
  [`${slug}-detail`]: () => close(magazine, ...part, turn),
  [`${slug}-scale`]: () => measured(magazine),
});

const m4 = { turn: 8, thick: 23, part: [-4, 96, 96] as [number, number, number] };
const ak = { turn: -14, thick: 26, side: -88, part: [0, 17, 80] as [number, number, number] };

export const scenes: Record<string, () => Shot> = {
  ...magazineViews('mag-m4-mid-120-tan', tan, m4),
  ...magazineViews('mag-m4-mid-120-black', blackM4, m4),
  ...magazineViews('mag-m4-mid-120-olive', oliveM4, m4),
  ...magazineViews('mag-m4-hi-300', hiCap, { ...m4, part: [-20, 156, 96] }),
  ...magazineViews('mag-ak-mid-140-plum', plum, ak, 0.9),
  ...magazineViews('mag-ak-mid-140-black', blackAk, ak, 0.9),
  ...magazineViews('mag-ak-mid-140-tan', tanAk, ak, 0.9),
  ...magazineViews('mag-smg-mid-95', slim, { turn: 8, thick: 22, part: [-2, 36, 74] }),
  ...magazineViews('mag-gbb-m4-30', gas, { ...m4, part: [-2, 10, 68] }),
  ...magazineViews('mag-pistol-gas-24', pistol, { turn: 10, thick: 20, part: [0, 66, 66] }),
  ...magazineViews('mag-pistol-co2-22', pistolCo2, { turn: 10, thick: 20, part: [2, 110, 60] }),
  ...magazineViews('mag-bolt-30', bolt, { turn: -6, thick: 22, part: [0, 20, 74] }, 0.76),
  'mag-smg-mid-95-empty': () =>
    close(joined({ thing: slim, x: -25, y: 4, turn: -5 }, { thing: slimEmpty, x: 25, turn: 6 }), -1, 32, 104),
  'mag-m4-hi-300-filled': () => close(joined({ thing: hiCapOpen }, { thing: falling }), 4, 10, 96, 8),
  'mag-m4-mid-120-tan-used': () => laid(loadedTan, 0, 0.84),
  'mag-m4-mid-120-olive-used': () => laid(loadedOlive, 0, 0.84),
  'mag-m4-mid-120-set5-front': () =>
    spread(
      [
        { thing: onItsSide(cartonOf5), x: 6, y: 106 },
        ...numbered.map((thing, at) => {
          const i = at - 2;
          return { thing, x: i * 66 - 4, y: Math.abs(i) * 10 - 66, turn: i * 7 + 6 };
        }),
      ],
      430,
    ),
  'mag-m4-mid-120-set5-detail': () => close(numbered[0] ?? blackM4, -20, 136, 116, 8),
  'mag-m4-mid-120-set5-used': () => laid(loadedNumbered, 0, 0.84),
  'mag-m4-mid-120-set5-scale': () => measured(numbered[0] ?? blackM4),
  'mag-pistol-co2-22-set': () =>
    spread(
      [
        { thing: pistolCo2, x: -22, y: 0, turn: 8 },
        { thing: piercingKey, x: 36, y: 6, turn: 76 },
        { thing: bulbSeal, x: 22, y: 52 },
      ],
      164,
    ),
  'mag-speedloader-100-front': () => laid(loader, -28, 0.9),
  'mag-speedloader-100-detail': () => close(loader, 54, 0, 84, -28),
  'mag-speedloader-100-used': () =>
    laid(joined({ thing: tan }, { thing: loader, x: -8, y: -100, turn: 90 }), 22, 0.92),
  'mag-speedloader-100-set': () =>
    spread(
      [
        { thing: loader, x: -2, y: -14, turn: -24 },
        { thing: forPistols, x: 52, y: 44, turn: -24 },
      ],
      226,
    ),
  'mag-speedloader-100-scale': () => measured(loader),
};
