import type { ReactNode } from 'react';

/** Fields two by two, one below the other on a phone. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-4 desk:grid-cols-2">{children}</div>
);
