import { endStockRequests as text } from '#wording/storefront/stock-request.ts';
import type { PageHandle } from '../../page-handle.ts';
import { LinkAction } from '../parts/link-action.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/end-stock-requests';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta({ title: text.title }, noIndex);

/** Where the link at the end of each letter about stock leads: one press, and no more of them come. */
export default function EndStockRequests({ params: { token } }: Route.ComponentProps) {
  return <LinkAction text={text} path={`/end-stock-requests/${encodeURIComponent(token)}`} />;
}
