import { scattered } from '../bottles.ts';
import { batteryBox, flashHider, muzzleTube, pressureSwitch, torch } from '../forend.ts';
import { angledGrip, bipod, foregrip, sling } from '../grips.ts';
import { pack } from '../packs.ts';
import { redDot, reticle, riser, scope, sightPicture } from '../sights.ts';
import { close, front, laid, measured, spread } from '../studio.ts';

const black = '#30312d';
const tan = '#b09a72';

const dot = redDot(black, 'MERROW');
const lpvo = scope(black, 'MERROW 1-6x24');
const upright = foregrip(black, 'KEEL');
const angled = angledGrip(tan, 'KEEL');
const strap = sling(tan, 'FELLSIDE');
const lamp = torch(black, 'LANTERN 600');
const mock = muzzleTube(150, 36, black, 'KEEL', '14 mm CCW');
const tracer = muzzleTube(96, 33, black, 'GLOWORM', '14 mm CCW · USB-C', '#54f07a');
const hider = flashHider('#3b3c38');
const legs = bipod(black);
const rail = riser(100, 26, black, 'KEEL');
const box = batteryBox(tan, 'KEEL');
const brick = pack({
  w: 105,
  h: 34,
  sticks: 1,
  chemistry: 'lipo',
  cells: 3,
  plug: 'xt30',
  label: {
    brand: 'VOLTANE',
    volts: '11.1 V',
    capacity: '1450 mAh',
    note: '3S LiPo · 30C',
    colour: '#262722',
    accent: '#E4B14a',
  },
});
const glowing = scattered('#d3efb4', [
  [0, 0],
  [9, 5],
  [20, -2],
  [15, 14],
  [33, 8],
  [27, 20],
  [44, -1],
  [4, 18],
  [55, 12],
]);

export const scenes: Record<string, () => string> = {
  'attachment-red-dot-micro-front': () => laid(dot, 0, 0.78),
  'attachment-red-dot-micro-view': () => laid(sightPicture(black), 0, 0.8),
  'attachment-red-dot-micro-detail': () => close(dot, 6, -40, 46, 0),
  'attachment-red-dot-micro-scale': () => measured(dot),
  'attachment-scope-1-6x24-front': () => laid(lpvo, -16, 0.92),
  'attachment-scope-1-6x24-view': () => laid(reticle(), 0, 0.84),
  'attachment-scope-1-6x24-detail': () => close(lpvo, 18, -2, 120, -8),
  'attachment-scope-1-6x24-scale': () => measured(lpvo, { w: 268 }),
  'attachment-foregrip-vertical-front': () => laid(upright, -8, 0.82),
  'attachment-foregrip-vertical-detail': () => close(upright, 0, 36, 62, -8),
  'attachment-foregrip-vertical-scale': () => measured(upright, { h: 104 }),
  'attachment-grip-angled-tan-front': () => laid(angled, -10, 0.86),
  'attachment-grip-angled-tan-scale': () => measured(angled, { w: 150, h: 70 }),
  'attachment-sling-tan-front': () => laid(strap, 0, 0.92),
  'attachment-sling-tan-detail': () => close(strap, -112, 88, 150, 0),
  'attachment-torch-600-front': () =>
    spread(
      [
        { thing: lamp, x: 2, y: -18, turn: -16 },
        { thing: pressureSwitch(), x: -4, y: 52, turn: -8 },
      ],
      188,
    ),
  'attachment-torch-600-detail': () => close(lamp, 26, 2, 78, -16),
  'attachment-torch-600-scale': () => measured(lamp, { w: 128 }),
  'attachment-mock-suppressor-front': () => laid(mock, -32, 0.88),
  'attachment-mock-suppressor-detail': () => close(mock, -48, 0, 70, -24),
  'attachment-mock-suppressor-scale': () => measured(mock, { of: [-75, -18, 150, 36] }),
  'attachment-tracer-gloworm-front': () => laid(tracer, -26, 0.82),
  'attachment-tracer-gloworm-set': () =>
    spread(
      [
        { thing: tracer, x: -8, y: -12, turn: -14 },
        { thing: glowing, x: 20, y: 32 },
      ],
      134,
    ),
  'attachment-tracer-gloworm-scale': () => measured(tracer, { of: [-48, -16.5, 96, 33] }),
  'attachment-flash-hider-front': () => laid(hider, -26, 0.78),
  'attachment-flash-hider-scale': () => measured(hider, { of: [-29, -11, 58, 22] }),
  'attachment-bipod-front': () => front(legs, 0.82),
  'attachment-bipod-detail': () => close(legs, 0, -172, 110, 0),
  'attachment-bipod-scale': () => measured(legs),
  'attachment-riser-26-front': () => laid(rail, -18, 0.84),
  'attachment-riser-26-set': () =>
    spread(
      [
        { thing: rail, x: 0, y: 30 },
        { thing: dot, x: 0, y: -18 },
      ],
      150,
    ),
  'attachment-riser-26-scale': () => measured(rail, { w: 100, h: 26 }),
  'attachment-battery-box-tan-front': () => laid(box, -8, 0.82),
  'attachment-battery-box-tan-set': () =>
    spread(
      [
        { thing: box, x: -6, y: -30, turn: -6 },
        { thing: brick, x: 4, y: 36, turn: 5 },
      ],
      196,
    ),
};
