import { formatPence } from '#contract/money.ts';
import { pictureHere } from '../../ui/picture-here.ts';
import type { KnownProduct } from '../basket/kept-products.ts';

/** What the offline page shows of the product whose page was asked for (../offline/offline-script.ts). */
export interface AskedProduct {
  path: string;
  title: string;
  price: string;
  /** The address of its picture on the page that it was pressed on, which the browser has; '' for none. */
  picture: string;
}

/** In session storage: the last one alone, and of this tab. */
export const askedProductKey = 'askedProduct';

/** Of the address of a product's page. */
export const productIdIn = (path: string): string | undefined => /^\/product\/([\w-]+)/.exec(path)?.[1];

/** Notes what the page on the screen knows of a product, before the page that says that there is no line stands in its place. */
export function noteAskedProduct(path: string, product: KnownProduct | undefined): void {
  if (!product || product === 'gone') return;
  const { title, pricePence, images } = product;
  const asked: AskedProduct = {
    path,
    title,
    price: formatPence(pricePence),
    picture: pictureHere(images[0] ?? '') ?? '',
  };
  try {
    sessionStorage[askedProductKey] = JSON.stringify(asked);
  } catch {
    // Blocked or full: then that page names nothing.
  }
}
