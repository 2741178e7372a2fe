import type { MetaDescriptor, MetaFunction } from 'react-router';
import { shop } from '#wording/storefront/shop.ts';
import type { ShopContext } from '../../server-context.ts';

/** The head of a page to read: its title with the shop's name, which the root's loader has. */
export const documentMeta =
  (page: { title: string; description: string }): MetaFunction =>
  ({ matches }): MetaDescriptor[] => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as ShopContext | undefined;
    return [
      { title: `${page.title} | ${root?.shopName ?? shop.name}` },
      { name: 'description', content: page.description },
    ];
  };
