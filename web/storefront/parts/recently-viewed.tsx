import { type ComponentType, useEffect, useState } from 'react';
import { whenUsed } from '../../browser/when-used.ts';
import type { ViewedStripProps } from './viewed-strip.tsx';

/** What was looked at in this browser, the last first, at the end of a page. Its code comes once the page is used. */
export function RecentlyViewed(props: ViewedStripProps) {
  const [Strip, setStrip] = useState<ComponentType<ViewedStripProps>>();
  useEffect(() => {
    let left = false;
    whenUsed()
      .then(() => import('./viewed-strip.tsx'))
      .then(({ ViewedStrip }) => left || setStrip(() => ViewedStrip))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
  return Strip ? <Strip {...props} /> : null;
}
