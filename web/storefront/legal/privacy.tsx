import { retention } from '#shop/retention.ts';
import { privacy, privacyPage } from '#wording/legal.ts';
import { useShop } from '../../shop.ts';
import { Document } from './document.tsx';
import { documentMeta } from './document-meta.ts';

export const meta = documentMeta(privacyPage);

export default function Privacy() {
  return <Document document={privacy(useShop(), retention)} />;
}
