import { imageUrl } from '../../ui/picture.tsx';
import { type KnownProduct, keepProducts, readKeptProducts } from '../basket/kept-products.ts';
import { askForCart } from '../basket/products.ts';

/** Wide enough for the cart's list on a dense screen. The worker gives this one for any width (service-worker.ts). */
const pictureWidth = 320;
const pictureCache = 'cart-pictures';

/**
 * Keeps in this browser what the cart shows of its products, as soon as they are put in, wherever that was: the next page may be
 * asked for where there is no line. What can't be kept now is asked for by the cart itself.
 */
export async function keepCart(ids: readonly string[]): Promise<void> {
  const kept = readKeptProducts();
  const missing = ids.filter((id) => !kept.has(id));
  const { signal } = new AbortController();
  const answers = await Promise.all(missing.map((id) => askForCart(id, signal)));
  const known = missing.flatMap((id, place): [string, KnownProduct][] => {
    const answer = answers[place];
    return answer === 'gone' || (answer && 'title' in answer) ? [[id, answer]] : [];
  });
  keepProducts(ids, new Map(known));
  await keepPictures();
}

/** One of each product, and those of no other. What can't be had again now stays: a removed line may be put back. */
async function keepPictures(): Promise<void> {
  const wanted = [...readKeptProducts().values()].flatMap(({ images: [cover] }) =>
    cover ? [imageUrl(cover, pictureWidth)] : [],
  );
  const cache = await caches.open(pictureCache);
  for (const { url } of navigator.onLine ? await cache.keys() : [])
    if (!wanted.includes(new URL(url).pathname)) await cache.delete(url);
  for (const picture of wanted)
    if (!(await cache.match(picture, { ignoreVary: true }))) await cache.add(picture);
}
