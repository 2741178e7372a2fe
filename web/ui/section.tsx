import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of a screen under its heading, set apart by a hairline: where a frame (panel.tsx) would say too much. */
export function Section({ title, actions, children, className = '' }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`border-t border-line pt-4 desk:pt-5 ${className}`}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
