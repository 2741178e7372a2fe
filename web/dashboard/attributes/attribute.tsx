import { redirect, replace, useRevalidator } from 'react-router';
import { decodeSavedAttribute } from '#contract/attribute.ts';
import { attributes, attributeForm as text } from '#wording/dashboard/attributes.ts';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Head } from '../parts/head.tsx';
import { askAsLoader } from '../session/ask.ts';
import { dashboardPath, useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/attribute';
import { EditAttribute } from './edit-attribute.tsx';

export const meta = pageMeta(text.editTitle);

let loads = 0;

/** An attribute that can't be loaded leads back to the list. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const answer = await askAsLoader('/dash-attributes', {}, request);
  const found = answer.status === 200 && answer.data.find(({ key }) => key === params.attribute);
  if (found) return { attribute: decodeSavedAttribute(found), load: ++loads };
  notifyOnNextPage(answer.status === 200 ? text.none : answer.message, { tone: 'bad' });
  const { pathname } = new URL(request.url);
  // Opened by its address or by Back, it stands in the history already.
  throw (pathname === location.pathname ? replace : redirect)(dashboardPath(params.key, 'attributes'));
}

/** Each load makes the form anew. */
export default function Attribute({ loaderData: { attribute, load } }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { revalidate } = useRevalidator();
  return (
    <>
      <Head back={{ to: to('attributes'), label: attributes.title }} title={text.editTitle} />
      <EditAttribute key={load} attribute={attribute} reload={() => void revalidate()} />
    </>
  );
}
