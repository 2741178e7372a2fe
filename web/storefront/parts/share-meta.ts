import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { cardSize } from '#shop/images/share-card-size.ts';
import { shareContext } from '../../server-context.ts';

export interface SharedPage {
  type: 'website' | 'product';
  shopName: string;
  title: string;
  description: string;
  /** The page's one address, whole. */
  url: string;
  /** Whole, of a picture that is made by server/routes/share-cards.ts. */
  image: string;
  /** What the picture shows, in words. */
  alt: string;
}

/** What those a page is shared with are shown of it: Open Graph, and what X asks for beside it. For the server. */
export const shareMeta = ({
  type,
  shopName,
  title,
  description,
  url,
  image,
  alt,
}: SharedPage): MetaDescriptor[] => [
  { property: 'og:type', content: type },
  { property: 'og:site_name', content: shopName },
  { property: 'og:locale', content: 'en_GB' },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: url },
  { property: 'og:image', content: image },
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: String(cardSize.width) },
  { property: 'og:image:height', content: String(cardSize.height) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
];

/** Has the page that the server makes tell what is for sharing; answers the rest of a head, which browsers need too. */
export function tellShared(
  context: Readonly<RouterContextProvider>,
  meta: MetaDescriptor[],
): MetaDescriptor[] {
  context.set(shareContext, meta.filter(isForSharing));
  return meta.filter((one) => !isForSharing(one));
}

const isForSharing = (one: MetaDescriptor): boolean =>
  'property' in one || ('name' in one && String(one.name).startsWith('twitter:'));
