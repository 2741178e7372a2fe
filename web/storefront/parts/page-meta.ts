import type { MetaDescriptor, MetaFunction } from 'react-router';
import { shop } from '#wording/storefront/shop.ts';
import type { ShopContext } from '../../server-context.ts';

/** The head of a page: its title with the shop's name, which the root's loader has, and what else is said of it. */
export const pageMeta =
  (title: string, ...others: MetaDescriptor[]): MetaFunction =>
  ({ matches }) => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as ShopContext | undefined;
    return [{ title: `${title} | ${root?.shopName ?? shop.name}` }, ...others];
  };
