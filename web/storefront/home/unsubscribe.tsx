import { unsubscribe as text } from '#wording/storefront/newsletter.ts';
import type { PageHandle } from '../../page-handle.ts';
import { LinkAction } from '../parts/link-action.tsx';
import type { Route } from './+types/unsubscribe';

export const handle = { shell: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [{ title: text.title }, { name: 'robots', content: 'noindex' }];

/** Where the newsletter's own link leads: one press, and no more of them come. */
export default function Unsubscribe({ params: { token } }: Route.ComponentProps) {
  return <LinkAction text={text} path={`/unsubscribe/${encodeURIComponent(token)}`} />;
}
