import type { ChooseFormat, FormatWith } from '#shop/catalogue/import/format.ts';
import { type ForeignOptions, foreignFile } from './foreign-file/foreign-file.ts';
import { shopify } from './foreign-file/shopify.ts';
import { woocommerce } from './foreign-file/woocommerce.ts';
import { productFile } from './product-file.ts';

/** The formats that are read: that of another shop's export where a file has all the headings that tell it, else ours. */
export const importFormats =
  (plainText: ForeignOptions['plainText']): FormatWith =>
  (attributes, category): ChooseFormat => {
    const own = productFile(attributes, category);
    return (headings) => {
      const names = new Set(headings.map((heading) => heading.trim().toLowerCase()));
      const shop = [shopify, woocommerce].find(({ recognisedBy }) =>
        recognisedBy.every((name) => names.has(name)),
      );
      return shop ? foreignFile(own, shop, { category, plainText }) : own;
    };
  };
