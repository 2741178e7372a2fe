import type { MetaDescriptor, MetaFunction, RouterContextProvider } from 'react-router';
import { homeHead } from '#wording/storefront/home-head.ts';
import { shop } from '#wording/storefront/shop.ts';
import { domainContext, type ShopContext } from '../../server-context.ts';
import { shareMeta, tellShared } from './share-meta.ts';

/** Of a page that no search engine is to list. */
export const noIndex = { name: 'robots', content: 'noindex' };

/**
 * The head of a page: its title with the shop's name, which the root's loader has, its description, and what else is said of it, by
 * its own loader too (`findable`).
 */
export const pageMeta =
  (
    { title, description }: { title: string; description?: string },
    ...others: MetaDescriptor[]
  ): MetaFunction =>
  ({ matches, loaderData }) => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as ShopContext | undefined;
    return [
      { title: `${title} | ${root?.shopName ?? shop.name}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...others,
      ...((loaderData as Partial<Findable> | undefined)?.head ?? []),
    ];
  };

interface Findable {
  head: MetaDescriptor[];
}

interface FindablePage {
  path: string;
  title: string;
  description: string;
  /** Of the picture that it is shared with, at /share/<name>.jpg: that of the home page where it has none of its own. */
  picture?: 'energy' | 'bb-guide' | 'starter-kit' | 'my-kit';
}

/**
 * What the loader of a page that search engines list answers for its head: its one address. What it is shared with stands in the
 * page that the server makes, and browsers are sent none of it.
 */
export function findable(
  context: Readonly<RouterContextProvider>,
  { path, title, description, picture }: FindablePage,
): Findable {
  const { shopName, publicUrl } = context.get(domainContext).settings;
  const url = publicUrl + path;
  return {
    head: tellShared(context, [
      { tagName: 'link', rel: 'canonical', href: url },
      ...shareMeta({
        type: 'website',
        shopName,
        title,
        description,
        url,
        image: `${publicUrl}/share/${picture ?? 'home'}.jpg`,
        alt: picture ? title : homeHead.title(shopName),
      }),
    ]),
  };
}

/** Of a page whose loader answers nothing but its head: it is opened from another without a word from the server, and without a line. */
export const nothingToFetch = (): Partial<Findable> => ({});
