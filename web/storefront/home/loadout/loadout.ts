import phone480 from './phone-480.avif?url&no-inline';
import phone480webp from './phone-480.webp?url&no-inline';
import phone800 from './phone-800.avif?url&no-inline';
import phone800webp from './phone-800.webp?url&no-inline';
import tablet800 from './tablet-800.avif?url&no-inline';
import tablet800webp from './tablet-800.webp?url&no-inline';
import tablet1400 from './tablet-1400.avif?url&no-inline';
import tablet1400webp from './tablet-1400.webp?url&no-inline';
import wide1400 from './wide-1400.avif?url&no-inline';
import wide1400webp from './wide-1400.webp?url&no-inline';
import wide2200 from './wide-2200.avif?url&no-inline';
import wide2200webp from './wide-2200.webp?url&no-inline';

/**
 * The flat-lay of the home page: one drawing in three crops (demo/hero), and what lies on it. For the server; where each thing lies
 * is in loadout.css, by the names that it has here.
 */

/** By the SKUs of the demonstration catalogue, in the order in which one reads the picture. */
export const things = {
  'GLOVES-CRAG-TAN-L': 'gloves',
  'GOGGLES-CLEARWAY-SMOKE': 'goggles',
  'LIPO-111-1450-BRICK-XT30': 'battery',
  'DOT-MICRO': 'sight',
  'GAS-12-600': 'gas',
  'BB-025-BIO-3000': 'bbs',
  'MAG-M4-MID-120-TAN': 'magazine',
  'MAG-LOADER-100': 'loader',
} as const;

/** Fewer of them make no loadout. */
export const fewestThings = 5;

const media = {
  wide: '(min-width: 73.75rem)',
  tablet: '(min-width: 37.5rem)',
  phone: '(max-width: 37.49875rem)',
} as const;

const cut = (crop: keyof typeof media, sizes: string, files: Record<'avif' | 'webp', [string, number][]>) =>
  Object.entries(files).map(([format, widths]) => ({
    media: media[crop],
    type: `image/${format}`,
    sizes,
    srcSet: widths.map(([url, width]) => `${url} ${width}w`).join(', '),
  }));

/** The sources of its <picture>: for each crop AVIF, then WebP. */
export const sources = [
  ...cut('wide', '(min-width: 100rem) 1600px, 100vw', {
    avif: [
      [wide1400, 1400],
      [wide2200, 2200],
    ],
    webp: [
      [wide1400webp, 1400],
      [wide2200webp, 2200],
    ],
  }),
  ...cut('tablet', '(min-width: 56.25rem) 900px, 100vw', {
    avif: [
      [tablet800, 800],
      [tablet1400, 1400],
    ],
    webp: [
      [tablet800webp, 800],
      [tablet1400webp, 1400],
    ],
  }),
  ...cut('phone', '100vw', {
    avif: [
      [phone480, 480],
      [phone800, 800],
    ],
    webp: [
      [phone480webp, 480],
      [phone800webp, 800],
    ],
  }),
];

/** What browsers know that have no <picture>. */
export const plainPicture = phone800webp;

/** Of a browser that takes AVIF, which nearly all do: fetched before anything says that it is needed. */
export const preloads = sources
  .filter(({ type }) => type === 'image/avif')
  .map(({ media, type, sizes, srcSet }) => ({
    tagName: 'link',
    rel: 'preload',
    as: 'image',
    fetchPriority: 'high',
    media: media === '(min-width: 37.5rem)' ? '(min-width: 37.5rem) and (max-width: 73.74875rem)' : media,
    type,
    imageSizes: sizes,
    imageSrcSet: srcSet,
  }));
