import { openFrontCache } from '#server/adapters/front-caches.ts';
import type { Config } from '#server/config.ts';
import { type Finding, fine, mend, reasonOf } from './finding.ts';

/** Nothing has this tag. */
const tag = 'doctor';

/** Whether the cache in front takes purges: one that drops nothing. */
export async function examineFront(config: Config): Promise<Finding[]> {
  const about = 'Cache in front';
  const front = openFrontCache(config);
  if (!front) return [];
  try {
    await front.purge([tag]);
    return [fine(about, `${config.CDN} takes purges, and may keep pages for ${config.CDN_MAX_AGE} s`)];
  } catch (error) {
    return [
      mend(
        about,
        `${config.CDN} takes no purges: ${reasonOf(error)}`,
        'see CDN_PURGE_URL and CDN_PURGE_TOKEN',
      ),
    ];
  }
}
