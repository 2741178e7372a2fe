import Stripe from 'stripe';
import { msLeft } from '../http/deadline.ts';
import type { Figures } from '../metrics/figures.ts';
import { inSpan, type Span, type SpanStart, traceparent } from '../tracing/spans.ts';
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
export function stripeHttpClient(figures?: Figures): Client {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  const unlessOpen = circuitBreaker();
  client.makeRequest = async (...given) => {
    const left = msLeft();
    // Nobody would hear the answer.
    if (left < 50) throw Stripe.HttpClient.makeTimeoutError();
    const [host, port, path, method, headers, body, protocol, timeout] = given;
    const ms = Math.min(timeout, Math.ceil(left));
    const operation = operationOf(method, path);
    const end = figures?.providerSeconds.startTimer({ operation });
    const request = async (span: Span | undefined) => {
      const parent = traceparent();
      const told = parent ? { ...headers, traceparent: parent } : headers;
      const answer = await unlessOpen(() => send(host, port, path, method, told, body, protocol, ms), {
        // It is still busy with the request that timed out.
        of: (answer) => (answer.getStatusCode() === 409 ? 'unclear' : 'response'),
        ofError: (error) => (!isTimeout(error) ? 'response' : ms < minTellingMs ? 'unclear' : 'timeout'),
      });
      span?.set({ 'http.response.status_code': answer.getStatusCode() });
      return answer;
    };
    const span = (): SpanStart => ({
      name: operation,
      kind: 'client',
      attributes: { 'http.request.method': method, 'server.address': host, 'server.port': Number(port) },
    });
    try {
      const answer = await inSpan(span, request);
      end?.({ outcome: `${Math.floor(answer.getStatusCode() / 100)}xx` });
      return answer;
    } catch (error) {
      const isNotSent = error instanceof CircuitOpen;
      end?.({ outcome: isNotSent ? 'not sent' : isTimeout(error) ? 'timeout' : 'error' });
      if (isNotSent) return new NotSent() as unknown as Answer;
      throw error;
    }
  };
  return client;
}

/** What the API calls its objects: anything else in an address is the id of one. */
const words = new Set([
  'v1',
  'checkout',
  'sessions',
  'expire',
  'refunds',
  'disputes',
  'account',
  'webhook_endpoints',
]);

/** A request without what it is about, for figures and traces: 'POST /v1/checkout/sessions/:id/expire'. */
const operationOf = (method: string, path: string): string => {
  const [address = ''] = path.split('?');
  const parts = address.split('/').map((part) => (part === '' || words.has(part) ? part : ':id'));
  return `${method} ${parts.slice(0, 6).join('/')}`;
};

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
