/** What every list of the dashboard says. */

export const list = {
  more: 'More',
  loadingMore: 'Loading...',
  loading: 'Loading...',
  count: (shown: number, total: number) => (total === 0 ? 'None found' : `${shown} of ${total}`),
  failed: 'This list could not be loaded',
  again: 'Try again',
  export: 'Export CSV',
  exporting: 'Exporting...',
} as const;
