import { belt, chestRig, plateCarrier, pouches } from '../carriers.ts';
import { cap, combatShirt, gloves, kneePads, rag } from '../clothing.ts';
import { fullFace, goggles, meshMask } from '../masks.ts';
import { close, front, laid, measured } from '../studio.ts';

const olive = '#62664a';
const tan = '#b09a72';
const black = '#2f302b';

const carrier = plateCarrier(olive, 'FELLSIDE');
const rig = chestRig(tan, 'FELLSIDE');
const triple = pouches(3, olive, 'FELLSIDE');
const pair = gloves(tan, '#6b5a3c', 'FELLSIDE');
const blackPair = gloves('#35362f', '#6d6f6a', 'FELLSIDE');
const smoke = goggles(black, '#7a7f76', 'CLEARWAY');
const mesh = meshMask(olive);
const full = fullFace(black, '#59656b', 'CLEARWAY');
const sixPanel = cap(olive, 'FELLSIDE');
const knees = kneePads(tan, 'FELLSIDE');
const ring = belt(olive);
const red = rag(300, 230, '#c23b26', 'OUT');
const blue = rag(300, 230, '#2b5f9e', 'OUT');
const yellow = rag(300, 230, '#e2b52c', 'OUT');
const shirt = combatShirt('#9a927a', olive, 'FELLSIDE');

export const scenes: Record<string, () => string> = {
  'attire-plate-carrier-olive-front': () => laid(carrier, 0, 0.86),
  'attire-plate-carrier-olive-detail': () => close(carrier, -40, -130, 230, 0),
  'attire-plate-carrier-olive-scale': () => measured(carrier),
  'attire-chest-rig-tan-front': () => laid(rig, 0, 0.9),
  'attire-chest-rig-tan-detail': () => close(rig, -82, 70, 210, 0),
  'attire-triple-pouch-olive-front': () => laid(triple, 0, 0.84),
  'attire-triple-pouch-olive-detail': () => close(triple, -72, 62, 150, 0),
  'attire-gloves-tan-front': () => laid(pair, 0, 0.88),
  'attire-gloves-tan-detail': () => close(pair, -100, 4, 130, 0),
  'attire-gloves-black-m-front': () => laid(blackPair, 0, 0.88),
  'attire-gloves-black-m-turned': () => laid(blackPair, 24, 0.84),
  'attire-goggles-clearway-front': () => laid(smoke, 0, 0.92),
  'attire-goggles-clearway-detail': () => close(smoke, -52, -8, 110, 0),
  'attire-goggles-clearway-scale': () => measured(smoke, { of: [-90, -52, 180, 100] }),
  'attire-mesh-mask-olive-front': () => laid(mesh, 0, 0.92),
  'attire-mesh-mask-olive-detail': () => close(mesh, -30, -14, 104, 0),
  'attire-full-face-mask-front': () => laid(full, 0, 0.92),
  'attire-full-face-mask-detail': () => close(full, -38, -2, 130, 0),
  'attire-cap-olive-front': () => laid(sixPanel, 0, 0.8),
  'attire-cap-olive-detail': () => close(sixPanel, 6, -58, 116, 0),
  'attire-knee-pads-tan-front': () => laid(knees, 0, 0.92),
  'attire-knee-pads-tan-detail': () => close(knees, -122, -4, 170, 0),
  'attire-belt-olive-front': () => front(ring, 0.84),
  'attire-belt-olive-detail': () => close(ring, 10, -28, 170, 0),
  'attire-dead-rag-front': () => laid(red, -3, 0.82),
  'attire-dead-rag-scale': () => measured(red, { w: 300, h: 230 }),
  'attire-dead-rag-blue-front': () => laid(blue, -3, 0.82),
  'attire-dead-rag-blue-scale': () => measured(blue, { w: 300, h: 230 }),
  'attire-dead-rag-yellow-front': () => laid(yellow, -3, 0.82),
  'attire-dead-rag-yellow-scale': () => measured(yellow, { w: 300, h: 230 }),
  'attire-combat-shirt-olive-front': () => laid(shirt, 0, 0.9),
  'attire-combat-shirt-olive-detail': () => close(shirt, -26, -190, 230, 0),
};
