import { onHand, onHead, onLeg, onTorso, underPeak } from '../dummies.ts';
import { close, front, group, laid, measured, type Shot, spread, type Thing } from '../studio.ts';
import { enlarged } from '../views.ts';
import {
  blackPair,
  blackPalms,
  carrier,
  carrierBack,
  carrierWorn,
  full,
  fullWorn,
  innerRing,
  knees,
  kneeWorn,
  layers,
  loadedTan,
  mesh,
  meshWorn,
  oneGlove,
  oneKnee,
  pair,
  palms,
  plate,
  rags,
  rig,
  rigBack,
  rigWorn,
  ring,
  shirt,
  shirtBack,
  shirtWorn,
  sixPanel,
  sixPanelAhead,
  sixPanelWorn,
  smoke,
  smokeWorn,
  spare,
  triple,
} from '../wares/attire.ts';

const ragViews = (
  slug: string,
  { spread, turned }: Record<'spread' | 'turned', Thing>,
): Record<string, () => Shot> => ({
  [`${slug}-front`]: () => laid(spread, -3, 0.82),
  [`${slug}-detail`]: () => close(spread, -104, -94, 120, -3),
  [`${slug}-turned`]: () => laid(turned, 5, 0.74),
  [`${slug}-scale`]: () => measured(spread, { of: [-150, -115, 300, 230] }),
});

const gloveViews = (slug: string, gloves: Thing, one: string, palms: Thing): Record<string, () => Shot> => ({
  [`${slug}-front`]: () => laid(gloves, 0, 0.88),
  [`${slug}-detail`]: () => close(gloves, -100, 4, 130, 0),
  [`${slug}-worn`]: () => spread([{ thing: onHand(one), x: -14, y: 122, turn: 12 }], 330),
  [`${slug}-palm`]: () => laid(palms, 0, 0.94),
});

/** What wears a smoke lens, with the clear one that comes with it lying before it. */
const withSpareLens = (worn: Thing, y: number): Shot =>
  spread(
    [
      { thing: worn, x: 0, y, turn: -3 },
      { thing: spare, x: 16, y: y + worn.frame[3] / 2 + 60, turn: 5 },
    ],
    Math.max(300, worn.frame[3] + 172),
  );

export const scenes: Record<string, () => Shot> = {
  'attire-plate-carrier-olive-front': () => laid(carrier, 0, 0.86),
  'attire-plate-carrier-olive-worn': () => front(onTorso(carrierWorn), 0.84),
  'attire-plate-carrier-olive-detail': () => close(carrier, -74, -139, 286, 0),
  'attire-plate-carrier-olive-plates': () =>
    spread(
      [
        { thing: carrier, x: -92, y: -92, turn: -4 },
        { thing: plate, x: 214, y: 66, turn: 9 },
        { thing: plate, x: 108, y: 150, turn: -6 },
      ],
      800,
    ),
  'attire-plate-carrier-olive-scale': () => measured(carrierBack),
  'attire-chest-rig-tan-front': () => laid(rig, 0, 0.9),
  'attire-chest-rig-tan-worn': () => front(onTorso(rigWorn), 0.84),
  'attire-chest-rig-tan-detail': () => close(rig, -182, 70, 220, 0),
  'attire-chest-rig-tan-scale': () => measured(rigBack, { of: [-176, -12, 352, 170] }),
  'attire-triple-pouch-olive-front': () => laid(triple, 0, 0.84),
  'attire-triple-pouch-olive-used': () => laid(loadedTan, 0, 0.84),
  'attire-triple-pouch-olive-detail': () => close(triple, -72, 62, 150, 0),
  'attire-triple-pouch-olive-scale': () => measured(triple, { h: 145, w: 250, of: [-124, -4, 248, 146] }),
  ...gloveViews('attire-gloves-tan', pair, oneGlove.tan, palms),
  ...gloveViews('attire-gloves-black-m', blackPair, oneGlove.black, blackPalms),
  'attire-goggles-clearway-front': () => laid(smoke, 0, 0.92),
  'attire-goggles-clearway-worn': () => front(onHead(smokeWorn, 0), 0.86),
  'attire-goggles-clearway-spare': () => withSpareLens(smoke, -52),
  'attire-goggles-clearway-detail': () => close(smoke, -52, -8, 110, 0),
  'attire-goggles-clearway-scale': () => measured(smoke, { of: [-90, -52, 180, 100] }),
  'attire-mesh-mask-olive-front': () => laid(mesh, 0, 0.92),
  'attire-mesh-mask-olive-worn': () => front(onHead(meshWorn, 44), 0.86),
  'attire-mesh-mask-olive-detail': () => close(mesh, -42, -12, 112, 0),
  'attire-mesh-mask-olive-scale': () => measured(mesh, { of: [-95, -58, 190, 130] }),
  'attire-full-face-mask-front': () => laid(full, 0, 0.92),
  'attire-full-face-mask-worn': () => front(onHead(fullWorn, 16), 0.86),
  'attire-full-face-mask-spare': () => withSpareLens(full, -52),
  'attire-full-face-mask-detail': () => close(full, -38, -2, 130, 0),
  'attire-full-face-mask-scale': () => measured(full, { of: [-90, -74, 180, 190] }),
  'attire-cap-olive-front': () => laid(sixPanel, 0, 0.8),
  'attire-cap-olive-worn': () => front(underPeak(sixPanelWorn, [6, -46], 0.92), 0.86),
  'attire-cap-olive-detail': () => close(sixPanel, -36, -50, 116, 0),
  'attire-cap-olive-scale': () => measured(sixPanelAhead),
  'attire-knee-pads-tan-front': () => laid(knees, 0, 0.88),
  'attire-knee-pads-tan-worn': () => front(onLeg(kneeWorn), 0.86),
  'attire-knee-pads-tan-detail': () => close(knees, -60, -88, 178, 0),
  'attire-knee-pads-tan-scale': () => measured(oneKnee, { w: 130, h: 175, of: [-68, -87, 136, 183] }),
  'attire-belt-olive-front': () => front(ring, 0.84),
  'attire-belt-olive-both': () =>
    group(
      [
        { thing: ring, x: -30, near: 110 },
        { thing: innerRing, x: 38, near: -180 },
      ],
      0.78,
    ),
  'attire-belt-olive-detail': () => close(ring, 0, -24, 106, 0),
  'attire-belt-olive-inside': () => close(layers, 8, -20, 150, -10),
  'attire-belt-olive-scale': () => measured(ring, { of: [-150, -45, 300, 45] }),
  ...ragViews('attire-dead-rag', rags.red),
  ...ragViews('attire-dead-rag-blue', rags.blue),
  ...ragViews('attire-dead-rag-yellow', rags.yellow),
  'attire-combat-shirt-olive-front': () => laid(shirt, 0, 0.9),
  'attire-combat-shirt-olive-worn': () => front(shirtWorn(), 0.84),
  'attire-combat-shirt-olive-back': () =>
    measured(enlarged(shirtBack, 2), { of: [-280, -480, 560, 740], ofSize: 'L' }),
  'attire-combat-shirt-olive-detail': () => close(shirt, -26, -190, 230, 0),
  'attire-combat-shirt-olive-sleeve': () => close(shirtBack, -199, -4, 190, 0),
};
