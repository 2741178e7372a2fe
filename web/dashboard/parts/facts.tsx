import type { ReactNode } from 'react';

/** Names and what they stand for, side by side: `[name, value]`; what is empty is left out. */
export const Facts = ({ facts }: { facts: readonly [name: string, value: ReactNode][] }) => (
  <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-1.5">
    {facts
      .filter(([, value]) => value !== '' && value !== null && value !== undefined)
      .map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
  </dl>
);
