import { toPounds } from './money.ts';

/** What a browser keeps of a favourite, as it was when it became one. */
export interface Favourite {
  id: string;
  title: string;
  category: string;
  pricePence: number;
  /** The stored name of a picture; '' for none. */
  image: string;
  /** It stood for all sizes of what is worn: which to buy is still to be chosen. */
  choose?: boolean;
  /** So it was when the shop was last asked. */
  soldOut?: boolean;
}

/** What a browser kept, rightly spelt; still in pounds, and whoever reads it checks what it holds. */
export const decodeFavourite = ({
  id,
  tittle,
  catagory,
  price,
  img,
  choose,
  soldOut,
}: Record<string, unknown>) => ({
  id,
  title: tittle,
  category: catagory,
  price,
  image: img,
  choose,
  soldOut,
});

/** As spec.md section 3 has it: misspelt, in pounds. */
export const encodeFavourite = ({ id, title, category, pricePence, image, choose, soldOut }: Favourite) => ({
  id,
  tittle: title,
  catagory: category,
  price: toPounds(pricePence),
  img: image,
  choose: choose || undefined,
  soldOut,
});
