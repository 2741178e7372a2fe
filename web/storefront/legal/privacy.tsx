import { retention } from '#shop/retention.ts';
import { privacy, privacyPage } from '#wording/legal.ts';
import { useShop } from '../../shop.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { Document, documentLinks } from './document.tsx';

export const meta = pageMeta(privacyPage);

export const links = documentLinks;

export default function Privacy() {
  return <Document document={privacy(useShop(), retention)} />;
}
