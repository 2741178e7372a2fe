/** What every list of the dashboard says. */

import { counted } from '../counted.ts';

export const list = {
  more: 'More',
  loadingMore: 'Loading...',
  loading: 'Loading...',
  count: (shown: number, total: number) =>
    total === 0 ? 'None found' : `${counted(shown)} of ${counted(total)}`,
  failed: 'This list could not be loaded',
  again: 'Try again',
  export: 'Export CSV',
  exporting: 'Exporting...',
} as const;
