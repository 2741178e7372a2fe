import { scattered } from '../bottles.ts';
import { hexKey, lensProtector } from '../boxed.ts';
import {
  barrel,
  batteryBox,
  flashHider,
  hiderMouth,
  lampFace,
  muzzleTube,
  threadAdapter,
  torch,
  tubeBack,
  tubeBehind,
  tubeEnd,
  usbPort,
} from '../forend.ts';
import { angledGrip, bipod, foregrip } from '../grips.ts';
import { redDotTurned } from '../red-dot.ts';
import { objectiveFace, redDot, riser, scope } from '../sights.ts';
import { sling } from '../sling.ts';
import { endOn } from '../views.ts';

export const black = '#30312d';
const tan = '#b09a72';

export const dot = redDot(black, 'MERROW');
/** What comes with it besides its cell: a guard for its glass, and the key for its cross bolt. */
export const protector = lensProtector(41, black);
export const sightKey = hexKey(3, 58, 19);
export const dotTurned = redDotTurned(black, 'MERROW');
export const lpvo = scope(black, 'MERROW 1-6x24');
/** The scope turned to its objective. */
export const lpvoTurned = endOn(lpvo, objectiveFace(33, black), 28);
export const upright = foregrip(black, 'KEEL');
export const angled = angledGrip(tan, 'KEEL');
export const angledBolted = angledGrip(tan, 'KEEL', true);
export const strap = sling(tan, 'FELLSIDE');
export const lamp = torch(black, 'LANTERN 600');
const [mockWidth, tracerWidth] = [36, 33];
export const mock = muzzleTube(150, mockWidth, black, 'KEEL', '14 mm CCW');
export const tracer = muzzleTube(96, tracerWidth, black, 'GLOWORM', '14 mm CCW · USB-C', '#54f07a');
const blackened = '#3b3c38';
export const hider = flashHider(blackened);
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
/** The two barrel-end tubes turned to their mouths, and turned to the sockets at their backs. */
export const mockMouth = endOn(mock, tubeEnd(mockWidth, 15, black), 36, {
  behind: tubeBehind(mockWidth, black),
});
export const mockBack = endOn(mock, tubeBack(mockWidth, black, 34), 34, {
  side: 'left',
  behind: tubeBehind(mockWidth, black),
});
/** The clockwise adapter as it is turned when it goes into the socket of the mock suppressor. */
export const mockAdapter = endOn(threadAdapter('#8d8e86'), tubeEnd(19, 12.4, '#8d8e86'), 34, {
  side: 'left',
  behind: tubeBehind(14, '#8d8e86'),
});
export const tracerMouth = endOn(tracer, tubeEnd(tracerWidth, 17, black), 38, {
  behind: tubeBehind(tracerWidth, black),
});
export const tracerBack = endOn(tracer, tubeBack(tracerWidth, black, 34) + usbPort(0, 12), 34, {
  side: 'left',
  behind: tubeBehind(tracerWidth, black),
});
const hiderTurn = 38;
export const hiderTurned = endOn(flashHider(blackened, hiderTurn), hiderMouth(blackened), hiderTurn);
export const barrelEnd = barrel('#4a4b46');
