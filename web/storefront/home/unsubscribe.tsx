import { unsubscribe as text } from '#wording/storefront/newsletter.ts';
import type { PageHandle } from '../../page-handle.ts';
import { LinkAction } from '../parts/link-action.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/unsubscribe';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta({ title: text.title }, noIndex);

/** Where the newsletter's own link leads: one press, and no more of them come. */
export default function Unsubscribe({ params: { token } }: Route.ComponentProps) {
  return <LinkAction text={text} path={`/unsubscribe/${encodeURIComponent(token)}`} />;
}
