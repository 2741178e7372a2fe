import type { MetaDescriptor, MetaFunction } from 'react-router';
import { shop } from '#wording/storefront/shop.ts';
import type { ShopContext } from '../../server-context.ts';

/** Of a page that no search engine is to list. */
export const noIndex = { name: 'robots', content: 'noindex' };

/** The head of a page: its title with the shop's name, which the root's loader has, its description, and what else is said of it. */
export const pageMeta =
  (
    { title, description }: { title: string; description?: string },
    ...others: MetaDescriptor[]
  ): MetaFunction =>
  ({ matches }) => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as ShopContext | undefined;
    return [
      { title: `${title} | ${root?.shopName ?? shop.name}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...others,
    ];
  };
