import { type ComponentType, useEffect, useState } from 'react';
import { subscribe } from '../../browser/storage.ts';

/** Says what fits the guns of this browser. Its code is loaded where there are any, or the first is added: most visitors tell of none. */
export function FitOfKit() {
  const [Shown, show] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import('./show-fit.tsx').then(
        (part) => show(() => part.ShowFit),
        () => {},
      );
    if ('kit' in document.documentElement.dataset) load();
    return subscribe('myKit', load);
  }, []);
  return Shown ? <Shown /> : null;
}
