import { Check, Circle, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';

const badges = {
  signal: 'bg-signal text-on-signal',
  olive: 'bg-olive text-on-olive',
  plain: 'bg-sunken text-ink',
};

/** A short label, such as 'Save 10%' or 'New'. */
export function Badge({
  tone = 'plain',
  children,
  className = '',
}: {
  tone?: keyof typeof badges;
  children: ReactNode;
  className?: string;
}) {
  return <span className={`badge ${badges[tone]} ${className}`}>{children}</span>;
}

export type Tone = 'good' | 'wait' | 'bad' | 'plain';

const icons = { good: Check, wait: Clock, bad: X, plain: Circle };

/** A state in colour, icon and words: `good` green, `wait` amber, `bad` red. */
export function StatusPill({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span className={`pill tone-${tone}`}>
      <Icon size={14} strokeWidth={2.5} aria-hidden className="flex-none" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
