import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Count, happenings } from '#shop/happened.ts';

/** What became of a letter: a mail server took it, it comes again later, or no server ever will take it. */
const letterOutcomes = ['sent', 'failed', 'refused'] as const;
/**
 * What this process counts as it happens. One for each shop that a process opens; each label has a handful of values, whatever is asked
 * of the shop.
 */
export class Figures {
  readonly registry = new Registry();
  readonly #registers = [this.registry];

  readonly #happened = {
    order: new Counter({
      name: 'hopup_order_changes_total',
      help: 'What became of orders at this process: placed, paid, not paid, taken back, or the status that each was given',
      labelNames: ['change'],
      registers: this.#registers,
    }),
    payment: new Counter({
      name: 'hopup_payment_events_total',
      help: 'Sessions opened at the card provider, or refused by it; refunds asked for, given, refused',
      labelNames: ['event'],
      registers: this.#registers,
    }),
  };

  /** By queue and outcome (done, failed): `_count` is how many ran. */
  readonly jobSeconds = new Histogram({
    name: 'hopup_job_seconds',
    help: 'Time that jobs took at this process, by queue and outcome',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers: this.#registers,
  });

  readonly letters = new Counter({
    name: 'hopup_letters_total',
    help: 'E-mails by what became of a try: sent, failed (it is tried again), refused for good',
    labelNames: ['outcome'],
    registers: this.#registers,
  });

  readonly webhooks = new Counter({
    name: 'hopup_webhook_events_total',
    help: 'Events of the card provider, by what they are of and what came of them',
    labelNames: ['kind', 'outcome'],
    registers: this.#registers,
  });

  readonly webhookHeard = new Gauge({
    name: 'hopup_webhook_heard_timestamp_seconds',
    help: 'When this process last heard an event that the card provider signed; 0 for never',
    registers: this.#registers,
  });

  readonly providerSeconds = new Histogram({
    name: 'hopup_provider_request_seconds',
    help: 'Time that requests to the card provider took, by operation and outcome (a class of statuses, timeout, error, not sent)',
    labelNames: ['operation', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: this.#registers,
  });

  readonly acquireSeconds = new Histogram({
    name: 'hopup_database_acquire_seconds',
    help: 'Time that statements and transactions waited for a connection of the pool',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: this.#registers,
  });

  constructor() {
    // There from the start: what begins with its first event looks as if that had never happened.
    for (const change of happenings.order) this.#happened.order.inc({ change }, 0);
    for (const event of happenings.payment) this.#happened.payment.inc({ event }, 0);
    for (const outcome of letterOutcomes) this.letters.inc({ outcome }, 0);
    this.webhooks.inc({ kind: 'unreadable', outcome: 'refused' }, 0);
  }

  readonly count: Count = (of, event) => {
    if (of === 'order') this.#happened.order.inc({ change: event });
    else this.#happened.payment.inc({ event });
  };
}
