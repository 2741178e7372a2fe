import { retention } from '#shop/retention.ts';
import { privacy, privacyPage } from '#wording/legal.ts';
import { useShop } from '../../shop.ts';
import { findable, nothingToFetch, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/privacy';
import { Document, documentLinks } from './document.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  findable(context, { path: '/privacy', ...privacyPage });

export const clientLoader = nothingToFetch;

export const meta = pageMeta(privacyPage);

export const links = documentLinks;

export default function Privacy() {
  return <Document document={privacy(useShop(), retention)} />;
}
