import { confirmStockRequest as text } from '#wording/storefront/stock-request.ts';
import type { PageHandle } from '../../page-handle.ts';
import { LinkAction } from '../parts/link-action.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/confirm-stock-request';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta({ title: text.title }, noIndex);

/** Where the letter’s link leads: one press, and who asked is told when the product is back. */
export default function ConfirmStockRequest({ params: { token } }: Route.ComponentProps) {
  return <LinkAction text={text} path={`/confirm-stock-request/${encodeURIComponent(token)}`} />;
}
