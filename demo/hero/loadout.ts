/** Where a thing lies in a crop: its middle and its size, in per cent of the crop's width and height. */
interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The products of the home page's flat-lay, and where each lies in each crop; null: it is not in that crop. */
export const hotspots: { sku: string; wide: Spot; tablet: Spot; phone: Spot | null }[] = [
  {
    sku: 'GLOVES-CRAG-TAN-L',
    wide: { x: 56.9, y: 32, w: 31.2, h: 48.2 },
    tablet: { x: 28.6, y: 29.7, w: 46, h: 51.9 },
    phone: null,
  },
  {
    sku: 'GOGGLES-CLEARWAY-SMOKE',
    wide: { x: 85.3, y: 19.4, w: 22.7, h: 21 },
    tablet: { x: 75.2, y: 16.6, w: 33.6, h: 22.5 },
    phone: { x: 36.4, y: 17, w: 60.2, h: 24.3 },
  },
  {
    sku: 'GAS-12-600',
    wide: { x: 94.8, y: 63, w: 6.1, h: 52.8 },
    tablet: { x: 90.6, y: 64, w: 8.9, h: 56.8 },
    phone: { x: 85.9, y: 35.4, w: 16, h: 61.1 },
  },
  {
    sku: 'BB-025-BIO-3000',
    wide: { x: 45.3, y: 74.7, w: 7.5, h: 35 },
    tablet: { x: 10.8, y: 75.3, w: 11.1, h: 37.7 },
    phone: { x: 15.6, y: 74.3, w: 19.9, h: 40.5 },
  },
  {
    sku: 'MAG-M4-MID-120-TAN',
    wide: { x: 56.1, y: 74.7, w: 7.5, h: 41.6 },
    tablet: { x: 28.1, y: 74.8, w: 11.1, h: 44.8 },
    phone: { x: 44.7, y: 73.3, w: 20, h: 48.2 },
  },
  {
    sku: 'LIPO-111-1450-BRICK-XT30',
    wide: { x: 82.3, y: 41.2, w: 16, h: 10.7 },
    tablet: { x: 71.1, y: 40.5, w: 23.7, h: 11.5 },
    phone: { x: 34, y: 40.3, w: 42.5, h: 12.4 },
  },
  {
    sku: 'DOT-MICRO',
    wide: { x: 68.2, y: 67.6, w: 7, h: 15.1 },
    tablet: { x: 47.8, y: 68, w: 10.3, h: 16.2 },
    phone: { x: 82, y: 84, w: 18.4, h: 17.5 },
  },
  {
    sku: 'MAG-LOADER-100',
    wide: { x: 76.3, y: 85.6, w: 19.4, h: 6.3 },
    tablet: { x: 61.6, y: 87.9, w: 28.7, h: 6.8 },
    phone: null,
  },
];
