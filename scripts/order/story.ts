import { formatPence } from '#contract/money.ts';
import { carrierOf } from '#shop/orders/carriers.ts';
import { expectedDelivery } from '#shop/orders/expected-delivery.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import type { OrderStory, QueuedJob } from './read.ts';

interface Step {
  at: Date;
  who: string;
  what: string;
}

/**
 * The story of an order for an operator, in lines: how it stands, what happened and when, and what stands in its way. Nothing in it is a
 * secret, nor tells more of a person than where their letters go, masked: the rest is on the order's page in the dashboard.
 */
export function tellStory(story: OrderStory, now: Date): string {
  const { order } = story;
  const steps = stepsOf(story).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const width = Math.max(...steps.map(({ who }) => who.length));
  const way = inTheWay(story, now);
  return [
    ...headOf(order, now),
    ...(steps.length > 0 ? [''] : []),
    ...steps.map(({ at, who, what }) => `${moment(at)}  ${who.padEnd(width)}  ${what}`),
    '',
    way.length > 0 ? 'To look at:' : 'Nothing stands in its way.',
    ...way.map((line) => `- ${line}`),
    `In the log: lines with ${order.id}. Times are UTC, as there.`,
  ]
    .map(withoutAddresses)
    .join('\n');
}

function headOf(order: WholeOrder, now: Date): string[] {
  const { payment, lines, receiptNumber } = order;
  const expected = expectedDelivery(order, now);
  return [
    `Order ${receiptNumber ?? 'without a receipt'}  ${order.id}`,
    `status   ${order.orderStatus}, payment ${order.paymentStatus}`,
    `payment  ${[payment.provider, payment.state, formatPence(payment.amountPence), payment.paymentId].filter(Boolean).join(', ')}`,
    `letters  to ${order.email || 'nobody: the account was deleted'}`,
    ...lines.map(
      ({ position, quantity, title, takenOut }) =>
        `line ${position}   ${quantity} × ${title}${takenOut ? `, ${takenOut} of them taken out` : ''}`,
    ),
    ...(expected ? [`expected ${day(expected.earliest)} to ${day(expected.latest)}`] : []),
  ];
}

const stepsOf = (story: OrderStory): Step[] => [
  ...statusSteps(story),
  ...staffSteps(story),
  ...moneySteps(story.order),
  ...parcelSteps(story.order),
  ...wishSteps(story.order),
  ...letterSteps(story),
];

/** What a status is called as it begins. */
const begins: Record<string, string> = { Pending: 'placed', Success: 'paid', Failed: 'not paid' };

function statusSteps({ order, audit }: OrderStory): Step[] {
  let placed = false;
  return order.events.map(({ event, by, at }) => {
    const entry = audit.find(
      ({ action, after, at: then }) =>
        (action === 'order status' || action === 'order taken back') &&
        after === event &&
        Math.abs(then.getTime() - at.getTime()) < 5_000,
    );
    // Staff may set an order back to Pending.
    const what = event === 'Pending' && placed ? event : (begins[event] ?? event);
    placed = true;
    const back = entry?.action === 'order taken back' ? ' (taken back)' : '';
    return { at, who: entry?.staffId ?? by, what: `${what}${back}` };
  });
}

/** What staff did that has no step of its own. */
const staffActions: Record<string, string> = {
  'order packed': 'packed',
  'order holds ended': 'unpaid checkout ended',
  'order restocked': 'goods that came back put on the shelf',
  'order refund given': 'refund marked as given another way',
};

const staffSteps = ({ audit }: OrderStory): Step[] =>
  audit.flatMap(({ at, staffId: who, action, before, after }) => {
    if (action === 'order parcel' && after === null)
      return [{ at, who, what: `parcel taken off: ${before}` }];
    const what = staffActions[action];
    return what ? [{ at, who, what }] : [];
  });

const moneySteps = ({ refunds, disputes }: WholeOrder): Step[] => [
  ...refunds.flatMap(({ amountPence, reason, by, staffId, createdAt, doneAt, creditNote, byOtherMeans }) => {
    const sum = formatPence(amountPence);
    const how = [byOtherMeans && 'another way', creditNote && `credit note ${creditNote}`].filter(Boolean);
    return [
      { at: createdAt, who: staffId ?? by, what: `refund of ${sum} asked for: ${reason}` },
      ...(doneAt ? [{ at: doneAt, who: 'provider', what: ['refund given', ...how].join(', ') }] : []),
    ];
  }),
  ...disputes.map(({ createdAt, amountPence, reason, state }) => ({
    at: createdAt,
    who: 'bank',
    what: `dispute of ${formatPence(amountPence)} (${reason}): ${state}`,
  })),
];

const parcelSteps = ({ parcels }: WholeOrder): Step[] =>
  parcels.map(({ at, carrier, service, tracking, lines }) => ({
    at,
    who: 'staff',
    what: `parcel: ${[carrierOf(carrier).name, service, tracking || 'no number'].filter(Boolean).join(', ')}; ${lines
      .map(({ position, quantity }) => `${quantity} of line ${position}`)
      .join(', ')}`,
  }));

/** What its shopper wanted otherwise, and what came of it. */
const wishSteps = ({ withdrawal, returns, shortages, edits, notes, arrival }: WholeOrder): Step[] => [
  ...(withdrawal ? [{ at: withdrawal.requestedAt, who: 'shopper', what: 'withdrew from it' }] : []),
  ...returns.flatMap(({ number, requestedAt, by, reason, state, receipts, cancelledAt, cancelledBy }) => [
    { at: requestedAt, who: by, what: `return ${number} (${reason}): ${state}` },
    ...(cancelledAt
      ? [{ at: cancelledAt, who: cancelledBy ?? '', what: `return ${number}: cancelled` }]
      : []),
    ...receipts.map(({ at, staffId }) => ({
      at,
      who: staffId,
      what: `return ${number}: something of it came`,
    })),
  ]),
  ...shortages.flatMap(({ position, missing, state, createdAt, answeredAt, answeredBy }) => [
    { at: createdAt, who: 'staff', what: `line ${position}: ${missing} are not there` },
    ...(answeredAt
      ? [{ at: answeredAt, who: answeredBy ?? 'shop', what: `line ${position}: ${state}` }]
      : []),
  ]),
  ...edits.map(({ at, by, staffId, lines, addressAfter }) => ({
    at,
    who: staffId ?? by,
    what: `changed: ${[
      ...(addressAfter ? ['where it goes'] : []),
      ...lines.map(({ position, from, to }) => `line ${position} from ${from} to ${to}`),
    ].join(', ')}`,
  })),
  ...notes.map((note) => ({ at: note.at, who: note.staffId, what: `a note, for ${note.for}` })),
  ...(arrival
    ? [
        { at: arrival.askedAt, who: 'shop', what: 'asked whether it has arrived' },
        ...(arrival.answeredAt
          ? [{ at: arrival.answeredAt, who: 'shopper', what: `arrived? ${arrival.answer}` }]
          : []),
      ]
    : []),
];

function letterSteps({ letters, jobs }: OrderStory): Step[] {
  const queued = new Set(jobs.map(({ template }) => template));
  return [
    ...letters
      .filter(({ template }) => !queued.has(template))
      .map(({ template, at, dueAt }) => ({
        at,
        who: 'shop',
        what: `letter '${template}': ${dueAt ? `waits until ${moment(dueAt)}` : 'was queued, and is in the queue no more: the log says what became of it'}`,
      })),
    ...jobs.map((job) => ({ at: job.addedAt, who: 'shop', what: `${nameOf(job)}: ${stateOf(job)}` })),
  ];
}

const nameOf = ({ queue, template }: QueuedJob): string =>
  queue === 'mail' ? `letter '${template}'` : 'refund at the provider';

function stateOf({ state, retries, dueAt, doneAt, reason, refused }: QueuedJob): string {
  const why = reason ? `: ${reason}` : '';
  if (state === 'completed') return `done ${moment(doneAt ?? dueAt)}`;
  if (state === 'created') return `waits, since ${moment(dueAt)}`;
  if (state === 'active') return 'is being worked on';
  if (state === 'retry') return `failed ${times(retries + 1)}, again at ${moment(dueAt)}${why}`;
  return refused ? `refused for good${why}` : `given up after ${times(retries + 1)}${why}`;
}

/** Why it may not have arrived, the money first. */
function inTheWay({ order, jobs }: OrderStory, now: Date): string[] {
  const { payment, orderStatus, paymentStatus, parcels, shortages, recalled, refunds, returns } = order;
  const isPaid = paymentStatus === 'Success';
  const isSent = ['Shipped', 'Out Of Delivery', 'Delivered'].includes(orderStatus);
  const waits = isPaid && ['Pending', 'Confirmed'].includes(orderStatus);
  const followed = parcels.flatMap(({ carrier, tracking }) => {
    const link = tracking && carrierOf(carrier).link?.replace('{n}', tracking);
    return link ? [link] : [];
  });
  return [
    ...(paymentStatus === 'Failed'
      ? [
          payment.sessionId
            ? 'it was never paid: there was nothing to send'
            : 'it was never paid: the provider never said that its card page was open',
        ]
      : []),
    ...(paymentStatus === 'Pending'
      ? [
          payment.sessionId
            ? `it is not paid, or the provider’s word is missing; the card page closes ${moment(payment.expiresAt)}`
            : `the provider has not said that its card page is open; it is asked again until ${moment(payment.expiresAt)}`,
        ]
      : []),
    ...(waits && order.paidAt ? [`paid ${daysSince(order.paidAt, now)} days ago, and not sent`] : []),
    ...(waits && order.dispatchedAt ? ['it was set back after it was sent: the parcel may be gone'] : []),
    ...shortages
      .filter(({ state }) => state === 'asked')
      .map(
        ({ position, until }) => `line ${position} is short, and its shopper is asked until ${moment(until)}`,
      ),
    ...recalled.map(({ title }) => `recalled, and not to be sent: ${title}`),
    ...(isSent && parcels.length === 0 ? ['sent, and no parcel is written down: nobody can follow it'] : []),
    ...(isPaid && expectedDelivery(order, now)?.late ? ['it should have arrived'] : []),
    ...(isSent ? followed : []),
    ...(order.arrival?.answer === 'not yet' ? ['its shopper says that it has not arrived'] : []),
    ...refunds
      .filter(({ state }) => state === 'refused')
      .map(() => 'a refund was refused: HopupRefundsAreRefused'),
    ...refunds.filter(({ state }) => state === 'requested').map(() => 'a refund is owed and not given yet'),
    ...returns.filter(({ state }) => state === 'open').map(({ number }) => `return ${number} is open`),
    ...jobs
      .filter(({ state }) => state === 'retry' || state === 'failed' || state === 'cancelled')
      .map((job) => `${nameOf(job)} ${stateOf(job)}`),
  ];
}

const moment = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
const day = (at: Date): string => at.toISOString().slice(0, 10);
const daysSince = (at: Date, now: Date): number => Math.floor((now.getTime() - at.getTime()) / 86_400_000);
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** A mail server names in its refusal whom it refuses. The domain stays: it says whose mail server that is. */
const withoutAddresses = (line: string): string =>
  line.replaceAll(/([^\s<>@'"])[^\s<>@'"]*@([\w.-]+)/g, '$1***@$2');
