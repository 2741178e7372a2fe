import { scattered } from './bottles.ts';
import { laidDown, type Thing } from './studio.ts';
import { box, fill, linear, page, radial } from './svg.ts';
import { dotTurned } from './wares/attachments.ts';
import { pair, smoke } from './wares/attire.ts';
import { brick } from './wares/batteries.ts';
import { bio25, white } from './wares/bbs.ts';
import { green } from './wares/gas.ts';
import { loader, tan } from './wares/magazines.ts';

/** One crop of the home page's flat-lay, in pixels. */
interface Crop {
  w: number;
  h: number;
  /** Pixels for each mm. */
  size: number;
  /** Where the middle of the loadout lies, as a part of the width and of the height. */
  middle: [x: number, y: number];
  /** By SKU, where the middle of each thing lies, in mm from the middle of the loadout. */
  places: Record<string, [x: number, y: number]>;
  /** Where some BBs have rolled. */
  rolled: [x: number, y: number];
  /** Over what part of its width and of its height the light fades towards each edge. */
  fades: [x: number, y: number];
}

const mat = '#36412a';
/** Where the light falls on it: dark things show on this. */
const lit = '#5f6c4a';

const things: Record<string, Thing> = {
  'GLOVES-CRAG-TAN-L': pair,
  'GOGGLES-CLEARWAY-SMOKE': smoke,
  'GAS-12-600': green.front,
  'BB-025-BIO-3000': bio25.front,
  'MAG-M4-MID-120-TAN': tan,
  'LIPO-111-1450-BRICK-XT30': brick.front,
  'DOT-MICRO': dotTurned,
  'MAG-LOADER-100': loader,
};

/** BBs that have rolled out of the loader, the farther the wider apart. */
const loose = scattered(white, [
  [0, 0],
  [9, 4],
  [15, -5],
  [21, 6],
  [28, -1],
  [32, 11],
  [36, -9],
  [43, 3],
  [49, -5],
  [52, 11],
]);

export const crops: Record<'wide' | 'tablet' | 'phone', Crop> = {
  wide: {
    w: 2400,
    h: 1050,
    size: 2.15,
    middle: [0.692, 0.5],
    places: {
      'GLOVES-CRAG-TAN-L': [-147, -92],
      'GOGGLES-CLEARWAY-SMOKE': [177, -140],
      'GAS-12-600': [276, 84],
      'BB-025-BIO-3000': [86, 126.5],
      'MAG-M4-MID-120-TAN': [185, 110.5],
      'LIPO-111-1450-BRICK-XT30': [-221.5, 80],
      'DOT-MICRO': [-24, 80],
      'MAG-LOADER-100': [-203, 177],
    },
    rolled: [-46, 178],
    fades: [0.08, 0.16],
  },
  tablet: {
    w: 1700,
    h: 1020,
    size: 2.23,
    middle: [0.5, 0.5],
    places: {
      'GLOVES-CRAG-TAN-L': [-173, -92],
      'GOGGLES-CLEARWAY-SMOKE': [187, -140],
      'GAS-12-600': [302, 84],
      'BB-025-BIO-3000': [80, 126.5],
      'MAG-M4-MID-120-TAN': [195, 110.5],
      'LIPO-111-1450-BRICK-XT30': [-247.5, 80],
      'DOT-MICRO': [-50, 80],
      'MAG-LOADER-100': [-229, 177],
    },
    rolled: [-72, 178],
    fades: [0.1, 0.16],
  },
  phone: {
    w: 1080,
    h: 1080,
    size: 2.5,
    middle: [0.5, 0.5],
    places: {
      'GOGGLES-CLEARWAY-SMOKE': [-72, -140],
      'GAS-12-600': [163, 72],
      'LIPO-111-1450-BRICK-XT30': [-108.5, -33.5],
      'BB-025-BIO-3000': [-155, 114.5],
      'MAG-M4-MID-120-TAN': [4, 98.5],
      'DOT-MICRO': [158, -135],
    },
    rolled: [-76, 181],
    fades: [0, 0.13],
  },
};

/** The loadout laid out on a dark mat, seen from above: an SVG of the crop's size, plain at every edge. */
export function heroArt(crop: Crop): string {
  const { w, h, size, middle, rolled } = crop;
  const light = radial(middle[0], middle[1] - 0.04, 0.66, [
    [0, lit],
    [0.4, lit, 0.85],
    [0.7, lit, 0.45],
    [1, lit, 0],
  ]);
  const lay = (thing: Thing, [x, y]: [number, number]) =>
    laidDown(thing, w * middle[0] + x * size, h * middle[1] + y * size, size, 0, 'mat');
  const art = Object.entries(crop.places).map(([sku, place]) => lay(thingOf(sku), place));
  const ground = fill(box(0, 0, w, h), mat, light) + fading(crop);
  return page(ground + lay(loose, rolled) + art.join(''), w, h);
}

/** The light fades towards every edge, so that the mat runs out into the page. */
function fading({ w, h, fades }: Crop): string {
  const [x, y] = [fades[0] * w, fades[1] * h];
  const shade = [0, 0.15, 0.5, 0.85, 1].map((at): [number, number] => [at, at * at * (3 - 2 * at)]);
  const after = (along: 'x' | 'y') =>
    linear(
      along,
      shade.map(([at, dark]) => [at, mat, dark]),
    );
  const before = (along: 'x' | 'y') =>
    linear(
      along,
      shade.map(([at, dark]) => [at, mat, 1 - dark]),
    );
  return (
    fill(box(0, 0, w, y), before('y')) +
    fill(box(0, h - y, w, y), after('y')) +
    fill(box(0, 0, x, h), before('x')) +
    fill(box(w - x, 0, x, h), after('x'))
  );
}

/** What of a crop each thing covers, by SKU: its middle (x, y) and its size (w, h) in per cent of the crop. */
export function covered({ w, h, size, middle, places }: Crop) {
  const percent = (part: number) => Math.round(part * 1000) / 10;
  const covers = ([sku, [x, y]]: [string, [number, number]]) => {
    const [, , wide, high] = thingOf(sku).frame;
    return [
      sku,
      {
        x: percent(middle[0] + (x * size) / w),
        y: percent(middle[1] + (y * size) / h),
        w: percent((wide * size) / w),
        h: percent((high * size) / h),
      },
    ];
  };
  return Object.fromEntries(Object.entries(places).map(covers));
}

function thingOf(sku: string): Thing {
  const thing = things[sku];
  if (!thing) throw new Error(`Nothing is drawn for ${sku}`);
  return thing;
}
