import type { Page } from '@playwright/test';

type Seen = Window & { shifted: number };

/** Notes from now on how far the pages that are opened shift by themselves. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = window as unknown as Seen;
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!shift.hadRecentInput) seen.shifted += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far the page that is open has shifted, as a share of the window (Cumulative Layout Shift). */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => Number((window as unknown as Seen).shifted.toFixed(3)));
