import type { Page } from '@playwright/test';

interface Shift {
  /** As a share of the window (Cumulative Layout Shift). */
  value: number;
  /** What moved, from where to where. */
  moved: string[];
}
type Seen = { shifts: Shift[] };

/** Notes from now on what of the pages that are opened shifts by itself. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = window as unknown as Seen;
    seen.shifts = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[])
        if (!hadRecentInput)
          seen.shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${(node as Element | undefined)?.outerHTML?.slice(0, 120) ?? node?.textContent}: ${place(previousRect)} → ${place(currentRect)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What of the page that is open has shifted; nothing where all of it together is less than `least` of the window. */
export const shifts = (page: Page, least = 0.0005): Promise<Shift[]> =>
  page.evaluate((least) => {
    const { shifts } = window as unknown as Seen;
    return shifts.reduce((sum, { value }) => sum + value, 0) < least ? [] : shifts;
  }, least);
