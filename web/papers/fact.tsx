import type { ReactNode } from 'react';

/** A row of the facts at the head of a paper. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);
