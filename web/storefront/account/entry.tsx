import type { ReactNode } from 'react';

export interface EntryProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Under the panel: the ways to the other screens. */
  below?: ReactNode;
}

/** The frame of the screens that lead into an account: one narrow panel, and where else to go below it. */
export function Entry({ title, intro, children, below }: EntryProps) {
  return (
    <div className="page pt-4 desk:pt-8">
      <div className="mx-auto grid max-w-form grid-cols-1 gap-5">
        <header className="grid gap-2">
          <h1>{title}</h1>
          {intro && <div className="text-muted">{intro}</div>}
        </header>
        <div className="panel grid grid-cols-1 gap-5 p-4 desk:p-6">{children}</div>
        {below && <div className="grid gap-1">{below}</div>}
      </div>
    </div>
  );
}
