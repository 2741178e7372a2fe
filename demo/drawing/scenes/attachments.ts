import { pressureSwitch } from '../forend.ts';
import { mlokLength, railLength } from '../rails.ts';
import { receiver } from '../receiver.ts';
import { reticle, sightPicture } from '../sights.ts';
import { close, front, laid, measured, type Shot, spread, type Thing } from '../studio.ts';
import { endOn, joined, onItsSide, threeQuarter } from '../views.ts';
import {
  angled,
  angledBolted,
  barrelEnd,
  black,
  box,
  dot,
  dotTurned,
  glowing,
  hider,
  hiderTurned,
  lamp,
  lampEnd,
  legs,
  lpvo,
  lpvoTurned,
  mock,
  mockAdapter,
  mockBack,
  mockMouth,
  protector,
  rail,
  sightKey,
  strap,
  tracer,
  tracerBack,
  tracerMouth,
  upright,
} from '../wares/attachments.ts';
import { brick, coin } from '../wares/batteries.ts';

const foreEnd = railLength(190, '#3d3e39');
const mlok = mlokLength(250, '#3d3e39');
/** On a cut length of fore-end: what stands on its upper rail, what hangs from its lower one. */
const mounted = (on: { thing: Thing; x?: number; y?: number; turn?: number }[], turn = -6): Shot =>
  laid(joined({ thing: foreEnd }, ...on), turn, 0.9);

const tanMetal = '#a8946d';
const tanForeEnd = mlokLength(250, tanMetal);
/** On the rail of a tan rifle, which leaves the picture on either side: `across` mm of it about a place. */
const onRifle = (
  rear: 'up' | 'folded',
  [cx, cy, across]: [number, number, number],
  ...sights: { thing: Thing; x: number; y?: number }[]
): Shot =>
  close(
    joined({ thing: tanForeEnd, x: 118 }, { thing: receiver(tanMetal, '#33342f', rear) }, ...sights),
    cx,
    cy,
    across,
  );

const scenesOfSights: Record<string, () => Shot> = {
  'attachment-red-dot-micro-front': () => front(dotTurned, 0.78),
  'attachment-red-dot-micro-view': () => laid(sightPicture(black), 0, 0.8),
  'attachment-red-dot-micro-set': () =>
    spread(
      [
        { thing: dot, x: -22, y: -14 },
        { thing: protector, x: 44, y: -22 },
        { thing: sightKey, x: -28, y: 45, turn: -6 },
        { thing: coin.front, x: 40, y: 38, turn: 12 },
      ],
      150,
    ),
  'attachment-red-dot-micro-used': () => onRifle('up', [-82, 16, 218], { thing: dot, x: -74 }),
  'attachment-red-dot-micro-scale': () => measured(dot),
  'attachment-scope-1-6x24-front': () => laid(lpvoTurned, -20, 1.06),
  'attachment-scope-1-6x24-view': () => laid(reticle(), 0, 0.84),
  'attachment-scope-1-6x24-detail': () => close(lpvo, 18, -2, 120, -8),
  'attachment-scope-1-6x24-used': () => onRifle('folded', [-56, -2, 296], { thing: lpvo, x: -54, y: -56 }),
  'attachment-scope-1-6x24-scale': () => measured(lpvo, { w: 268 }),
  'attachment-riser-26-front': () => laid(rail, -14, 0.88),
  'attachment-riser-26-turned': () => threeQuarter(rail, { thick: 22, turn: -34 }),
  'attachment-riser-26-set': () => laid(joined({ thing: rail }, { thing: dot, y: -26 }), 0, 0.82),
  'attachment-riser-26-used': () =>
    onRifle('up', [-84, 4, 236], { thing: rail, x: -76, y: 2 }, { thing: dot, x: -76, y: -24 }),
  'attachment-riser-26-scale': () => measured(rail),
};

const scenesOfGrips: Record<string, () => Shot> = {
  'attachment-foregrip-vertical-front': () => laid(upright, -8, 0.82),
  'attachment-foregrip-vertical-detail': () => close(upright, 0, 36, 62, -8),
  'attachment-foregrip-vertical-used': () => mounted([{ thing: upright, x: 24, y: 76 }]),
  'attachment-foregrip-vertical-scale': () => measured(upright),
  'attachment-grip-angled-tan-front': () => laid(angled, -10, 0.86),
  'attachment-grip-angled-tan-turned': () => threeQuarter(angled, { thick: 30, turn: -28 }),
  'attachment-grip-angled-tan-used': () =>
    laid(joined({ thing: mlok }, { thing: angledBolted, y: 78.5 }), -6, 0.92),
  'attachment-grip-angled-tan-scale': () => measured(angled, { w: 150, h: 70 }),
  'attachment-sling-tan-front': () => laid(strap, 0, 0.92),
  'attachment-sling-tan-detail': () => close(strap, -112, 126, 152, 0),
  'attachment-sling-tan-pad': () => close(strap, 90, 12, 180, 0),
  'attachment-sling-tan-buckle': () => close(strap, -18, -116, 118, 0),
  'attachment-bipod-front': () => front(legs, 0.82),
  'attachment-bipod-detail': () => close(legs, 0, -172, 110, 0),
  'attachment-bipod-feet': () => close(onItsSide(legs), 46, -52, 112, 0),
  'attachment-bipod-scale': () => measured(legs),
};

export const scenes: Record<string, () => Shot> = {
  ...scenesOfSights,
  ...scenesOfGrips,
  'attachment-torch-600-front': () =>
    spread(
      [
        { thing: lamp, x: -6, y: -22, turn: -26 },
        { thing: pressureSwitch(), x: 4, y: 42, turn: -22 },
      ],
      176,
    ),
  'attachment-torch-600-turned': () => laid(endOn(lamp, lampEnd, 40), -34, 0.98),
  'attachment-torch-600-detail': () => close(lamp, 26, 2, 78, -16),
  'attachment-torch-600-used': () => mounted([{ thing: lamp, x: 10, y: -30 }]),
  'attachment-torch-600-scale': () => measured(lamp, { w: 128 }),
  'attachment-mock-suppressor-front': () => laid(mockBack, 36, 0.98),
  'attachment-mock-suppressor-turned': () => laid(mockMouth, -16, 0.86),
  'attachment-mock-suppressor-detail': () => close(mockBack, -52, 0, 62, -20),
  'attachment-mock-suppressor-set': () =>
    close(joined({ thing: mockAdapter, x: -87 }, { thing: mockBack }), -54, -5, 96, -24),
  'attachment-mock-suppressor-scale': () => measured(mock),
  'attachment-tracer-gloworm-front': () => laid(tracerBack, -22, 0.84),
  'attachment-tracer-gloworm-turned': () => laid(tracerMouth, -14, 0.82),
  'attachment-tracer-gloworm-set': () =>
    spread(
      [
        { thing: tracerMouth, x: -8, y: -14, turn: -14 },
        { thing: glowing, x: 20, y: 32 },
      ],
      134,
    ),
  'attachment-tracer-gloworm-scale': () => measured(tracer),
  'attachment-flash-hider-front': () => laid(hider, -26, 0.78),
  'attachment-flash-hider-turned': () => laid(hiderTurned, -16, 0.76),
  'attachment-flash-hider-used': () => laid(joined({ thing: barrelEnd }, { thing: hider }), -14, 0.86),
  'attachment-flash-hider-scale': () => measured(hider),
  'attachment-battery-box-tan-front': () => laid(box, -8, 0.82),
  'attachment-battery-box-tan-turned': () => threeQuarter(box, { thick: 42, turn: -26 }),
  'attachment-battery-box-tan-set': () =>
    spread(
      [
        { thing: box, x: -6, y: -30, turn: -6 },
        { thing: brick.front, x: 4, y: 36, turn: 5 },
      ],
      196,
    ),
  'attachment-battery-box-tan-used': () => mounted([{ thing: box, x: 20, y: -26 }]),
  'attachment-battery-box-tan-scale': () => measured(box, { h: 52, of: [-55, -32, 110, 52] }),
};
