import type { WireProduct } from '#contract/catalogue.ts';
import { imports as text } from '#wording/dashboard/imports.ts';
import { csvOf, download } from '../lists/csv.ts';
import { productColumns } from '../products/columns.ts';

/** A file with the heading row and one product, to be filled in. */
export const downloadTemplate = () => download('products-template.csv', csvOf([example], productColumns));

const example = {
  id: '',
  tittle: text.example.title,
  catagory: 'bbs',
  description: text.example.description,
  price: 12.99,
  quantity: 40,
  /** Without a picture it can't go on sale at once. */
  status: 0,
  tax: 20,
  feature1: text.example.feature1,
  feature2: text.example.feature2,
  feature3: '',
  feature4: '',
  feature5: '',
  quantity1: 2,
  quantity2: 5,
  quantity3: 0,
  discount1: 5,
  discount2: 10,
  discount3: 0,
  img1: '',
  img2: '',
  img3: '',
  img4: '',
  img5: '',
  rating: 0,
  reviews: 0,
} satisfies WireProduct;
