import { confirmNewsletter as text } from '#wording/storefront/newsletter.ts';
import type { PageHandle } from '../../page-handle.ts';
import { LinkAction } from '../parts/link-action.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/confirm-newsletter';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta({ title: text.title }, noIndex);

/** Where the welcome letter's link leads: one press, and the newsletter comes. */
export default function ConfirmNewsletter({ params: { token } }: Route.ComponentProps) {
  return <LinkAction text={text} path={`/confirm-newsletter/${encodeURIComponent(token)}`} />;
}
