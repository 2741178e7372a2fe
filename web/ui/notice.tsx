import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a tone looks like, here and in `notify`. */
export const toneIcons = { good: CircleCheck, bad: CircleAlert, wait: CircleAlert, plain: Info };

export interface NoticeProps {
  /** `bad` interrupts a screen reader (role alert); the others wait (role status). */
  tone?: keyof typeof toneIcons;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** Something to know, in the place it is about. For what outlives the screen there is `notify`. */
export function Notice({ tone = 'plain', title, children, className = '' }: NoticeProps) {
  const Icon = toneIcons[tone];
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={`notice tone-${tone} ${className}`}>
      <Icon size={20} aria-hidden />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
