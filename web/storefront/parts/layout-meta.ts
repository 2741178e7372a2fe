import type { MetaFunction } from 'react-router';
import { kit } from '#wording/kit.ts';

/** Of a layout: screens name themselves; one that has no title of its own keeps the shop's. */
export const layoutMeta: MetaFunction = ({ error, matches }) =>
  error ? [{ title: kit.error.title }] : matches.flatMap(({ meta }) => meta);
