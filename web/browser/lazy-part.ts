import { type ComponentType, createElement, lazy, memo, type ReactNode, Suspense } from 'react';
import { wasUsed, whenGoesOn, whenUsed } from './when-used.ts';

/**
 * A part of a page whose code comes after the rest: made by the server with it, and shown without a script. Where the code can't be
 * fetched, `instead` stands there, or the page does without the part.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );

/**
 * The same of what stands below the first screen: its code is fetched once the page is used. Nobody but itself may wait for that, and
 * as long as its props stay the same it stands there as the server made it: what else changes on the page, such as a cart that the
 * server did not know, would have React take it away until its code is here. Where that can't be had it goes on standing there,
 * and is asked for once more as the visit goes on.
 *
 * @param room stands in its place on a page that a visit went on to, until then: what is below must not move
 */
export const lazyWhenUsed = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  room?: ReactNode,
) => {
  // A page that a visit went on to: its parts come while its data does.
  if (wasUsed()) load().catch(() => {});
  const part: ComponentType<Props> = lazyPart(() =>
    whenUsed()
      .then(load)
      .catch(() => {
        document.documentElement.dataset.lost = '';
        return whenGoesOn().then(load);
      }),
  );
  return memo((props: Props) => createElement(Suspense, { fallback: room }, createElement(part, props)));
};
