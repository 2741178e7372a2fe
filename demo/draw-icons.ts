import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// node demo/draw-icons.ts: the brand's mark in the forms and sizes that browsers and telephones ask for

const light = { tile: '#3e4a2b', letter: '#f6f4ee', bb: '#e4572e' };
const dark = { tile: '#d9dccb', letter: '#2d3720' };

/** An h whose arch is the way of a BB that is still flying, in 32 units. */
const shapes = `<path class="l" d="M7.5 7h4.3v9.3C14.3 13.1 17.3 10.8 21.3 8.7L23.1 11.9C17.7 14.6 14.2 18.1 11.8 22V25H7.5zM18.2 16.4h4.3V25h-4.3z"/><circle class="b" cx="23.2" cy="9.6" r="3.4"/>`;

const styled = (colours: typeof light) =>
  shapes.replace('class="l"', `fill="${colours.letter}"`).replace('class="b"', `fill="${colours.bb}"`);

/** With a tile of its own, as a tab's icon; in colours that stand off a dark window where that is dark. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Hopup</title><style>@media(prefers-color-scheme:dark){.t{fill:${dark.tile}}.l{fill:${dark.letter}}}</style><rect class="t" width="32" height="32" rx="7" fill="${light.tile}"/>${shapes.replace('class="l"', `class="l" fill="${light.letter}"`).replace('class="b"', `fill="${light.bb}"`)}</svg>
`;

/** @param corner its radius, in 32 units; @param scale of the mark, which a mask may cut at the edges */
const tile = ({ corner, scale, size }: { corner: number; scale: number; size: number }) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}"><rect width="32" height="32" rx="${corner}" fill="${light.tile}"/><g transform="translate(16 16) scale(${scale}) translate(-16.5 -15.6)">${styled(light)}</g></svg>`,
    ),
  ).png({ compressionLevel: 9, palette: corner === 0 });

const rounded = { corner: 7, scale: 1 };
/** Cut to a circle or a rounded square by whoever shows them: the mark lies within the middle four fifths. */
const maskable = { corner: 0, scale: 0.86 };

await writeFile(join('web', 'icon.svg'), favicon);
for (const size of [192, 512]) {
  await tile({ ...rounded, size }).toFile(join('public', `icon-${size}.png`));
  await tile({ ...maskable, size }).toFile(join('public', `icon-maskable-${size}.png`));
}
await tile({ ...maskable, scale: 1, size: 180 }).toFile(join('public', 'apple-touch-icon.png'));
await writeFile(join('public', 'favicon.ico'), ico(await Promise.all([16, 32, 48].map(picture))));

async function picture(size: number): Promise<{ size: number; png: Buffer }> {
  return { size, png: await tile({ ...rounded, scale: 1.12, size }).toBuffer() };
}

/** Several PNGs in one file, as Windows has had them since Vista. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, place) => {
    const at = 6 + 16 * place;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
