import { createHash } from 'node:crypto';
import { listTags } from '#shop/catalogue/list-tags.ts';

/**
 * Cache tags as a cache in front of the shop knows them (docs/decisions/030). A list has its name, anything else five letters and digits
 * that are made of its name: a page may show a hundred products. Where two have the same ones, a purge of either drops both.
 */
const frontTag = (name: string): string =>
  lists.has(name)
    ? name.replaceAll(' ', '-')
    : Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 12), 16)
        .toString(36)
        .slice(-5);

const lists = new Set<string>(listTags);

/** Every kept page and answer has it, and no picture. */
export const everyPage = 'pages';
/** What shows too much to name it: dropped by every change. */
const showsMuch = 'much';
/** Every picture. */
export const everyPicture = 'pictures';

/**
 * The same tags stand there twice, in the forms of two kinds of caches, and in that of a third for Fastly: together less than what
 * proxies take of headers that nobody told otherwise (4 KiB).
 */
const maxBytes = 512;

/** The headers that tell a cache in front what it keeps. */
export function tagHeaders(kind: string, names: string[]): Record<string, string> {
  const all = [kind, ...names.map(frontTag)];
  const told = all.join(' ').length <= maxBytes ? all : [kind, showsMuch];
  return { 'Cache-Tag': told.join(','), xkey: told.join(' ') };
}

/** What drops all that shows one of these. */
export const purgedBy = (names: string[]): string[] => [...new Set([...names.map(frontTag), showsMuch])];
