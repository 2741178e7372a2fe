import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isKitMarked } from '../../browser/storage-marks.ts';

/** Says what fits the guns of this browser. Its code is loaded where there are any: most visitors have told of none. */
export function FitOfKit() {
  const { pathname } = useLocation();
  const [Shown, show] = useState<ComponentType>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a gun may have been added on the page before
  useEffect(() => {
    if (isKitMarked())
      import('./show-fit.tsx').then(
        ({ ShowFit }) => show(() => ShowFit),
        () => {},
      );
  }, [pathname]);
  return Shown ? <Shown /> : null;
}
