export const orders = {
  title: 'Orders',
  description: 'Your orders, newest first.',
  loading: 'Loading your orders...',
  empty: 'No orders yet',
  emptyText: 'Your orders will appear here, with their progress and receipts.',
  view: 'View order',
  more: (count: number) => `and ${count} more`,
  progress: (status: string, percent: number) => `${status}, ${percent}% of the way`,
  attempts: (count: number) => (count === 1 ? '1 unpaid order' : `${count} unpaid orders`),
  attemptsText: 'You weren’t charged, and nothing will be sent. You can order the same again.',
  attemptsToPay:
    'You weren’t charged, and nothing will be sent. Carry on where it says ‘Pay now’, or order the same again.',
  started: (moment: string) => `Started on ${moment}`,
  keptUntil: (time: string) => `Kept for you until ${time}`,
  unknown: 'Waiting to hear from the card provider',
  notPaid: 'Not paid',
  payNow: 'Pay now',
  older: 'Older orders',
  shown: (shown: number, all: number) => `${shown} of ${all} orders`,
  refundDue: (amount: string) =>
    `Your refund of ${amount} is on its way: it usually takes 5-10 business days to show on your card.`,
  refundRefused: (amount: string) =>
    `We couldn’t refund ${amount} to your card. Please contact us, and we’ll send it another way.`,
  openReturn: (number: number, day: string) =>
    `You’re sending items back (return R${number}). Please send them back by ${day}.`,
  /** Something of it goes by no ordinary post. */
  openReturnCollected: (number: number) =>
    `You’re returning items (return R${number}). Please don’t post gas or lithium batteries: we’ll e-mail you about the courier.`,
  openReturnPart: (number: number, day: string) =>
    `You’re returning items (return R${number}). Our courier collects some of them; please send the rest back by ${day}.`,
  /** Before it is delivered, no day is known. */
  openReturnLater: (number: number) => `You’re sending items back (return R${number}).`,
  failedTitle: 'We couldn’t load your orders',
  failedText: 'They’re safe: it’s only the list that we can’t show at the moment.',
  again: 'Try again',
} as const;
