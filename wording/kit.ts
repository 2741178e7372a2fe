/** What the shared parts of web/ui say. */
export const kit = {
  connectionError: 'Connection Error',
  loading: 'Loading...',
  back: 'Back',
  close: 'Close',
  dismiss: 'Dismiss',
  undo: 'Undo',
  needsScript: 'Needs JavaScript',
  breadcrumbs: 'Where you are',
  notify: { region: 'Notifications' },
  price: { now: 'With discount', was: 'Without it' },
  stars: {
    outOfFive: (stars: number) => `${stars} out of 5 stars`,
    choice: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  },
  /** Of what was to be shown instead of what is, or below it. */
  unanswered: {
    shop: 'The shop couldn’t answer. Please try again.',
    line: 'You’re offline. Please try again once you’re back.',
  },
  error: {
    title: 'Something went wrong',
    text: 'Nothing you did is lost: please try again in a moment.',
    again: 'Try again',
    quote: 'If you contact us about it, please quote',
    home: 'Go to the home page',
  },
} as const;
