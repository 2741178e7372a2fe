import type { MetaFunction } from 'react-router';
import { errorTitle } from '../../ui/error-page.tsx';

/** Of a layout: screens name themselves; one that has no title of its own keeps the shop's. */
export const layoutMeta: MetaFunction = ({ error, matches }) =>
  error ? [{ title: errorTitle() }] : matches.flatMap(({ meta }) => meta);
