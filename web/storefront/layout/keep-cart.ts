import { readFavourites } from '../../browser/favourites.ts';
import { imageUrl } from '../../ui/picture.tsx';
import { type KnownProduct, keepProducts, readKeptProducts } from '../basket/kept-products.ts';
import { askForCart } from '../basket/products.ts';

/** Wide enough for the cart's list on a dense screen. The worker gives this one for any width (service-worker.ts). */
const pictureWidth = 320;
const pictureCache = 'cart-pictures';
/** Favourites, which come newest first, whose pictures are kept: a few hundred kB at most. */
const mostFavourites = 24;

/**
 * Keeps in this browser what the cart shows of its products, as soon as they are put in, wherever that was: the next page may be
 * asked for where there is no line. What can't be kept now is asked for by the cart itself. Of favourites, which the browser has
 * anyway, it keeps the pictures.
 *
 * @param shown what the page on the screen knows of a product: that is kept where the shop can't be asked
 */
export async function keepCart(
  ids: readonly string[],
  shown: (id: string) => KnownProduct | undefined,
): Promise<void> {
  const kept = readKeptProducts();
  // A version of 0 is what another page knew of it.
  const missing = ids.filter((id) => !kept.get(id)?.version);
  const { signal } = new AbortController();
  const answers = await Promise.all(missing.map((id) => askForCart(id, signal)));
  const known = missing.flatMap((id, place): [string, KnownProduct][] => {
    const answer = answers[place];
    const product = answer === 'gone' || (answer && 'title' in answer) ? answer : shown(id);
    return product ? [[id, product]] : [];
  });
  keepProducts(ids, new Map(known));
  await keepPictures();
}

/**
 * One of each product of the cart and of each favourite, and those of no other. What can't be had again now stays: a removed line may be
 * put back.
 */
function keepPictures(): Promise<void> {
  // One after another: none takes away what the one beside it has just kept.
  keeping = keeping.then(keepThePictures, keepThePictures);
  return keeping;
}

let keeping = Promise.resolve();

async function keepThePictures(): Promise<void> {
  const ofCart = [...readKeptProducts().values()].map(({ images: [cover] }) => cover);
  const ofFavourites = readFavourites()
    .slice(0, mostFavourites)
    .map(({ image }) => image);
  const covers = [...new Set([...ofCart, ...ofFavourites])];
  const wanted = covers.flatMap((name) => (name ? [imageUrl(name, pictureWidth)] : []));
  const cache = await caches.open(pictureCache);
  for (const { url } of navigator.onLine ? await cache.keys() : [])
    if (!wanted.includes(new URL(url).pathname)) await cache.delete(url);
  for (const picture of wanted)
    if (!(await cache.match(picture, { ignoreVary: true }))) {
      // One that isn't there any more keeps no other from being kept.
      if (navigator.onLine) await cache.add(picture).catch(() => undefined);
      else await keepShown(cache, picture);
    }
}

/** Drawn anew from the page on the screen: what the browser keeps of it itself is for pictures alone, and no script gets it. */
async function keepShown(cache: Cache, picture: string): Promise<void> {
  const name = picture.slice(picture.lastIndexOf('/'));
  const shown = [...document.images].find(
    ({ currentSrc, naturalWidth }) => naturalWidth > 0 && currentSrc.endsWith(name),
  );
  if (!shown) return;
  const canvas = document.createElement('canvas');
  canvas.width = pictureWidth;
  canvas.height = pictureWidth;
  canvas.getContext('2d')?.drawImage(shown, 0, 0, pictureWidth, pictureWidth);
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (drawn) await cache.put(picture, new Response(drawn));
}
