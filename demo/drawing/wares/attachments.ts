import { scattered } from '../bottles.ts';
import { barrel, batteryBox, flashHider, lampFace, muzzleTube, torch, tubeEnd } from '../forend.ts';
import { angledGrip, bipod, foregrip, sling } from '../grips.ts';
import { redDotTurned } from '../red-dot.ts';
import { redDot, riser, scope } from '../sights.ts';

export const black = '#30312d';
const tan = '#b09a72';

export const dot = redDot(black, 'MERROW');
export const dotTurned = redDotTurned(black, 'MERROW');
export const lpvo = scope(black, 'MERROW 1-6x24');
export const upright = foregrip(black, 'KEEL');
export const angled = angledGrip(tan, 'KEEL');
export const strap = sling(tan, 'FELLSIDE');
export const lamp = torch(black, 'LANTERN 600');
export const mock = muzzleTube(150, 36, black, 'KEEL', '14 mm CCW');
export const tracer = muzzleTube(96, 33, black, 'GLOWORM', '14 mm CCW · USB-C', '#54f07a');
export const hider = flashHider('#3b3c38');
export const legs = bipod(black);
export const rail = riser(100, 26, black, 'KEEL');
export const box = batteryBox(tan, 'KEEL');
export const glowing = scattered('#d3efb4', [
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
export const lampEnd = lampFace(34, black);
export const mockEnd = tubeEnd(36, 15, black);
export const tracerEnd = tubeEnd(33, 17, black);
export const hiderEnd = tubeEnd(20, 13, '#3b3c38');
export const barrelEnd = barrel('#4a4b46');
