/** Milliseconds after which a page that nobody touches counts as used. */
const idleMs = 4_000;
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

let used: Promise<void> | undefined;

/**
 * Once somebody scrolls, points or types, the page is about to be left for another, or after four seconds: what is below the first screen is fetched then, and has the line to
 * itself no sooner than it is of use. At once on the server, and in a visit that went on to another page.
 */
export function whenUsed(): Promise<void> {
  if (typeof document === 'undefined' || navigator.userActivation?.hasBeenActive) return Promise.resolve();
  // The router shows no other page before what stands around both is alive: where it can't be heard leaving, nothing waits.
  const { navigation } = window as { navigation?: EventTarget };
  if (!navigation) return Promise.resolve();
  used ??= new Promise((resolve) => {
    navigation.addEventListener('navigate', () => resolve(), { once: true });
    for (const sign of signs)
      addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    setTimeout(resolve, idleMs);
  });
  return used;
}
