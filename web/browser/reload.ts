let isMeant = false;

/** Loads the page anew: as `location.reload()`, which the router calls too where code can't be had (storefront/layout/lost-code.ts). */
export function reload(): void {
  isMeant = true;
  location.reload();
}

export const isReloadMeant = (): boolean => isMeant;
