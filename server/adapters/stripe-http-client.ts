import Stripe from 'stripe';
import { msLeft } from '../http/deadline.ts';
import { CircuitOpen, circuitBreaker } from './circuit-breaker.ts';

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;

/** A wait shorter than this says nothing about the provider: the rest of a deadline, used up by others; ms. */
const minTellingMs = 2_000;

/**
 * Sends requests to the provider as the SDK's own client does, but not past the deadline of whoever waits (http/deadline.ts): a
 * call may need four requests in a row, each with its retries, and the shopper shall hear something within 10 s. Where the
 * last few timed out, nothing is sent for a while: what is true is as unknown then as without an answer, so the order stays as it
 * is and is asked about again.
 */
export function stripeHttpClient(): Client {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  const unlessOpen = circuitBreaker();
  client.makeRequest = async (...given) => {
    const left = msLeft();
    // Nobody would hear the answer.
    if (left < 50) throw Stripe.HttpClient.makeTimeoutError();
    const [host, port, path, method, headers, body, protocol, timeout] = given;
    const ms = Math.min(timeout, Math.ceil(left));
    try {
      return await unlessOpen(() => send(host, port, path, method, headers, body, protocol, ms), {
        // It is still busy with the request that timed out.
        of: (answer) => (answer.getStatusCode() === 409 ? 'unclear' : 'response'),
        ofError: (error) => (!isTimeout(error) ? 'response' : ms < minTellingMs ? 'unclear' : 'timeout'),
      });
    } catch (error) {
      if (error instanceof CircuitOpen) return new NotSent() as unknown as Answer;
      throw error;
    }
  };
  return client;
}

type Answer = Awaited<ReturnType<Client['makeRequest']>>;

const isTimeout = (error: unknown): boolean =>
  (error as { code?: string })?.code === Stripe.HttpClient.TIMEOUT_ERROR_CODE;

/** Stands for the provider's response where nothing was sent: the SDK would retry an error, but not this. */
class NotSent extends Stripe.HttpClientResponse {
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
