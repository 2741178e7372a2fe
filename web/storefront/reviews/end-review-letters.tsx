import { endReviewLetters as text } from '#wording/storefront/review.ts';
import type { PageHandle } from '../../page-handle.ts';
import { LinkAction } from '../parts/link-action.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/end-review-letters';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta({ title: text.title }, noIndex);

/** Where the link at the end of each letter that asks for reviews leads: one press, and no more of them come. */
export default function EndReviewLetters({ params: { token } }: Route.ComponentProps) {
  return <LinkAction text={text} path={`/end-review-letters/${encodeURIComponent(token)}`} />;
}
