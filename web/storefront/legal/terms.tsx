import { terms, termsPage } from '#wording/legal.ts';
import { useShop } from '../../shop.ts';
import { findable, nothingToFetch, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/terms';
import { Document, documentLinks } from './document.tsx';

export const loader = ({ context }: Route.LoaderArgs) => findable(context, { path: '/terms', ...termsPage });

export const clientLoader = nothingToFetch;

export const meta = pageMeta(termsPage);

export const links = documentLinks;

export default function Terms() {
  return <Document document={terms(useShop())} />;
}
