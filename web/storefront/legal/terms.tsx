import { terms, termsPage } from '#wording/legal.ts';
import { useShop } from '../../shop.ts';
import { Document } from './document.tsx';
import { documentMeta } from './document-meta.ts';

export const meta = documentMeta(termsPage);

export default function Terms() {
  return <Document document={terms(useShop())} />;
}
