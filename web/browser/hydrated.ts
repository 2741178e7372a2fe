import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page hydrates; true from then on, when what lives in the browser is known. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
