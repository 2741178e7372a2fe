import { toPounds } from './money.ts';

/** What a browser keeps of a favourite, as it was when it became one. */
export interface Favourite {
  id: string;
  title: string;
  category: string;
  pricePence: number;
  /** The stored name of a picture; '' for none. */
  image: string;
  /** So it was when the shop was last asked. */
  soldOut?: boolean;
}

/** What a browser kept, rightly spelt; still in pounds, and whoever reads it checks what it holds. */
export const decodeFavourite = ({ id, tittle, catagory, price, img, soldOut }: Record<string, unknown>) => ({
  id,
  title: tittle,
  category: catagory,
  price,
  image: img,
  soldOut,
});

/** As spec.md section 3 has it: misspelt, in pounds. */
export const encodeFavourite = ({ id, title, category, pricePence, image, soldOut }: Favourite) => ({
  id,
  tittle: title,
  catagory: category,
  price: toPounds(pricePence),
  img: image,
  soldOut,
});
