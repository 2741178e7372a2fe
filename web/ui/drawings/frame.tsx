import type { ReactNode } from 'react';

/** A line drawing of 240 x 160 in the colour of the text, for a page that has nothing to show. It says nothing that the words beside it don't. */
export function DrawingFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 160"
      width="240"
      height="160"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
