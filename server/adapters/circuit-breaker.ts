/** Somebody who would most likely wait in vain is told at once. */
export class Resting extends Error {}

/** What the end of a question says of who was asked: that they are there, that they are silent, or neither. */
export type Sign = 'there' | 'silent' | 'neither';

/** So many waits in vain, one after another, and nobody else waits. */
const maxInVain = 4;
/** How long nobody is sent to wait then, ms. */
const restMs = 10_000;

/**
 * Stands before a part that may have gone silent: once enough have waited for it in vain, the next are told so at once for a
 * while, then one alone tries again. `now` is a clock, ms.
 */
export function breaker(now: () => number = () => performance.now()) {
  let inVain = 0;
  let restsUntil = 0;
  let trying = false;
  const note = (sign: Sign) => {
    if (sign === 'there') inVain = 0;
    if (sign !== 'silent') return;
    inVain++;
    restsUntil = now() + restMs;
  };
  /**
   * @param signs how the two ends of a question are to be read
   * @throws Resting where it was not put
   */
  return async function ask<Answer>(
    question: () => Promise<Answer>,
    signs: { of: (answer: Answer) => Sign; ofFailure: (error: unknown) => Sign },
  ): Promise<Answer> {
    const alone = inVain >= maxInVain;
    if (alone && (trying || now() < restsUntil)) throw new Resting();
    if (alone) trying = true;
    try {
      const answer = await question();
      note(signs.of(answer));
      return answer;
    } catch (error) {
      note(signs.ofFailure(error));
      throw error;
    } finally {
      if (alone) trying = false;
    }
  };
}
