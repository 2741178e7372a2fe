import { laidDown, type Thing } from './studio.ts';
import { box, fill, lighter, page, radial } from './svg.ts';
import { dotTurned } from './wares/attachments.ts';
import { pair, smoke } from './wares/attire.ts';
import { brick } from './wares/batteries.ts';
import { bio25, spilled, white } from './wares/bbs.ts';
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
}

const mat = '#36412a';

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

export const crops: Record<'wide' | 'tablet' | 'phone', Crop> = {
  wide: {
    w: 2400,
    h: 1050,
    size: 2.2,
    middle: [0.695, 0.5],
    places: {
      'GLOVES-CRAG-TAN-L': [-138, -86],
      'GOGGLES-CLEARWAY-SMOKE': [172, -146],
      'GAS-12-600': [276, 62],
      'BB-025-BIO-3000': [-264, 118],
      'MAG-M4-MID-120-TAN': [-146, 118],
      'LIPO-111-1450-BRICK-XT30': [140, -42],
      'DOT-MICRO': [-14, 84],
      'MAG-LOADER-100': [74, 170],
    },
    rolled: [140, 70],
  },
  tablet: {
    w: 1700,
    h: 1020,
    size: 2.3,
    middle: [0.5, 0.5],
    places: {
      'GLOVES-CRAG-TAN-L': [-158, -90],
      'GOGGLES-CLEARWAY-SMOKE': [186, -148],
      'GAS-12-600': [300, 62],
      'BB-025-BIO-3000': [-290, 112],
      'MAG-M4-MID-120-TAN': [-162, 110],
      'LIPO-111-1450-BRICK-XT30': [156, -42],
      'DOT-MICRO': [-16, 80],
      'MAG-LOADER-100': [86, 168],
    },
    rolled: [156, 72],
  },
  phone: {
    w: 1080,
    h: 1080,
    size: 2.62,
    middle: [0.5, 0.5],
    places: {
      'GOGGLES-CLEARWAY-SMOKE': [-56, -136],
      'GAS-12-600': [148, -60],
      'LIPO-111-1450-BRICK-XT30': [-66, -40],
      'BB-025-BIO-3000': [-142, 100],
      'MAG-M4-MID-120-TAN': [-22, 96],
      'DOT-MICRO': [132, 140],
    },
    rolled: [42, 138],
  },
};

/** The loadout laid out on a dark mat, seen from above: an SVG of the crop's size, plain at every edge. */
export function heroArt(crop: Crop): string {
  const { w, h, size, middle, rolled } = crop;
  const light = radial(middle[0] - 0.06, middle[1] - 0.14, 0.62, [
    [0, lighter(mat, 0.1)],
    [0.5, lighter(mat, 0.05)],
    [1, mat],
  ]);
  const lay = (thing: Thing, [x, y]: [number, number]) =>
    laidDown(thing, w * middle[0] + x * size, h * middle[1] + y * size, size, 0, 'mat');
  const art = Object.entries(crop.places).map(([sku, place]) => lay(thingOf(sku), place));
  return page(fill(box(0, 0, w, h), light) + lay(spilled(white, 11, 26, 9), rolled) + art.join(''), w, h);
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
