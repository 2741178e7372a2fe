import { z } from 'zod';
import { maxGoesWith } from '#shop/catalogue/limits.ts';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited } from './call.ts';
import { product } from './catalogue.ts';
import { id } from './fields.ts';

/** What is used with a product: 'You will also need'. */
export const goesWith = call({
  ...notRateLimited,
  path: '/goes-with',
  group: 'Catalogue',
  summary:
    'What a product is used with, up to six and all in stock: staff’s choice; without one, by facts and by what is bought together',
  caller: 'anyone',
  body: z.object({ productId: id() }),
  answer: z.object({ data: z.array(product) }),
});

/** What may be bought in its place: 'Similar products'. */
export const similarProducts = call({
  ...notRateLimited,
  path: '/similar-products',
  group: 'Catalogue',
  summary:
    'Products of the same category that share the most facts with one, up to four and all in stock, none of its own family nor of what goes with it; the nearest price first among equals',
  caller: 'anyone',
  body: z.object({ productId: id() }),
  answer: z.object({ data: z.array(product) }),
});

const staff = { group: 'Dashboard', caller: 'staff' } as const;

/** Up to six, each once. */
const others = z
  .array(id(), { error: rules.goesWith.most })
  .max(maxGoesWith, { error: rules.goesWith.most })
  .refine((ids) => new Set(ids).size === ids.length, { error: rules.goesWith.once });

export const dashGoesWith = call({
  ...notRateLimited,
  path: '/dash-goes-with',
  ...staff,
  summary: 'What staff chose to go with a product, in its order, also what is not sold now',
  body: z.object({ productId: id() }),
  answer: z.object({ data: z.array(product) }),
});

export const dashSaveGoesWith = call({
  path: '/dash-save-goes-with',
  ...staff,
  summary: 'Sets what goes with a product; with none, the shop goes by facts and orders',
  body: z
    .object({
      productId: id(),
      others,
      /** What staff saw: a change by somebody else since then is 409. */
      othersWere: others,
    })
    .refine(({ productId, others }) => !others.includes(productId), {
      error: rules.goesWith.itself,
      path: ['others'],
    }),
  answer: noFields,
});
