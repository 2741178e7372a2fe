import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Says what fits the guns of this browser. Its code is loaded where there are any: most visitors have told of none. */
export function FitOfKit() {
  const { pathname } = useLocation();
  const [Shown, show] = useState<ComponentType>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a gun may have been added on the page before
  useEffect(() => {
    if ('kit' in document.documentElement.dataset)
      import('./show-fit.tsx').then(
        (part) => show(() => part.ShowFit),
        () => {},
      );
  }, [pathname]);
  return Shown ? <Shown /> : null;
}
