import { generatePath, type Params } from 'react-router';
import { isSizeUnchosen, unchosenSize } from '../parts/unchosen-size.ts';

const pattern: string = '/product/:id/:slug?';

/** The one address of all that lead to the same product, with its size chosen or not. For the server. */
export const canonical = (params: Params, search: URLSearchParams): string =>
  generatePath(pattern, params) + (isSizeUnchosen(`${search}`) ? unchosenSize : '');
