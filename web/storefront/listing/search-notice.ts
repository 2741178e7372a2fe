import type { Category } from '#database/enums.ts';
import type { Product } from '#shop/catalogue/product.ts';
import type { ShownHelpPage } from '#shop/catalogue/search/help-words.ts';
import { leavesGunOut, leftOut } from '#shop/catalogue/search/left-out.ts';
import { refusalsIn, refusedWords } from '#shop/catalogue/search/refused.ts';
import { reword } from '#shop/catalogue/search/reword.ts';
import { colourNamed } from '#shop/catalogue/search/synonyms.ts';
import { lookNames } from '#shop/catalogue/search/trade.ts';
import { normalizeWords } from '#shop/catalogue/search/words.ts';
import { nearest } from '#wording/storefront/help-pages.ts';
import { instead } from '#wording/storefront/instead.ts';
import { shelf } from '#wording/storefront/listing.ts';
import { suggestions } from '#wording/storefront/suggestions.ts';

interface Found {
  keywords: string;
  help: keyof typeof shelf.help | 'none';
  /** What the search looked for instead, in words. */
  showing: string;
  /** Of the best that is shown. */
  category?: Category | undefined;
  /** What is said of a gun that is named and that nothing is made for, or of another thing that isn’t sold; '' of none. */
  besideFound?: string;
  /** What the BBs that are shown weigh, in grams. */
  weights?: number[];
  /** How many are shown. */
  found?: number;
}

const maxNearest = 2;

/** Of a weight that no BBs have, the nearest of those that are shown; '' of anything else. */
function nearestWeights({ keywords, showing, weights = [] }: Found): string {
  const typed = reword(keywords).match(/(?<!\d)0?\.\d+/g) ?? [];
  const weight = typed.find((one) => !weights.includes(Number(one)));
  if (!weight || !showing.includes(nearest.g()) || weights.length === 0) return '';
  const farFrom = (grams: number) => Math.abs(grams - Number(weight));
  const near = [...new Set(weights)].sort((one, other) => farFrom(one) - farFrom(other));
  return instead.weights(Number(weight), near.slice(0, maxNearest));
}

/** Of another measure that nothing has, that the nearest is shown; '' of anything else. */
function nearestMeasure({ keywords, showing, found = 0 }: Found): string {
  const typed = normalizeWords(reword(keywords)).split(/\s+/);
  for (const [unit, measured] of Object.entries(instead.measured)) {
    const tail = nearest[unit as keyof typeof instead.measured]('');
    const amount = typed
      .flatMap((word) => new RegExp(`^((?:\\d+-)?\\d[\\d.]*)${unit}`).exec(word)?.[1] ?? [])
      .at(-1);
    if (amount && showing.endsWith(tail) && found > 0)
      return instead.nearest(`${measured(amount)} ${showing.slice(0, -tail.length)}`, found);
  }
  return '';
}

/** Of BBs of another size than the one that is sold; '' of anything else. */
function otherCalibre({ keywords, category }: Found): string {
  const [, size] = /(?<![\d.])(\d+(?:\.\d+)?) ?mm\b/i.exec(keywords) ?? [];
  return size && Number(size) !== 6 && category === 'bbs' ? instead.calibre(`${size} mm`) : '';
}

/** Of a search that says what is not wanted, that this is hidden; '' of any other. */
function withoutRefused({ keywords, showing }: Found): string {
  const words = showing && refusedWords(keywords, showing);
  return words ? instead.without(showing, words) : '';
}

/** Of a thing that is not wanted with another, and that comes with it alone; '' of anything else. */
function onlyWithRefused({ keywords, products }: Listed): string {
  const [refusal] = refusalsIn(keywords);
  // A gas ‘without oil’ is what was asked for.
  const said = ({ title }: Product) => title.toLowerCase().replaceAll(/\b(?:without|no|non)[ -]\S+/g, '');
  const comesWith = (product: Product) =>
    said(product)
      .split(/[^a-z\d]+/)
      .includes(refusal?.words.toLowerCase() ?? '');
  return refusal && products.length > 0 && products.every(comesWith)
    ? instead.onlyWith(refusal.thing, refusal.words)
    : '';
}

interface Listed extends Pick<Found, 'keywords' | 'help' | 'showing'> {
  products: readonly Product[];
}

/** Of a colour alone that no product is, though a text speaks of it: an 'orange follower'; '' of anything else. */
function unlikeAsked({ keywords, products }: Listed): string {
  const look = keywords.trim().toLowerCase();
  const isLook = ({ title, attributes }: Product) =>
    [title, ...Object.values(attributes)].join(' ').toLowerCase().includes(colourNamed(look));
  return lookNames.has(look) && products.length > 0 && !products.some(isLook) ? instead.look(look) : '';
}

/** The same of a list of products, beside the page that answers it. */
export function noticeBeside({ products, help, ...asked }: Listed, page: ShownHelpPage | null): string {
  const isSaid = products.length > 0 && page?.path === '';
  return searchNotice({
    ...asked,
    // What no product has of the words is what the page answers; what was understood by them it doesn’t say.
    help: page?.path && help !== 'synonym' ? 'none' : help,
    category: products[0]?.category,
    besideFound:
      page && isSaid
        ? `${page.title}. ${page.text}`
        : unlikeAsked({ products, help, ...asked }) || onlyWithRefused({ products, help, ...asked }),
    found: products.length,
    weights: products.flatMap(({ attributes }) => Number(attributes['bb-weight']) || []),
  });
}

const isGas = /\b(?:gas|co2|propane)\b/i;

/** Said above what a search finds that has no exact match; '' for one that has. Made on the server. */
export function searchNotice(found: Found): string {
  const { keywords, help, showing, category, besideFound = '' } = found;
  if (help === 'none') return besideFound || withoutRefused(found);
  const near = nearestWeights(found) || nearestMeasure(found);
  if (near) return near;
  const ofCalibre = otherCalibre(found);
  if (ofCalibre) return ofCalibre;
  // A gun that nothing is made for is what was left out.
  if (besideFound && help === 'some words') return besideFound;
  const left = help === 'some words' ? leftOut(keywords, showing) : '';
  // A sniper's BBs are those of a weight: of them nothing is left out.
  const isForGun = help === 'some words' && (left || category !== 'bbs') && leavesGunOut(keywords, showing);
  // Silicone oil stands on the shelf of gas too.
  const isOil = category === 'gas' && !isGas.test(showing);
  const goesBy = category && isForGun && !isOil ? shelf.goesBy[category] : undefined;
  if (left && !goesBy) return suggestions.leftOut(showing, left);
  return `${shelf.help[help](showing)} ${goesBy ? shelf.notByGun(goesBy) : besideFound}`.trim();
}
