import { expect, test } from 'vitest';
import { readQuery } from '../parts/read-query.ts';
import { listedBy } from './listed-by.ts';

const keywordsOf = (typed: string) => listedBy(readQuery(typed, new URLSearchParams())).keywords;

test('who wants everything, or says no more than airsoft, is listed all products', () => {
  for (const typed of ['airsoft', 'airsoft gear', 'airsoft shop', 'everything', 'all products'])
    expect(keywordsOf(typed), typed).toBe('');
  for (const typed of ['airsoft goggles', 'airsoft kit', 'airsoft gun', 'gear'])
    expect(keywordsOf(typed), typed).toBe(typed);
});
