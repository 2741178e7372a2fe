import type { Failure } from '#contract/call.ts';
import { unsent } from '#wording/storefront/unsent.ts';

/** Of a form that did not get through: why, and that what was typed stays. Undefined for what was refused. */
export function whyUnsent({ status }: Failure): string | undefined {
  if (status > 0 && status < 500) return undefined;
  return status === 0 && !navigator.onLine ? unsent.offline : unsent.kept;
}
