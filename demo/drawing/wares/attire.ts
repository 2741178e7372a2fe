import { cap } from '../cap.ts';
import { belt, beltLayers, chestRig, chestRigBack, chestRigWorn, innerBelt, pouches } from '../carriers.ts';
import { combatShirt, combatShirtBack, kneePads, kneePadWorn, oneKneePad } from '../clothing.ts';
import { glove, glovePalms, gloves } from '../gloves.ts';
import { fullFace, fullFaceWorn, goggles, gogglesWorn, meshMask, meshMaskWorn, spareLens } from '../masks.ts';
import { foamPlate, plateCarrier, plateCarrierBack, plateCarrierWorn } from '../plate-carrier.ts';
import { rag, ragTurned } from '../rags.ts';
import { combatShirtWorn } from '../shirt-worn.ts';
import { blackM4, numbered, oliveM4, tan as tanM4 } from './magazines.ts';

const olive = '#62664a';
const tan = '#b09a72';
const black = '#2f302b';

function ragOf(colour: string) {
  const of = { w: 300, h: 230, colour, word: 'OUT' };
  return { spread: rag(of), turned: ragTurned(of) };
}

export const carrier = plateCarrier(olive, 'FELLSIDE');
export const carrierBack = plateCarrierBack(olive);
export const carrierWorn = plateCarrierWorn(olive, 'FELLSIDE');
export const plate = foamPlate('FELLSIDE');
export const rig = chestRig(tan, 'FELLSIDE');
export const rigBack = chestRigBack(tan);
export const rigWorn = chestRigWorn(tan, 'FELLSIDE', blackM4);
export const triple = pouches(3, olive, 'FELLSIDE');
export const pair = gloves(tan, '#6b5a3c', 'FELLSIDE');
export const blackPair = gloves('#35362f', '#45463f', 'FELLSIDE');
export const palms = glovePalms(tan, '#6b5a3c');
export const blackPalms = glovePalms('#35362f', '#45463f');
export const smoke = goggles(black, '#7a7f76', 'CLEARWAY');
export const smokeWorn = gogglesWorn(black, '#7a7f76', 'CLEARWAY');
export const spare = spareLens('CLEARWAY');
export const mesh = meshMask(olive);
export const meshWorn = meshMaskWorn(olive);
export const full = fullFace(black, '#59656b', 'CLEARWAY');
export const fullWorn = fullFaceWorn(black, '#59656b', 'CLEARWAY');
export const sixPanel = cap(olive, 'FELLSIDE', { turn: 30, tilt: 13 });
export const sixPanelAhead = cap(olive, 'FELLSIDE', { turn: 0, tilt: 2 });
export const sixPanelWorn = cap(olive, 'FELLSIDE', { turn: 28.6, tilt: 7 });
export const knees = kneePads(tan, 'FELLSIDE');
export const oneKnee = oneKneePad(tan, 'FELLSIDE');
export const ring = belt(olive);
export const innerRing = innerBelt(olive);
export const layers = beltLayers(olive, 320);
export const rags = {
  red: ragOf('#c23b26'),
  blue: ragOf('#2b5f9e'),
  yellow: ragOf('#e2b52c'),
};
export const shirt = combatShirt('#9a927a', olive, 'FELLSIDE');
export const shirtBack = combatShirtBack('#9a927a', olive);
export const shirtWorn = () => combatShirtWorn('#9a927a', olive, 'FELLSIDE');
export const oneGlove = {
  tan: glove(tan, '#6b5a3c', 'FELLSIDE'),
  black: glove('#35362f', '#45463f', 'FELLSIDE'),
};
export const kneeWorn = kneePadWorn(tan, 'FELLSIDE');
export const loadedTan = pouches(3, olive, 'FELLSIDE', tanM4);
export const loadedOlive = pouches(3, olive, 'FELLSIDE', oliveM4);
export const loadedNumbered = pouches(3, olive, 'FELLSIDE', ...numbered.slice(0, 3));
