import { type ComponentType, lazy } from 'react';
import { whenUsed } from './when-used.ts';

/**
 * A part of a page whose code comes after the rest: made by the server with it, and shown without a script. Where the code can't be
 * fetched, the page does without the part.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );

/** The same of what stands below the first screen: its code is fetched once the page is used. */
export const lazyWhenUsed = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(() => whenUsed().then(load));
