import { retention } from '#shop/retention.ts';
import { privacy, privacyPage } from '#wording/legal.ts';
import { useShop } from '../../shop.ts';
import { Document } from './document.tsx';

export const meta = () => [
  { title: privacyPage.title },
  { name: 'description', content: privacyPage.description },
];

export default function Privacy() {
  return <Document document={privacy(useShop(), retention)} />;
}
