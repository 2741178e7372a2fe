import type { ReactNode } from 'react';

interface FoldProps {
  /** What a press shows. */
  label: ReactNode;
  children: ReactNode;
}

/** A part of a panel that stands folded until somebody wants it; by mouse and keyboard the browser's own. */
export const Fold = ({ label, children }: FoldProps) => (
  <details>
    <summary className="link inline-flex min-h-11 cursor-pointer items-center desk:min-h-8">{label}</summary>
    <div className="mt-2">{children}</div>
  </details>
);
