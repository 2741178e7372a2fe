import type { ReactNode } from 'react';
import { kit } from '#wording/kit.ts';
import { withoutScript } from '#wording/storefront/without-script.ts';

/** A grey block where something will be; size it by class. Invisible for the first 200 ms. */
export const Skeleton = ({ className = 'h-5' }: { className?: string }) => (
  <div aria-hidden className={`skeleton ${className}`} />
);

/**
 * Around skeletons: says once that something is loading. Without children, says it in words, after 200 ms or at once. Where no script
 * runs nothing will come, and that is said instead.
 */
export function Loading({
  label = kit.loading,
  atOnce,
  children,
}: {
  label?: string;
  atOnce?: boolean;
  children?: ReactNode;
}) {
  return (
    <div role="status" className="loading">
      {children ? (
        <span className="sr-only">{label}</span>
      ) : (
        <p className={`py-16 text-center text-muted ${atOnce ? '' : 'late'}`}>{label}</p>
      )}
      {children}
      <noscript>{import.meta.env.SSR && <p>{withoutScript.page}</p>}</noscript>
    </div>
  );
}
