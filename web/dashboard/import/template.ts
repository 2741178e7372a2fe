import type { ListedProduct } from '#contract/product.ts';
import { productColumns } from '#contract/product-columns.ts';
import { imports as text } from '#wording/dashboard/imports.ts';
import { csvOf, download } from '../lists/csv.ts';

/** A file with the heading row and one product, to be filled in. */
export const downloadTemplate = (attributes: readonly { key: string }[]) =>
  download('products-template.csv', csvOf([example], productColumns(attributes)));

const example: ListedProduct = {
  id: '',
  title: text.example.title,
  slug: '',
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
  sku: text.example.sku,
  barcode: text.example.barcode,
  weightGrams: 540,
  waiting: 0,
  adult: false,
  imitation: false,
  costPence: 610,
  shelf: text.example.shelf,
  archived: false,
  familyId: null,
  // By the keys that a shop starts with; what it has not has no column.
  attributes: {
    'bb-weight': 0.25,
    count: 2000,
    biodegradable: false,
    packaging: 'Bottle',
    material: ['ABS'],
  },
  unitPrice: null,
  revision: 0,
};
