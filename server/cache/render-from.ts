import type { Replicas } from '#database/replicas.ts';
import type { Reading } from '../render/render-page.ts';
import type { Rendered } from './page-cache.ts';
import { CacheTags } from './tags.ts';

/** Renders what may be kept: from a replica where one is good for it, all again from the primary where that fails. */
export async function renderFrom(
  replicas: Replicas,
  tags: CacheTags,
  render: (reading: Reading) => Promise<Rendered>,
): Promise<Rendered> {
  const { rendered, read } = await replicas.read(
    async (db) => {
      // Of its own: a render that was given up may still be at it.
      const read = new CacheTags();
      return { rendered: await render({ db, cacheTag: read.add }), read };
    },
    ({ rendered }) => rendered.status >= 500,
  );
  for (const [tag, version] of read.versions) tags.add(tag, version);
  return rendered;
}
