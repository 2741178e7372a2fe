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
    wide: { x: 56, y: 31.2, w: 30.5, h: 47.1 },
    tablet: { x: 27.3, y: 29.9, w: 44.6, h: 50.3 },
    phone: null,
  },
  {
    sku: 'GOGGLES-CLEARWAY-SMOKE',
    wide: { x: 85.1, y: 21.3, w: 22.2, h: 20.5 },
    tablet: { x: 74.5, y: 19.4, w: 32.5, h: 21.9 },
    phone: { x: 33.3, y: 17.6, w: 57.4, h: 23.1 },
  },
  {
    sku: 'GAS-12-600',
    wide: { x: 93.9, y: 67.2, w: 5.9, h: 51.6 },
    tablet: { x: 89.6, y: 68.4, w: 8.7, h: 55.1 },
    phone: { x: 87.7, y: 66.7, w: 15.3, h: 58.3 },
  },
  {
    sku: 'BB-025-BIO-3000',
    wide: { x: 76.9, y: 75.9, w: 7.3, h: 34.2 },
    tablet: { x: 60.5, y: 77.7, w: 10.8, h: 36.5 },
    phone: { x: 14.1, y: 76.5, w: 19, h: 38.7 },
  },
  {
    sku: 'MAG-M4-MID-120-TAN',
    wide: { x: 85.8, y: 72.6, w: 7.4, h: 40.7 },
    tablet: { x: 75.6, y: 74.2, w: 10.8, h: 43.5 },
    phone: { x: 50.9, y: 72.8, w: 19.1, h: 46 },
  },
  {
    sku: 'LIPO-111-1450-BRICK-XT30',
    wide: { x: 49.4, y: 66.4, w: 15.7, h: 10.4 },
    tablet: { x: 17.5, y: 67.5, w: 23, h: 11.2 },
    phone: { x: 24.9, y: 42.2, w: 40.5, h: 11.8 },
  },
  {
    sku: 'DOT-MICRO',
    wide: { x: 67.1, y: 66.4, w: 6.8, h: 14.7 },
    tablet: { x: 43.4, y: 67.5, w: 10, h: 15.7 },
    phone: { x: 86.6, y: 18.8, w: 17.6, h: 16.7 },
  },
  {
    sku: 'MAG-LOADER-100',
    wide: { x: 51, y: 86.2, w: 19, h: 6.1 },
    tablet: { x: 20, y: 88.7, w: 27.8, h: 6.6 },
    phone: null,
  },
];
