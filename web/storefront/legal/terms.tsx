import { terms, termsPage } from '#wording/legal.ts';
import { useShop } from '../../shop.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { Document, documentLinks } from './document.tsx';

export const meta = pageMeta(termsPage);

export const links = documentLinks;

export default function Terms() {
  return <Document document={terms(useShop())} />;
}
