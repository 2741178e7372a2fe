/** The circuit is open: the request was not sent, since it would most likely time out. */
export class CircuitOpen extends Error {}

/** What the end of a request says of the other side: that it responds, that it is silent, or neither. */
export type Outcome = 'response' | 'timeout' | 'unclear';

/** So many timeouts, one after another, open the circuit. */
const maxTimeouts = 4;
/** For so long, ms. */
const openMs = 10_000;

/**
 * A circuit breaker before a service that may have gone silent: after `maxTimeouts` nothing is sent for a while, then one request
 * alone tries whether the service responds again (half open). `now` is a clock, ms.
 */
export function circuitBreaker(now: () => number = () => performance.now()) {
  let timeouts = 0;
  let openUntil = 0;
  let trying = false;
  const note = (outcome: Outcome) => {
    if (outcome === 'response') timeouts = 0;
    if (outcome !== 'timeout') return;
    timeouts++;
    openUntil = now() + openMs;
  };
  /**
   * @param outcomes how the result of a request is to be read, and its error
   * @throws CircuitOpen where it was not sent
   */
  return async function guarded<Answer>(
    send: () => Promise<Answer>,
    outcomes: { of: (answer: Answer) => Outcome; ofError: (error: unknown) => Outcome },
  ): Promise<Answer> {
    const broken = timeouts >= maxTimeouts;
    if (broken && (trying || now() < openUntil)) throw new CircuitOpen();
    if (broken) trying = true;
    try {
      const answer = await send();
      note(outcomes.of(answer));
      return answer;
    } catch (error) {
      note(outcomes.ofError(error));
      throw error;
    } finally {
      if (broken) trying = false;
    }
  };
}
