import { setTimeout as wait } from 'node:timers/promises';

/** Waits until there is something, and answers it; 10 s at most. */
export async function until<Found>(
  look: () => Found | undefined | Promise<Found | undefined>,
): Promise<Found> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await wait(20);
  }
  throw new Error('waited 10 s in vain');
}
