import { kit } from '#wording/kit.ts';

/** Below a button that does nothing without JavaScript, where there is none; app.css then takes its colours away. */
export const NeedsScript = ({ className = '' }: { className?: string }) => (
  <noscript>
    <span className={`block text-center text-xs text-muted ${className}`}>{kit.needsScript}</span>
  </noscript>
);
