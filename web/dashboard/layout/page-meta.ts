import type { MetaFunction } from 'react-router';
import { frame } from '#wording/dashboard/frame.ts';

/** The `meta` of a dashboard page: its title, and never in a search engine. */
export const pageMeta =
  (page: string): MetaFunction =>
  () => [
    { title: frame.title(page) },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ];
