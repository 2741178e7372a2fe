import { decodeFavourite, encodeFavourite, type Favourite } from '#contract/favourite.ts';
import { toPence } from '#contract/money.ts';
import { isPounds, isRecord, isText, listOf } from './guards.ts';
import { storageItem } from './storage.ts';

const favourites = storageItem<Favourite[]>(
  'favourites',
  [],
  (found) => listOf(found, toFavourite),
  (all) => all.map(encodeFavourite),
);

export const useFavourites = favourites.use;
export const readFavourites = favourites.read;
export const keepFavourites = favourites.write;

export const useIsFavourite = (id: string) => useFavourites().some((favourite) => favourite.id === id);

/** Adds what isn't there and removes what is; answers which it did. The newest comes first. */
export function toggleFavourite(product: Favourite): 'added' | 'removed' {
  if (removeFavourite(product.id)) return 'removed';
  favourites.write([product, ...favourites.read()]);
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
  const { id, title, category, price, image, choose, soldOut } = decodeFavourite(found);
  if (!isText(id) || !isText(title) || !isPounds(price)) return null;
  return {
    id,
    title,
    pricePence: toPence(price),
    category: isText(category) ? category : '',
    image: isText(image) ? image : '',
    choose: choose === true,
    soldOut: soldOut === true || undefined,
  };
}
