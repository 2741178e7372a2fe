import { isShopThere } from '../../browser/is-shop-there.ts';

/** How often a picture is asked for again: it may be one that isn't there. */
const mostTries = 3;
/** Milliseconds before that; twice as long each time in which the shop doesn't answer. */
const firstPauseMs = 4_000;
const longestPauseMs = 60_000;

/** Pictures that could not be had are asked for again: as soon as the line is back, or the shop. */
export function retryLostPictures(): () => void {
  const lost = new Set<HTMLImageElement>();
  const tries = new WeakMap<HTMLImageElement, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retryIn = (pauseMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(retry, pauseMs, pauseMs);
  };
  const note = ({ target: picture }: Pick<Event, 'target'>) => {
    if (!(picture instanceof HTMLImageElement) || (tries.get(picture) ?? 0) >= mostTries) return;
    if (lost.size === 0) retryIn(firstPauseMs);
    lost.add(picture);
  };
  const retry = async (pauseMs: number) => {
    const isThere = navigator.onLine && (await isShopThere());
    if (!isThere) return retryIn(Math.min(2 * pauseMs, longestPauseMs));
    const again = [...lost];
    lost.clear();
    for (const picture of again) {
      tries.set(picture, (tries.get(picture) ?? 0) + 1);
      // Setting it has the browser choose from srcset, and fetch, anew.
      picture.setAttribute('src', picture.getAttribute('src') ?? '');
    }
  };
  const back = () => lost.size > 0 && retryIn(1);
  for (const picture of document.images) if (isLost(picture)) note({ target: picture });
  addEventListener('error', note, true);
  addEventListener('online', back);
  return () => {
    clearTimeout(timer);
    removeEventListener('error', note, true);
    removeEventListener('online', back);
  };
}

/** It was over before anybody heard of it. */
const isLost = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0;
