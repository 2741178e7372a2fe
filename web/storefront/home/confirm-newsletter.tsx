import { confirmNewsletter as text } from '#wording/storefront/newsletter.ts';
import type { PageHandle } from '../../page-handle.ts';
import { LinkAction } from '../parts/link-action.tsx';
import type { Route } from './+types/confirm-newsletter';

export const handle = { shell: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [{ title: text.title }, { name: 'robots', content: 'noindex' }];

/** Where the welcome letter's link leads: one press, and the newsletter comes. */
export default function ConfirmNewsletter({ params: { token } }: Route.ComponentProps) {
  return <LinkAction text={text} path={`/confirm-newsletter/${encodeURIComponent(token)}`} />;
}
