import { terms, termsPage } from '#wording/legal.ts';
import { useShop } from '../../shop.ts';
import { Document } from './document.tsx';

export const meta = () => [
  { title: termsPage.title },
  { name: 'description', content: termsPage.description },
];

export default function Terms() {
  return <Document document={terms(useShop())} />;
}
