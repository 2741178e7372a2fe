import { AsyncLocalStorage } from 'node:async_hooks';
import Stripe from 'stripe';
import { breaker, Resting } from './circuit-breaker.ts';

const deadlines = new AsyncLocalStorage<number>();

/** What is asked of the payment provider within the deed gets so long altogether, repeats included; ms. */
export const withPatience = <Done>(ms: number, deed: () => Promise<Done>): Promise<Done> =>
  deadlines.run(performance.now() + ms, deed);

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;

/** A wait shorter than this says nothing about the provider: the rest of somebody's patience, used up by others; ms. */
const fairMs = 2_000;

/**
 * Asks the provider as the SDK does, but not past the patience of whoever waits for the answer: a request may need four
 * of the provider's in a row, each with its repeats, and the shopper shall hear something within 10 s. Where it has been
 * silent to the last few, nobody is sent to wait for a while: what is true is as unknown then as without an answer, so the
 * order stays as it is and is asked about again.
 */
export function patientClient(): Client {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  const unlessSilent = breaker();
  client.makeRequest = async (...given) => {
    const left = (deadlines.getStore() ?? Number.POSITIVE_INFINITY) - performance.now();
    // Nothing is sent that nobody would hear the answer of.
    if (left < 50) throw Stripe.HttpClient.makeTimeoutError();
    const [host, port, path, method, headers, body, protocol, timeout] = given;
    const ms = Math.min(timeout, Math.ceil(left));
    try {
      return await unlessSilent(() => send(host, port, path, method, headers, body, protocol, ms), {
        // It is still at what it was silent about.
        of: (answer) => (answer.getStatusCode() === 409 ? 'neither' : 'there'),
        ofFailure: (error) => (!isTimeout(error) ? 'there' : ms < fairMs ? 'neither' : 'silent'),
      });
    } catch (error) {
      if (error instanceof Resting) return new NotAsked() as unknown as Answer;
      throw error;
    }
  };
  return client;
}

type Answer = Awaited<ReturnType<Client['makeRequest']>>;

const isTimeout = (error: unknown): boolean =>
  (error as { code?: string })?.code === Stripe.HttpClient.TIMEOUT_ERROR_CODE;

/** Stands for the provider's answer where it was not asked: the SDK would repeat an error, but not this. */
class NotAsked extends Stripe.HttpClientResponse {
  constructor() {
    super(503, { 'stripe-should-retry': 'false' });
  }

  override getRawResponse(): unknown {
    return {};
  }

  override async toJSON() {
    return { error: { type: 'api_error', message: 'not asked: the provider has been silent' } };
  }
}
