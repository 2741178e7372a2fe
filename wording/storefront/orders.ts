export const orders = {
  title: 'Orders',
  description: 'Your orders, newest first.',
  loading: 'Fetching your orders...',
  empty: 'No orders yet',
  emptyText: 'What you order appears here, with its progress and its receipt.',
  browse: 'Browse the shop',
  more: (count: number) => `and ${count} more`,
  progress: (status: string, percent: number) => `${status}, ${percent}% of the way`,
  older: 'Older orders',
  shown: (shown: number, all: number) => `${shown} of ${all} orders`,
  failedTitle: 'Your orders could not be fetched',
  again: 'Try again',
} as const;
