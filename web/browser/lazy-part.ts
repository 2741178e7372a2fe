import { type ComponentType, lazy } from 'react';

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
