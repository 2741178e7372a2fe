import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ErrorLineProps {
  /** For the `aria-describedby` of what is wrong. */
  id: string;
  className?: string;
  /** Nothing, or an empty text, while all is well. */
  children?: ReactNode;
}

/** What is wrong with the field above it. It is there before anything is, so that screen readers hear what appears. */
export const ErrorLine = ({ id, className, children }: ErrorLineProps) => (
  <div id={id} aria-live="polite" className={className}>
    {children && (
      <p className="flex items-start gap-1.5 text-sm font-semibold text-red">
        <CircleAlert size={16} className="mt-0.5 flex-none" aria-hidden />
        {children}
      </p>
    )}
  </div>
);
