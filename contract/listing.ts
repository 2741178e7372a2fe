import type { Listing } from '#shop/catalogue/list.ts';
import type { Body, CheckedBody } from './call.ts';
import type { getProducts } from './catalogue.ts';
import { toPence, toPounds } from './money.ts';

/** What a page of the listing is asked for by, in the shop's words; /getProducts takes it otherwise spelt and in pounds. */
export const encodeListing = (listing: Listing): Body<typeof getProducts> => ({
  count: listing.limit,
  offset: listing.offset,
  catagory: listing.category,
  discounted: listing.discounted,
  minPrice: toPounds(listing.minPence),
  maxPrice: toPounds(listing.maxPence),
  sortBy: listing.sortBy,
  keywords: listing.keywords,
  attributes: listing.attributes,
  inStock: listing.inStock,
  minRating: listing.minRating,
  families: listing.families,
  maxLeftover: listing.maxLeftover,
});

export const decodeListing = (body: CheckedBody<typeof getProducts>): Listing => ({
  category: body.catagory,
  discounted: body.discounted,
  minPence: toPence(body.minPrice),
  maxPence: toPence(body.maxPrice),
  sortBy: body.sortBy,
  keywords: body.keywords,
  attributes: body.attributes,
  inStock: body.inStock,
  minRating: body.minRating,
  families: body.families,
  limit: body.count,
  offset: body.offset,
  maxLeftover: body.maxLeftover,
});
