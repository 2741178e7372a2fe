import { helpPages, weightsBySpeed as text } from '#wording/storefront/help-pages.ts';
import { speedOf, toFeetPerSecond, toldSpeed } from '../energy.ts';
import { energyBounds } from '../energy-query.ts';
import { energyTyped, speedTyped, weightTyped } from './energy-asked.ts';

/** Of BBs or their weight, and neither of the law nor of what a speed comes to; for a sniper rifle the guide has its own weights. */
const asksForBbs =
  /^(?!.*\b(?:(?:il)?legal|snip(?:er|ing)s?|bolt|vsr|dmr)\b)(?!.*\b(?:how (?:fast|many|much)|calculator|limits?|convert\w*|fps of|in (?:fps|joules?))\b).*\b(?:bbs?(?! guns?\b)|pellets|ammo|weights?)\b/i;
const kind = /\b(?:bio|tracer)\b/i;

/** With a BB of 0.20 g, as guns are measured: up to so many FPS these weights, in grams (the home page's guide has them by use). */
const weightsUpTo: [fps: number, grams: number[]][] = [
  [300, [0.2, 0.25]],
  [400, [0.25, 0.28]],
  [450, [0.3, 0.32, 0.36]],
  [Number.POSITIVE_INFINITY, [0.4, 0.43]],
];
const measuredWith = 0.2;

/** Of a search for what to fire at a speed: what is said, and the search for those BBs. Who names a weight has chosen. */
export function weightsBySpeed(typed: string) {
  if (!asksForBbs.test(typed) || weightTyped.test(typed)) return undefined;
  const fps = speedIn(typed);
  const { min, max } = energyBounds.fps;
  if (!(fps >= min && fps <= max)) return undefined;
  const [, grams = []] = weightsUpTo.find(([most]) => fps <= most) ?? [];
  const [like = ''] = kind.exec(typed) ?? [];
  return {
    page: { ...helpPages.weights, text: text(fps, grams) },
    keywords: grams.map((each) => `${like} ${each.toFixed(2)} g BBs`.trim()).join(' or '),
  };
}

/** In FPS; not a number where none is said. */
function speedIn(typed: string): number {
  const [, speed, unit = ''] = speedTyped.exec(typed) ?? [];
  const metres = /^m/i.test(unit);
  if (speed) return toldSpeed(metres ? toFeetPerSecond(Number(speed)) : Number(speed));
  const joules = Number(energyTyped.exec(typed)?.[1]);
  return toldSpeed(toFeetPerSecond(speedOf(measuredWith, joules)));
}
