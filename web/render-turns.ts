let last: Promise<void> = Promise.resolve();

/**
 * Waits for a round of the event loop of one's own. An edit has several pages made anew at once, 7 to 15 ms each: rendered one
 * a round, whoever asks meanwhile for what is ready waits for one of them, and not for all.
 */
export function nextRenderTurn(): Promise<void> {
  last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  return last;
}
