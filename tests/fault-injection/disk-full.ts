import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Harness, openHarness } from './harness.ts';
import { nothingWrong, type Outcome, type Part } from './part.ts';

/** The disk of the pictures is full (a small one of its own, so only root can run this). */
export const diskFull: Part = {
  name: 'disk-full',
  count: 10,
  async run({ count }): Promise<Outcome[]> {
    if (process.getuid?.() !== 0) {
      return [
        { what: 'uploads onto a full disk', figure: 'needs root', target: 'a clear refusal', met: false },
      ];
    }
    const harness = await openHarness('database apart');
    const images = join(harness.directory, 'images');
    mkdirSync(images, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', images]);
    try {
      const staff = await harness.staff();
      const wrong: string[] = [];
      writeFileSync(join(images, 'filler'), Buffer.alloc(1024 * 1024 - 16 * 1024));
      for (let n = 0; n < count; n++) {
        const refused = await upload(staff, await noise());
        if (refused.status !== 503) wrong.push(`an upload was answered ${refused.status} ${refused.message}`);
      }
      const left = (await readdir(images)).filter((file) => file !== 'filler');
      if (left.length > 0) wrong.push(`${left.length} halves were left: ${left[0]}`);
      const kept = await harness.shop.db.$client.query('select name from images');
      if (kept.rows.length > 0) wrong.push(`${kept.rows.length} pictures are said to be there`);
      const alive = await fetch(`${harness.process.url}/readyz`);
      if (alive.status !== 200) wrong.push(`the shop answers ${alive.status}`);
      await rm(join(images, 'filler'));
      const taken = await upload(staff, await noise());
      if (taken.status !== 200)
        wrong.push(`with room again an upload was answered ${taken.status} ${taken.message}`);
      return [
        nothingWrong(
          `${count} uploads onto a full disk`,
          'each refused with 503, no half left, the next one taken',
          'a clear refusal, nothing half-stored, the shop lives',
          wrong,
        ),
      ];
    } finally {
      execFileSync('umount', ['-l', images]);
      await harness.close();
    }
  },
};

/** A picture that does not become small. */
function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
}

async function upload(staff: Awaited<ReturnType<Harness['staff']>>, picture: Buffer) {
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'noise.png');
  return staff.send('/img', { body: form });
}
