import type { Product } from '#contract/product.ts';
import { productColumns } from '#contract/product-columns.ts';
import { imports as text } from '#wording/dashboard/imports.ts';
import { csvOf, download } from '../lists/csv.ts';

/** A file with the heading row and one product, to be filled in. */
export const downloadTemplate = () => download('products-template.csv', csvOf([example], productColumns));

const example: Product = {
  id: '',
  title: text.example.title,
  category: 'bbs',
  description: text.example.description,
  pricePence: 1299,
  available: 40,
  // Without a picture it can't go on sale at once.
  active: false,
  taxPercent: 20,
  features: [...text.example.features],
  tiers: [
    { quantity: 2, percent: 5 },
    { quantity: 5, percent: 10 },
  ],
  images: [],
  rating: 0,
  reviewCount: 0,
  sku: '',
  barcode: '',
  weightGrams: null,
  attributes: {},
  unitPrice: null,
};
