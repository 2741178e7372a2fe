import type { ReactNode } from 'react';
import type { Failure } from '#contract/call.ts';
import { Notice } from '../../ui/notice.tsx';

export interface RefusedProps {
  failure: Failure | null;
  /** What to do about it, such as a link. */
  children?: ReactNode;
}

/** What the server said, unless a field says the very same already. */
export function Refused({ failure, children }: RefusedProps) {
  if (!failure || Object.values(failure.errors ?? {}).includes(failure.message)) return null;
  return (
    <Notice tone="bad" title={failure.message}>
      {children}
    </Notice>
  );
}
