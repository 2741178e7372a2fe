import type { FitAnswer } from '#shop/catalogue/fit/facts.ts';
import type { FitFacts, Joins } from '#shop/catalogue/fit/rules.ts';
import type { WireFitFacts, WireLead } from './catalogue.ts';
import { toPence, toPounds } from './money.ts';

/** A lead in stock that joins one battery connector to another. */
export interface Lead extends Joins {
  id: string;
  slug: string;
  title: string;
  pricePence: number;
  /** Units that can be bought now. */
  available: number;
}

export const encodeFitFacts = ({ products, leads }: FitAnswer) => ({
  data: products.map(({ id, category, attributes }) => ({ id, catagory: category, attributes })),
  leads: leads.map(
    ({ product, connector, adaptsTo }): WireLead => ({
      id: product.id,
      slug: product.slug,
      tittle: product.title,
      price: toPounds(product.pricePence),
      quantity: product.onHand - product.reserved,
      connector,
      adaptsTo,
    }),
  ),
});

export const decodeFitFacts = ({ catagory: category, attributes }: WireFitFacts): FitFacts => ({
  category,
  attributes,
});

export const decodeLead = ({ id, slug, tittle, price, quantity, connector, adaptsTo }: WireLead): Lead => ({
  id,
  slug,
  title: tittle,
  pricePence: toPence(price),
  available: quantity,
  connector,
  adaptsTo,
});
