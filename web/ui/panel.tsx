import { type ReactNode, useId } from 'react';

export interface PanelProps {
  title?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A framed part of a screen, with its heading. */
export function Panel({ title, actions, children, className = '' }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={title ? id : undefined} className={`panel p-4 desk:p-5 ${className}`}>
      {(title || actions) && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title && (
            <h2 id={id} className="text-xl">
              {title}
            </h2>
          )}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
