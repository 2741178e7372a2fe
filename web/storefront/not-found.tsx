import { data } from 'react-router';
import { nothingHere } from '#wording/storefront/nothing-here.ts';
import { domainContext } from '../server-context.ts';
import type { Route } from './+types/not-found';
import { readBestOfCategories } from './parts/best-of-categories.ts';
import { NothingHere } from './parts/nothing-here.tsx';
import { noIndex, pageMeta } from './parts/page-meta.ts';

/** One page for all such addresses (server/cache/page-addresses.ts), and kept. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  data({ best: await readBestOfCategories(context.get(domainContext)) }, { status: 404 });

export const meta = pageMeta({ title: nothingHere.title }, noIndex);

/** Any other address: 'Page Not Found' with a link home (spec.md section 2). */
export default function NotFound({ loaderData: { best } }: Route.ComponentProps) {
  return (
    <NothingHere title={nothingHere.title} best={best}>
      {nothingHere.text}
    </NothingHere>
  );
}
