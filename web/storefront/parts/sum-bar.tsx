import type { ReactNode } from 'react';

/** Of a page with lines and what they come to: beside them where there is room. */
export const besideSum =
  'flex flex-col gap-5 beside:grid beside:grid-cols-[minmax(0,1fr)_clamp(17rem,36%,24rem)] beside:grid-rows-[auto_1fr] beside:items-start beside:gap-[clamp(1.5rem,4.5vw,4rem)]';

/**
 * What leads on from a sum, and the sum itself: in reach of the thumb on a phone, on top of the bottom bar; above the sum where a low
 * window would not show it below.
 */
export const SumBar = ({ children }: { children: ReactNode }) => (
  <div className="bottom-bar sticky low:static above-tab-bar -mx-4 flex flex-wrap items-center gap-5 border-t border-line bg-surface px-4 py-2 beside:static beside:mx-0 beside:border-0 beside:bg-transparent beside:p-0 low:beside:order-first">
    {children}
  </div>
);
