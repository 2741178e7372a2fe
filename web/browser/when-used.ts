/** Milliseconds after which a page that nobody touches counts as used. */
const idleMs = 4_000;
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Where a page can be heard leaving. */
const { navigation } = globalThis as { navigation?: Navigation };

let isUsed = false;
let resolveUsed: (() => void) | undefined;
let used: Promise<void> | undefined;

export const wasUsed = (): boolean => isUsed;

/** The page is used from now on, whether anybody touched it or not. */
export function noteUsed(): void {
  isUsed = true;
  resolveUsed?.();
}

/**
 * Once somebody scrolls, points or types, the router loads something, the page is about to be left for another, or after four seconds:
 * what is below the first screen is fetched then, and has the line to itself no sooner than it is of use. At once on the server, and in
 * a visit that went on to another page.
 */
export function whenUsed(): Promise<void> {
  if (isUsed || typeof document === 'undefined' || navigator.userActivation?.hasBeenActive)
    return Promise.resolve();
  // The router shows nothing new before what stands around it is alive: where it can't be heard leaving, nothing waits.
  if (!navigation) return Promise.resolve();
  used ??= new Promise((resolve) => {
    resolveUsed = resolve;
    navigation.addEventListener('navigate', noteUsed, { once: true });
    for (const sign of signs) addEventListener(sign, noteUsed, { once: true, passive: true, capture: true });
    setTimeout(noteUsed, idleMs);
  });
  return used;
}

/** Once the visit goes on to another page without a document of its own; at once where that can't be heard. */
export const whenGoesOn = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (!navigation) return resolve(0);
    navigation.addEventListener('navigate', ({ destination }) => destination.sameDocument && resolve(0));
  });
