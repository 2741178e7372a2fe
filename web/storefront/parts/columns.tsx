import type { ReactNode } from 'react';

/** What a page is about beside what belongs to it; one under the other, `className` with their distance, where there is no room for both. */
export const Columns = ({ className = 'gap-6', children }: { className?: string; children: ReactNode }) => (
  <div
    className={`grid grid-cols-[minmax(0,1fr)] beside:grid-cols-[minmax(0,1fr)_min(22rem,42%)] beside:items-start beside:gap-[clamp(1.5rem,4vw,2.5rem)] wide:grid-cols-[minmax(0,1fr)_min(26rem,38%)] wide:gap-16 ${className}`}
  >
    {children}
  </div>
);
