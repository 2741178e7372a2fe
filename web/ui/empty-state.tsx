import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** A lucide icon of 32 px. */
  icon?: ReactNode;
  /** One of ui/drawings in place of it, where it is the whole screen. */
  drawing?: ReactNode;
  title: ReactNode;
  /** h1 where it is the whole screen. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  /** What to do next: a ButtonLink or two. */
  action?: ReactNode;
}

/** A list without anything in it, or a screen that isn't there: what that means, and what to do next. */
export function EmptyState({
  icon,
  drawing,
  title,
  heading: Heading = 'h2',
  children,
  action,
}: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-3 px-4 py-4 text-center low:py-2 desk:py-14">
      {drawing && <div className="mb-1 text-olive low:hidden">{drawing}</div>}
      {icon && <div className="well mb-1 grid size-16 place-items-center text-olive">{icon}</div>}
      <Heading>{title}</Heading>
      {children && <div className="text-balance text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
