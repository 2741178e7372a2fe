/** What every list of the dashboard says. */

import { counted } from '../counted.ts';

export const list = {
  more: 'More',
  loadingMore: 'Loading...',
  loading: 'Loading...',
  count: (shown: number, total: number, orMore = false) =>
    total === 0 ? 'None found' : `${counted(shown)} of ${counted(total)}${orMore ? ' or more' : ''}`,
  nearly: 'No exact match. These are the closest.',
  failed: 'This list could not be loaded',
  again: 'Try again',
  tick: (name: string) => `Tick ${name}`,
  tickShown: 'Tick all that are shown',
  ticked: (rows: number) => `${counted(rows)} ticked`,
  tickWhole: (rows: number, orMore = false) => `Tick all ${counted(rows)}${orMore ? ' or more' : ''}`,
  untick: 'Untick',
  export: 'Export CSV',
  exporting: 'Exporting...',
} as const;
