import { AsyncLocalStorage } from 'node:async_hooks';
import Stripe from 'stripe';

const deadlines = new AsyncLocalStorage<number>();

/** What is asked of the payment provider within the deed gets so long altogether, repeats included; ms. */
export const withPatience = <Done>(ms: number, deed: () => Promise<Done>): Promise<Done> =>
  deadlines.run(performance.now() + ms, deed);

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;

/**
 * Asks the provider as the SDK does, but not past the patience of whoever waits for the answer: a request may need four
 * of the provider's in a row, each with its repeats, and the shopper shall hear something within 10 s.
 */
export function patientClient(): Client {
  const client = Stripe.createNodeHttpClient();
  const ask = client.makeRequest.bind(client);
  client.makeRequest = (...given) => {
    const left = (deadlines.getStore() ?? Number.POSITIVE_INFINITY) - performance.now();
    // Nothing is sent that nobody would hear the answer of.
    if (left < 50) return Promise.reject(Stripe.HttpClient.makeTimeoutError());
    const [host, port, path, method, headers, body, protocol, timeout] = given;
    return ask(host, port, path, method, headers, body, protocol, Math.min(timeout, Math.ceil(left)));
  };
  return client;
}
