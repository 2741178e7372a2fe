import { imageUrl } from './picture.tsx';

/** The address of a product picture as it is seen on the page, which the browser has; undefined for none. */
export const pictureHere = (name: string): string | undefined =>
  [...document.images].find(
    ({ complete, naturalWidth, src }) =>
      complete && naturalWidth > 0 && src === new URL(imageUrl(name, 640), location.origin).href,
  )?.currentSrc;
