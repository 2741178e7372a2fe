import type { Failure } from '#contract/call.ts';
import { unsent } from '#wording/storefront/unsent.ts';

/** Of a form that did not get through: why, and that what was typed stays. Undefined for what was refused. */
export function whyUnsent({ status }: Failure): string | undefined {
  if (status === 0) return navigator.onLine ? unsent.noAnswer : unsent.offline;
  return status >= 500 ? unsent.kept : undefined;
}
