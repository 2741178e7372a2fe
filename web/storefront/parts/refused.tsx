import type { ReactNode } from 'react';
import type { Failure } from '#contract/call.ts';
import { Notice } from '../../ui/notice.tsx';
import { whyUnsent } from './why-unsent.ts';

export interface RefusedProps {
  failure: Failure | null;
  /** What to do about it, such as a link. */
  children?: ReactNode;
}

/** What the server said, unless a field says the very same already; where it could say nothing, what became of the form. */
export function Refused({ failure, children }: RefusedProps) {
  if (!failure || Object.values(failure.errors ?? {}).includes(failure.message)) return null;
  return (
    <Notice tone="bad" title={failure.message}>
      {whyUnsent(failure)}
      {children}
    </Notice>
  );
}
