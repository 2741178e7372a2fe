import sharp from 'sharp';
import type { Shop } from '../shop.ts';
import { letter } from './lettering.ts';
import { cardSize } from './share-card-size.ts';
import { readWhole } from './whole.ts';

/** What a picture shows that stands for a page where somebody shares it. */
export interface ShareCard {
  /** Above the title: the shop. */
  shopName: string;
  title: string;
  /** Large, below: what it costs. '' for none. */
  price: string;
  /** The last line. */
  line: string;
  /** Names of pictures: one, or up to four side by side. */
  images: string[];
}

const { height: side } = cardSize;

const colours = { mat: '#36412a', bone: '#f6f4ee', muted: '#d5d6c4', signal: '#e4572e', well: '#ece9df' };

/** The card as a JPEG. Pictures that are not there leave their ground. */
export async function drawCard(shop: Shop, card: ShareCard): Promise<Buffer> {
  const left = { x: 56, width: cardSize.width - side - 100 };
  const { bone, muted, mat, signal } = colours;
  const parts = await Promise.all([
    letter(card.shopName, { ...left, x: left.x + 34, y: 96, weight: 600, size: 34, colour: bone, lines: 1 }),
    letter(card.title, { ...left, y: 186, weight: 800, size: 62, colour: bone, lines: 4 }),
    letter(card.price, { ...left, y: 516, weight: 800, size: 84, colour: bone, lines: 1 }),
    letter(card.line, { ...left, y: 576, weight: 600, size: 28, colour: muted, lines: 1 }),
  ]);
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${side}"><rect width="100%" height="100%" fill="${mat}"/><circle cx="${left.x + 11}" cy="85" r="11" fill="${signal}"/>${parts.join('')}</svg>`;
  return sharp(Buffer.from(ground))
    .composite(await pictures(shop, card.images))
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** On the right, as high as the card: one picture, or four in two rows. */
async function pictures(shop: Shop, names: string[]) {
  const shown = names.length >= 4 ? names.slice(0, 4) : names.slice(0, 1);
  const size = shown.length > 1 ? side / 2 : side;
  return Promise.all(
    shown.map(async (name, place) => ({
      input: await square(shop, name, size),
      left: cardSize.width - side + (place % 2) * size,
      top: Math.floor(place / 2) * size,
    })),
  );
}

async function square(shop: Shop, name: string, size: number): Promise<Buffer> {
  const master = await readWhole(shop, name);
  const well = { width: size, height: size, channels: 3 as const, background: colours.well };
  if (!master) return sharp({ create: well }).png().toBuffer();
  return sharp(master)
    .resize(size, size, { fit: 'contain', background: colours.well })
    .flatten({ background: colours.well })
    .toBuffer();
}
