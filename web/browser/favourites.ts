import { isPounds, isRecord, isText, listOf } from './guards.ts';
import { shelf } from './storage.ts';

/** A favourite as spec.md section 3 keeps it, misspellings included; `price` in pounds, `img` the picture's stored name. */
export interface Favourite {
  id: string;
  catagory: string;
  tittle: string;
  price: number;
  img: string;
}

const favourites = shelf<Favourite[]>('favourites', [], (found) => listOf(found, toFavourite));

export const useFavourites = favourites.use;

export const useIsFavourite = (id: string) => useFavourites().some((favourite) => favourite.id === id);

/** Adds what isn't there and removes what is; answers which it did. The newest comes first. */
export function toggleFavourite(product: Favourite): 'added' | 'removed' {
  const { id, catagory, tittle, price, img } = product;
  if (removeFavourite(id)) return 'removed';
  favourites.write([{ id, catagory, tittle, price, img }, ...favourites.read()]);
  return 'added';
}

/** False where it wasn't there. */
export function removeFavourite(id: string): boolean {
  const all = favourites.read();
  const rest = all.filter((favourite) => favourite.id !== id);
  if (rest.length === all.length) return false;
  favourites.write(rest);
  return true;
}

function toFavourite(found: unknown): Favourite | null {
  if (!isRecord(found)) return null;
  const { id, catagory, tittle, price, img } = found;
  if (!isText(id) || !isText(tittle) || !isPounds(price)) return null;
  return { id, tittle, price, catagory: isText(catagory) ? catagory : '', img: isText(img) ? img : '' };
}
