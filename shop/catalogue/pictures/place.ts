/** As many as a product has columns for. */
const maxPictures = 5;

export interface PlacedPicture {
  image: string;
  /** Among the product's pictures, from 0. */
  place: number;
  /** What it takes the place of, where the product still has that. */
  replaces: string | null;
  /** Pictures of earlier places that are not there yet. */
  missing: number;
}

/** The pictures of a product with one more in its place. */
export function withPicture(images: readonly string[], picture: PlacedPicture): string[] {
  const { image, place, replaces, missing } = picture;
  if (images.includes(image)) return [...images];
  const replaced = replaces === null ? -1 : images.indexOf(replaces);
  if (replaced !== -1) return images.with(replaced, image);
  const at = Math.min(images.length, Math.max(0, place - missing));
  return images.toSpliced(at, 0, image).slice(0, maxPictures);
}
