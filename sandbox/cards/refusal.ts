/** Stripe's error body: https://docs.stripe.com/api/errors. */
type ErrorBody = {
  error: {
    type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
    code?: string;
    message: string;
    param?: string;
  };
};

/**
 * A request that is answered with an error in Stripe's shape. `remembered` says whether an idempotency key keeps
 * the answer: Stripe keeps what an operation answered, not what failed before it began.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly remembered: boolean;

  constructor(status: number, error: ErrorBody['error'], remembered: boolean) {
    super(error.message);
    this.status = status;
    this.body = { error };
    this.remembered = remembered;
  }
}

/** The parameters are wrong: 400, nothing was begun. */
export const badParameter = (message: string, param: string, code?: string): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, param, ...(code && { code }) }, false);

/** The parameters are right, the operation is not allowed as things stand: 400. */
export const notAllowed = (message: string, code?: string): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, ...(code && { code }) }, true);

/** There is no such object: 404, or 400 where a parameter names it, as Stripe does. */
export const missing = (kind: string, id: string, param = 'id', status = 404): Refusal =>
  new Refusal(
    status,
    { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'`, param },
    false,
  );
