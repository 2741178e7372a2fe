import { toPence, toPounds } from './money.ts';

/** What a browser keeps of a favourite, as it was when it became one. */
export interface Favourite {
  id: string;
  title: string;
  category: string;
  pricePence: number;
  /** The stored name of a picture; '' for none. */
  image: string;
}

/** As spec.md section 3 keeps it: misspelt, in pounds. */
export interface KeptFavourite {
  id: string;
  tittle: string;
  catagory: string;
  price: number;
  img: string;
}

export const decodeFavourite = ({ id, tittle, catagory, price, img }: KeptFavourite): Favourite => ({
  id,
  title: tittle,
  category: catagory,
  pricePence: toPence(price),
  image: img,
});

export const encodeFavourite = ({ id, title, category, pricePence, image }: Favourite): KeptFavourite => ({
  id,
  tittle: title,
  catagory: category,
  price: toPounds(pricePence),
  img: image,
});
