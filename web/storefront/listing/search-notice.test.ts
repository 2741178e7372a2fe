import { expect, test } from 'vitest';
import { butThese, nearest } from '#wording/storefront/help-pages.ts';
import { shelf } from '#wording/storefront/listing.ts';
import { suggestions } from '#wording/storefront/suggestions.ts';
import { searchNotice } from './search-notice.ts';

const some = (keywords: string, showing: string) => searchNotice({ keywords, showing, help: 'some words' });

test('of a search that finds some of its words, what nothing was found for is said', () => {
  expect(some('Hi capa  magazine', 'magazine')).toBe(
    'No exact match. Showing what matches ‘magazine’, but not ‘hi capa’.',
  );
  expect(some('a magazine for my vsr', 'magazine')).toMatch(/but not ‘vsr’\.$/);
});

test('a number that nothing has is said to be left out, though what it is of was not typed', () => {
  expect(some('12v', 'LiPo, NiMH or cell')).toMatch(/but not ‘12v’\.$/);
  expect(some('20 rounds', 'magazine')).toMatch(/‘magazine’, but not ‘20 rounds’\.$/);
  expect(some('28 tracers', 'tracer bbs')).toMatch(/‘tracer bbs’, but not ‘0\.28 g’\.$/);
  expect(some('8 mm bbs', 'bbs')).toMatch(/‘bbs’, but not ‘8 mm’\.$/);
  expect(some('gas bottle twin pack', 'gas')).toMatch(/but not ‘twin pack’\.$/);
  expect(some('7.4v 9000mah', '7.4v')).toMatch(/‘7\.4v’, but not ‘9000mah’\.$/);
});

test('of BBs of another calibre it is said that all are of 6 mm', () => {
  const notice = (keywords: string, category: 'bbs' | 'attachments' = 'bbs') =>
    searchNotice({ keywords, showing: 'bbs', help: 'some words', category });
  for (const keywords of ['8 mm bbs', '8mm bbs'])
    expect(notice(keywords)).toBe('We have no 8 mm BBs: all of ours are 6 mm.');
  expect(notice('4.5mm bbs')).toMatch(/no 4\.5 mm BBs/);
  for (const said of [notice('6mm bbs blue'), notice('20 mm rail', 'attachments')])
    expect(said).not.toMatch(/6 mm\./);
});

test('that what is not wanted is hidden is said', () => {
  const found = { keywords: 'mags not m4', help: 'none' } as const;
  expect(searchNotice({ ...found, showing: 'mags' })).toBe('Showing ‘mags’ without ‘m4’.');
  expect(searchNotice({ ...found, showing: '' })).toBe('');
});

test('a ‘hi-cap’ that is shown as a ‘hi cap’ is not left out', () => {
  expect(some('hi-cap m4 black', 'hi cap m4')).toMatch(/‘hi cap m4’, but not ‘black’\.$/);
});

test('of a weight that nothing has, the nearest that are shown are said', () => {
  const found = { showing: nearest.g(), help: 'some words', weights: [0.36, 0.4, 0.43] } as const;
  const notice = (keywords: string) => searchNotice({ ...found, weights: [...found.weights], keywords });
  expect(notice('0.45')).toBe('We have no 0.45 g. The nearest are 0.43 g and 0.40 g.');
  expect(notice('.5g bbs')).toBe('We have no 0.50 g. The nearest are 0.43 g and 0.40 g.');
  expect(
    searchNotice({
      ...found,
      weights: [0.43, 0.4],
      keywords: '0.40 vs 0.45',
      showing: `0.40 or ${nearest.g()}`,
    }),
  ).toBe('We have no 0.45 g. The nearest are 0.43 g and 0.40 g.');
  expect(notice('45s')).toMatch(/^We have no 0\.45 g\./);
  expect(searchNotice({ ...found, keywords: '0.45', weights: [0.43] })).toMatch(/The nearest is 0\.43 g\.$/);
  expect(searchNotice({ ...found, keywords: '0.45', weights: [] })).toMatch(/but not ‘0\.45’\.$/);
});

test('of another measure that nothing has, that the nearest is shown is said in a plain sentence', () => {
  const notice = (keywords: string, showing: string, found: number) =>
    searchNotice({ keywords, showing, found, help: 'some words' });
  expect(notice('scope 4x', nearest.x('scope'), 1)).toBe('We have no 4x scope. This is the nearest.');
  expect(notice('50 rnd pistol mags', `pistol ${nearest.rd('mags')}`, 2)).toBe(
    'We have no 50-round pistol mags. These are the nearest.',
  );
  expect(notice('lipo 2000mah', nearest.mah('lipo'), 3)).toMatch(/^We have no 2000 mAh lipo\. These/);
  expect(notice('300ml gas', nearest.ml('gas'), 2)).toMatch(/^We have no 300 ml gas\./);
  const bio = {
    showing: `bio ${nearest.g()}`,
    help: 'some words',
    weights: [0.32],
    keywords: '0.5 bio bbs',
  } as const;
  expect(searchNotice({ ...bio, weights: [0.32] })).toBe('We have no 0.50 g. The nearest is 0.32 g.');
});

test('of a gun beside what does not go by guns, what that goes by is said', () => {
  const found = { keywords: 'battery for m4', showing: 'battery', help: 'some words' } as const;
  const { notByGun, goesBy } = shelf;
  expect(searchNotice({ ...found, category: 'batteries' })).toContain(notByGun(goesBy.batteries ?? ''));
  expect(searchNotice({ ...found, category: 'magazines' })).toBe(suggestions.leftOut('battery', 'm4'));
  expect(searchNotice({ ...found, keywords: 'battery for G36C', category: 'batteries' })).toContain(
    notByGun(goesBy.batteries ?? ''),
  );
  expect(
    searchNotice({ keywords: '0.45 sniper bbs', showing: 'BBs', help: 'some words', category: 'bbs' }),
  ).not.toContain(goesBy.bbs);
  const silencer = { keywords: 'silencer for glock', showing: 'suppressor', help: 'some words' } as const;
  expect(searchNotice({ ...silencer, category: 'attachments' })).toContain(
    notByGun(goesBy.attachments ?? ''),
  );
  const gas = { keywords: 'winter gas for gbb m4', showing: 'winter gas', help: 'some words' } as const;
  expect(searchNotice({ ...gas, category: 'gas' })).toContain(notByGun(goesBy.gas ?? ''));
  const oil = { keywords: 'mp5 mag oil', showing: 'silicone oil', help: 'some words' } as const;
  expect(searchNotice({ ...oil, category: 'gas' })).not.toContain(goesBy.gas);
});

test('nothing is said of words that were put right, or of more than the search tries', () => {
  expect(some('hi capa magazin', 'magazine')).toBe('No exact match. Showing what matches ‘magazine’.');
  expect(some('high capacity ak mag', 'ak mag')).toMatch(/but not ‘high capacity’\.$/);
  expect(some('tan steel hi capa magazine', 'magazine')).toBe(
    'No exact match. Showing what matches ‘magazine’.',
  );
});

test('a whole match needs no notice, and other help says what it did', () => {
  expect(searchNotice({ keywords: 'bbs', help: 'none', showing: '' })).toBe('');
  expect(searchNotice({ keywords: 'ammo', help: 'synonym', showing: 'BBs' })).toBe(
    'Showing results for ‘BBs’.',
  );
});

test('that nothing is made for a gun stands in place of what was left out, and behind what was understood', () => {
  const besideFound = 'We have nothing made for ‘g36’ yet.';
  const found = { keywords: 'g36 magazine', showing: 'magazine', besideFound };
  expect(searchNotice({ ...found, help: 'some words' })).toBe(besideFound);
  expect(searchNotice({ ...found, help: 'synonym' })).toBe(`Showing results for ‘magazine’. ${besideFound}`);
});

test('what is not wanted is said of what was read otherwise too', () => {
  const found = { keywords: 'pellets not biodegradable', showing: butThese('BBs', 'biodegradable') };
  expect(searchNotice({ ...found, help: 'synonym' })).toBe(
    'Showing results for ‘BBs without biodegradable’.',
  );
});

test('that a thing isn’t sold is said above what has its word', () => {
  const besideFound = 'We don’t sell pyrotechnics.';
  expect(searchNotice({ keywords: 'smoke', help: 'none', showing: '', besideFound })).toBe(besideFound);
});
