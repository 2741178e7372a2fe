import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { attributes, families, products } from '#database/schema.ts';
import { catalogue } from '#demo/catalogue/index.ts';
import { siblings } from '#demo/catalogue/siblings.ts';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import { normalizeWords, singularOf, wordsOf } from '#shop/catalogue/search/words.ts';
import { transact } from '#shop/transact.ts';
import {
  gunPage,
  helpPages,
  lookPage,
  nearest,
  unlikePage,
  unsoldPage,
  unstatedPage,
  weightsBySpeed,
} from '#wording/storefront/help-pages.ts';
import { instead } from '#wording/storefront/instead.ts';
import { shelf } from '#wording/storefront/listing.ts';
import { suggestions } from '#wording/storefront/suggestions.ts';
import { type Judged, judged, notSold } from '../search/judged.ts';
import { judgedWhole, notSoldEither } from '../search/judged-whole.ts';
import { product, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const slugs = new Map<string, string>();
const siblingSlugs = new Set(siblings.map(({ slug }) => slug));
const judgedOnes = catalogue.filter(({ slug }) => !siblingSlugs.has(slug));
const otherOnes = catalogue.filter(({ slug }) => siblingSlugs.has(slug));
beforeAll(async () => {
  // Of a family, one member stands for all: a listing shows it once.
  for (const { slug, title, category, description, features, pricePence, attributes } of judgedOnes)
    slugs.set(await product(on, { title, category, description, features, pricePence, attributes }), slug);
  await transact(on.shop, learnAllWords);
});

const search = async (keywords: string, limit = 9) => {
  const { data = [], help } = await on.browser().post('/search-product', { keywords, limit });
  return { found: data.map(({ id }) => slugs.get(id) ?? ''), help };
};

/** What is said of a search that finds all of its words, and of one that leaves some out. */
const whole = { help: 'none', showing: '', notice: '' };
const without = (showing: string, left: string) => ({
  help: 'some words',
  showing,
  notice: suggestions.leftOut(showing, left),
});

/** How often the first product is right, and how many of as many as are right; told is what was found besides. */
async function measure(queries: Judged[]) {
  const wrong: string[] = [];
  let [firstRight, precision] = [0, 0];
  for (const { query, right } of queries) {
    const many = Math.min(9, right.length);
    const { found, help } = await search(query, 9);
    const hits = found.slice(0, many).filter((slug) => right.includes(slug)).length;
    if (right.includes(found[0] ?? '')) firstRight += 1;
    precision += hits / many;
    if (hits < many)
      wrong.push(
        `${query} (${help}): ${hits} of ${many}, ${found.slice(0, many).map((slug) => (right.includes(slug) ? '' : '!') + slug)} missing ${right.filter((slug) => !found.slice(0, many).includes(slug))}`,
      );
  }
  return {
    firstRight: firstRight / queries.length,
    precision: precision / queries.length,
    told: wrong.join('\n'),
  };
}

const foundOf = async (queries: string[]) => {
  const found = [];
  for (const query of queries) {
    const answer = await search(query);
    if (answer.found.length > 0) found.push(`${query} (${answer.help}): ${answer.found}`);
  }
  return found;
};

test('what players type finds what they mean, the right products first', async () => {
  expect(judged.length).toBeGreaterThanOrEqual(120);
  const { firstRight, precision, told } = await measure(judged);
  expect(firstRight, told).toBeGreaterThanOrEqual(0.97);
  expect(precision, told).toBeGreaterThanOrEqual(0.93);
});

test('a word more never hides the thing that is named behind another whose text speaks of it', async () => {
  for (const words of ['fast lipo charger', 'lipo charger fast'])
    expect(await search(words), words).toEqual({ found: ['battery-charger-b3'], help: 'some words' });
});

test('an adapter of a battery is the lead, and none for gas', async () => {
  for (const words of ['battery connector adapter', 'battery adaptor', 'adapter cable'])
    expect((await search(words)).found[0], words).toBe('battery-lead-deans-tamiya');
});

test('what the trade says in two words is put right as one thing', async () => {
  const right = await search('eye protection');
  expect(right.found.length).toBeGreaterThan(1);
  for (const words of ['eye protecton', 'eye protction', 'eye protectoin'])
    expect(await search(words), words).toEqual(right);
  expect((await search('eye sheild')).found).toEqual(right.found);
  expect((await search('protecton')).found).toEqual((await search('protection')).found);
  expect((await search('ump45 batery')).found).toEqual((await search('ump45 battery')).found);
  expect((await search('ear protecton')).found, 'what is not sold is nothing else').toEqual([]);
});

test('words that every object has are words as any other', async () => {
  const names = Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase());
  for (const name of names)
    for (const keywords of [name, `much ${name} longer`, `5${name}`, `bbs ${name}`, `${name} for m4`])
      for (const path of ['/search-product', '/search-counts'] as const)
        expect((await on.browser().post(path, { keywords })).status, `${path} ${keywords}`).toBe(200);
});

test('what the shop does not sell finds nothing', async () => {
  expect(await foundOf(notSold)).toEqual([]);
});

test('the same where every size, weight and colour is sold', async () => {
  for (const { slug, title, category, description, features, pricePence, attributes } of otherOnes)
    slugs.set(await product(on, { title, category, description, features, pricePence, attributes }), slug);
  await transact(on.shop, learnAllWords);
  const all = [...slugs.values()];
  const { firstRight, precision, told } = await measure(
    judgedWhole.map(([query, right]) => ({
      query,
      right: all.filter((slug) => new RegExp(right).test(slug)),
    })),
  );
  expect(firstRight, told).toBeGreaterThanOrEqual(0.97);
  expect(precision, told).toBeGreaterThanOrEqual(0.93);
  expect(await foundOf(notSoldEither)).toEqual([]);
}, 60_000);

test('what is not wanted is not found, and what has most of the words comes alone', async () => {
  const { found } = await search('bbs not bio');
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((slug) => /bio/.test(slug))).toEqual([]);
  expect((await search('11.1v lipo deans')).found.filter((slug) => !slug.startsWith('lipo-111'))).toEqual([]);
  expect((await search('lipo charger and bag')).found.toSorted()).toEqual([
    'battery-charger-b3',
    'battery-charging-bag',
  ]);
  // Neither names anything that is sold.
  expect((await search('m4 not mag xyz')).found).toEqual(
    (await search('m4 xyz')).found.filter((slug) => !/mag/.test(slug)),
  );
});

test('what is refused in other words is hidden too, and that is said', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  for (const keywords of [
    'mags not m4',
    'not m4 mags',
    'mags except m4',
    'mags without m4',
    'mags not for m4',
  ]) {
    const { found } = await search(keywords);
    expect(found.length, keywords).toBeGreaterThan(3);
    expect(
      found.filter((slug) => /m4/.test(slug)),
      keywords,
    ).toEqual([]);
    const notice = instead.without('mags', 'm4');
    expect(await ask(keywords), keywords).toMatchObject({ help: 'none', showing: 'mags', notice });
  }
  expect((await search('mags not hi-cap')).found).not.toContain('mag-m4-hi-300');
  // That is what the gas is called.
  expect((await search('gas without oil')).found[0]).toBe('gas-squall-12-dry-600');
});

test('what products state below their titles is left out and found by it, a sampler too', async () => {
  const bio = ['bbs-025-tracer-2000', 'bbs-sampler-4x500'];
  for (const keywords of ['bbs without bio', 'bbs not biodegradable', 'non bio bbs']) {
    const { found } = await search(keywords);
    expect(found, keywords).toContain('bbs-020-bag-5000');
    expect(
      found.filter((slug) => bio.includes(slug) || /bio/.test(slug)),
      keywords,
    ).toEqual([]);
  }
  for (const keywords of ['biodegradable bbs', 'bio bbs'])
    expect((await search(keywords)).found, keywords).toEqual(expect.arrayContaining(bio));
  expect((await search('bbs without tracer')).found.filter((slug) => /tracer/.test(slug))).toEqual([]);
});

test('what things are made of is found and left out in everyday words', async () => {
  const { found } = await search('black mags not metal');
  expect(found).toContain('mag-bolt-30');
  expect(found.filter((slug) => /hi-300|smg|pistol|gbb/.test(slug))).toEqual([]);
  const metal = await search('metal m4 mag');
  expect(metal.help).toBe('none');
  expect(metal.found.toSorted()).toEqual(['mag-gbb-m4-30', 'mag-m4-hi-300']);
  const plastic = await search('plastic mags');
  expect(plastic.help).toBe('none');
  expect(plastic.found).toContain('mag-m4-mid-120-tan');
  expect(plastic.found).not.toContain('mag-m4-hi-300');
});

test('a weight that was typed is meant, whatever weights a gun’s BBs have, and what is told is what is found', async () => {
  for (const keywords of ['0.36 sniper bbs', 'sniper bbs 0.36', '0.36 bbs for sniper'])
    expect(await search(keywords), keywords).toEqual({ found: ['bbs-036-match-1000'], help: 'none' });
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  const sniper = await ask('sniper bbs');
  const heavy = await ask('heavy bbs for sniper');
  expect(heavy.showing).toBe(sniper.showing);
  expect(heavy.data).toEqual(sniper.data);
});

test('what a gun fires is its BBs in any words: those of a sniper are heavy, those of any gun all', async () => {
  const ask = async (keywords: string) => {
    const { data, showing } = await on.browser().post('/search-product', { keywords });
    return { found: data?.map(({ id }) => slugs.get(id)), showing };
  };
  const sniper = await ask('sniper bbs');
  expect(sniper.found?.toSorted()).toEqual(['bbs-040-match-1000', 'bbs-043-match-1000']);
  for (const keywords of ['sniper ammo', 'ammo for sniper', 'sniper bullets', 'bullets for sniper'])
    expect(await ask(keywords), keywords).toEqual(sniper);
  for (const keywords of ['bolt action ammo', 'bolt action rifle rounds', 'sniper rifle ammo'])
    expect(await ask(keywords), keywords).toEqual(sniper);
  const all = await ask('ammo');
  for (const keywords of ['bb gun bullets', 'bb gun ammo', 'airsoft rifle pellets', 'gun bullets'])
    expect(await ask(keywords), keywords).toEqual(all);
  expect((await ask('glasses that dont fog')).showing).toBe('anti fog goggles');
});

test('of an orange tip it is said that nothing has one', async () => {
  for (const keywords of [
    'orange tip',
    'orange tips',
    'pistol orange tip',
    'do your guns have an orange tip',
  ])
    expect(await on.browser().post('/search-product', { keywords }), keywords).toMatchObject({
      data: [],
      page: helpPages.orangeTips,
    });
});

test('who says no more than airsoft is led to all products', async () => {
  const all = await on.browser().post('/search-product', { keywords: 'all products' });
  expect(all).toMatchObject({ data: [], page: helpPages.newest });
  for (const keywords of ['airsoft', 'airsoft shop', 'airsoft stuff', 'airsoft gear', 'Airsoft shop UK'])
    expect(await on.browser().post('/search-product', { keywords }), keywords).toEqual(all);
});

test('what more there is of a list of all, or of presents, is of that list', async () => {
  const next = { families: true, offset: 9, count: 9 };
  const all = await on.browser().post('/getProducts', next);
  expect(all.data).toHaveLength(9);
  expect(await on.browser().post('/getProducts', { ...next, keywords: 'airsoft' })).toEqual(all);
  const present = { keywords: 'gift', maxPrice: 20, families: true };
  const first = await on.browser().post('/getProducts', { ...present, count: 9 });
  const more = await on.browser().post('/getProducts', { ...present, ...next });
  expect(first.total).toBeGreaterThan(9);
  expect(more.total).toBe(first.total);
  const ids = [first, more].flatMap(({ data = [] }) => data.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a limit to the price holds in the suggestions and their counts as in the list', async () => {
  const priceOf = new Map(catalogue.map(({ slug, pricePence }) => [slug, pricePence]));
  for (const [keywords, most] of [
    ['under £10', 1000],
    ['under a tenner', 1000],
    ['gift under £20', 2000],
    ['bio bbs under £13', 1300],
  ] as const) {
    const { data } = await on.browser().post('/search-product', { keywords, families: true });
    const prices = data?.map(({ id }) => priceOf.get(slugs.get(id) ?? '') ?? 0) ?? [];
    expect(prices.length, keywords).toBeGreaterThan(1);
    expect(Math.max(...prices), keywords).toBeLessThanOrEqual(most);
    const { total = 0 } = await on.browser().post('/search-counts', { keywords });
    expect(total, keywords).toBeGreaterThanOrEqual(prices.length);
  }
  // Of presents what suits any gun stands first.
  const { data = [] } = await on.browser().post('/search-product', { keywords: 'gift under £20', limit: 6 });
  expect(data.every(({ catagory }) => catagory === 'bbs' || catagory === 'attire')).toBe(true);
});

test('the days of presents are answered as presents, and are no misspelt things', async () => {
  for (const keywords of [
    'mothers day',
    'Mother’s Day',
    'fathers day gift',
    'valentines day',
    'christmas',
    'xmas',
  ])
    expect((await on.browser().post('/search-product', { keywords })).page, keywords).toEqual(
      helpPages.gifts,
    );
  expect((await on.browser().post('/search-product', { keywords: 'christmas delivery' })).page).toEqual(
    helpPages.delivery,
  );
});

test('of how many rounds no magazine holds the nearest are found, and no speedloader of so many', async () => {
  const mags = ['mag-pistol-co2-22', 'mag-pistol-gas-24'];
  for (const keywords of ['100 rnd pistol mag', '50 round pistol mag']) {
    const { found, help } = await search(keywords);
    expect(found.toSorted(), keywords).toEqual(mags);
    expect(help, keywords).toBe('some words');
  }
  expect((await search('100 round mag')).found[0]).toBe('mag-smg-mid-95');
  expect((await search('100 round speedloader')).found).toEqual(['mag-speedloader-100']);
});

test('of what comes only with what is not wanted that is said', async () => {
  for (const keywords of ['scope without mount', 'scope no mount']) {
    const { data, notice } = await on.browser().post('/search-product', { keywords });
    expect(
      data?.map(({ id }) => slugs.get(id)),
      keywords,
    ).toEqual(['attachment-scope-1-6x24']);
    expect(notice, keywords).toBe(instead.onlyWith('scope', 'mount'));
  }
  for (const keywords of ['gas without oil', 'green gas without oil'])
    expect((await on.browser().post('/search-product', { keywords })).notice, keywords).not.toMatch(
      /comes with/,
    );
});

test('of two sizes each is one of the thing, over glasses a mask protects the eyes, and an AEG is a gun', async () => {
  const { found } = await search('tan gloves medium or large');
  expect(found).not.toEqual([]);
  expect(found.filter((slug) => !/gloves/.test(slug))).toEqual([]);
  for (const words of ['mask for glasses wearers', 'can goggles go over glasses']) {
    const worn = await search(words);
    expect(worn.found.join(' '), words).toMatch(/goggles/);
    expect(worn.found.join(' '), words).not.toMatch(/mesh/);
  }
  const { data, page, instead: needs = [] } = await on.browser().post('/search-product', { keywords: 'aeg' });
  expect([data, page]).toEqual([[], gunPage.kind]);
  expect(slugs.get(needs[0]?.id ?? '')).toMatch(/^lipo/);
  expect((await on.browser().post('/search-product', { keywords: 'aeg mags' })).notice).toBe('');
});

test('a number beside a mid-cap is its rounds, and two voltages without their unit are two things', async () => {
  for (const keywords of ['mid cap 150', '150 mid cap']) {
    expect((await search(keywords)).found[0], keywords).toMatch(/^mag-ak-mid-140/);
    const showing = `mid cap ${nearest.rd('mag')}`;
    expect(await on.browser().post('/search-product', { keywords }), keywords).toMatchObject({ showing });
  }
  for (const keywords of ['11.1 and 7.4', '7.4 and 11.1v']) {
    const { found, help } = await search(keywords);
    expect([help, found.length, found.every((slug) => /^lipo-(?:74|111)/.test(slug))], keywords).toEqual([
      'none',
      expect.any(Number),
      true,
    ]);
    expect(new Set(found.slice(0, 2).map((slug) => slug.slice(0, 7))).size, keywords).toBe(2);
  }
  expect(await on.browser().post('/search-product', { keywords: 'hi-cap m4 black' })).toMatchObject(
    without('hi cap m4', 'black'),
  );
  expect((await search('hi-cap m4 black')).found).toEqual(['mag-m4-hi-300']);
});

test('three things in a row are each found, and what is set in place of another beside it', async () => {
  const kinds = async (keywords: string, many: number) =>
    (await search(keywords)).found.slice(0, many).map((slug) => slug.split('-').slice(0, 2).join('-'));
  expect((await kinds('bbs mags gas', 3)).map((kind) => kind.split('-')[0])).toEqual(['bbs', 'mag', 'gas']);
  expect(await kinds('gloves kneepads lipo', 2)).toEqual(['attire-gloves', 'attire-knee']);
  // Those are one thing and what it is for.
  expect((await search('mag pouch belt')).found[0]).toBe('attire-triple-pouch-olive');
  expect((await kinds('co2 instead of green gas', 2)).toSorted()).toEqual(['gas-co2', 'gas-squall']);
  expect((await search('bio vs non bio')).found).toEqual((await search('bbs')).found);
});

test('what is for two guns, or in two colours, is found for each, whichever side the thing stands on', async () => {
  for (const keywords of ['mags for m4 and ak', 'm4 ak mags']) {
    const { found, help } = await search(keywords);
    expect([help, /m4/.test(found[0] ?? ''), /^mag-ak/.test(found[1] ?? '')]).toEqual(['none', true, true]);
  }
  for (const keywords of ['gloves tan and black', 'gloves in tan or black']) {
    const colours = (await search(keywords)).found.map((slug) => /tan|black/.exec(slug)?.[0]);
    expect(new Set(colours), keywords).toEqual(new Set(['tan', 'black']));
  }
  // Its name in two words, with a letter too many.
  expect((await on.browser().post('/search-product', { keywords: 'mag pull' })).page).toEqual(
    gunPage.maker('mag pull'),
  );
  // What only says that it costs less is no word of the thing.
  for (const keywords of ['deals on bbs', 'clearance bbs', 'cheapest way to get bbs'])
    expect((await search(keywords)).found, keywords).toEqual((await search('bbs')).found);
});

test('a number of volts without its unit counts before a plug, and a colour is put right to its whole word', async () => {
  expect(await on.browser().post('/search-product', { keywords: '7.4 tamiya' })).toMatchObject(
    without('7.4', 'tamiya'),
  );
  expect(await on.browser().post('/search-product', { keywords: 'gren gas' })).toMatchObject({
    help: 'spelling',
    showing: 'green gas',
  });
  const { notByGun, goesBy } = shelf;
  expect(
    (await on.browser().post('/search-product', { keywords: 'battery for tokyo marui' })).notice,
  ).toContain(notByGun(goesBy.batteries ?? ''));
  expect((await search('normal bbs')).help).toBe('none');
});

test('one odd word finds nothing that only looks like it, and no text that asks', async () => {
  expect(
    await foundOf(['unmarking', 'marking', 'products', 'what', 'how', 'thanks', 'hello', 'asdf']),
  ).toEqual([]);
  expect((await search('green gas thanks')).found).toEqual((await search('green gas')).found);
});

test('of a colour that texts alone speak of it is said that nothing has it', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  expect((await ask('orange')).notice).toBe(instead.look('orange'));
  for (const keywords of ['grey', 'gry', 'black', 'orange mag'])
    expect((await ask(keywords)).notice, keywords).not.toBe(instead.look(keywords));
});

test('how fast a thing is sent is answered above it, and which BBs are for a speed above those', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  for (const keywords of ['green gas next day delivery', 'next day delivery green gas']) {
    expect((await search(keywords)).found, keywords).toEqual((await search('green gas')).found);
    expect((await ask(keywords)).page, keywords).toEqual(helpPages.delivery);
  }
  const keywords = 'what bb weight for 350 fps';
  const { found } = await search(keywords);
  expect(found.slice(0, 2)).toEqual([expect.stringMatching(/^bbs-025/), expect.stringMatching(/^bbs-028/)]);
  expect((await ask(keywords)).page).toEqual({
    ...helpPages.weights,
    text: weightsBySpeed(350, [0.25, 0.28]),
  });
});

test('of several things the best of each come in turn, page after page, and each once', async () => {
  const found = async (keywords: string, page: object) => {
    const { data = [] } = await on.browser().post('/search-product', { keywords, ...page });
    return data.map(({ id }) => slugs.get(id) ?? '');
  };
  const [whole, first, second] = await Promise.all([
    found('pistol mag and gas', { limit: 8 }),
    found('pistol mag and gas', { limit: 4 }),
    found('pistol mag and gas', { limit: 4, offset: 4 }),
  ]);
  const isMagazine = (slug: string) => slug.startsWith('mag-');
  expect(first.map(isMagazine)).toEqual([true, false, true, false]);
  expect([...first, ...second]).toEqual(whole);
  expect(new Set(whole).size).toBe(8);
  const { data = [] } = await on.browser().post('/getProducts', { keywords: 'pistol mag and gas', count: 4 });
  expect(data.map(({ id }) => slugs.get(id))).toEqual(first);
  // What two of them find is there once.
  const twice = await found('olive or tan belt', {});
  expect(new Set(twice).size).toBe(twice.length);
  expect(await found('lipo, charger and bag', {})).not.toContainEqual(expect.stringMatching(/^bbs/));
});

test('what is begun and misspelt already is put right, and nothing else is made of a word', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  for (const [typed, showing] of [
    ['gogl', 'goggle'],
    ['magzi', 'magazine'],
    ['gloev', 'glove'],
    ['goog', 'goggle'],
  ] as const)
    expect(await ask(typed), typed).toMatchObject({ help: 'spelling', showing });
  for (const typed of ['zogl', 'gogx', 'nova', 'quil'])
    expect(await ask(typed), typed).toMatchObject({ data: [] });
});

test('a beginning is sooner that of a thing than of what one is like', async () => {
  expect((await search('lipo charg')).found).toEqual(['battery-charger-b3', 'battery-charging-bag']);
  expect((await search('-14mm')).found).toEqual((await search('14mm ccw')).found);
  expect((await search('gas bottle twin pack')).found[0]).toMatch(/^gas-squall/);
});

test('each of several things is found, or said not to be, by every order; and two weights the nearest of which are sold', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  expect(await ask('charger and bag')).toMatchObject(whole);
  for (const keywords of ['goggles and bag', 'bag and goggles'])
    expect(await ask(keywords), keywords).toMatchObject(without('goggles', 'bag'));
  const sorted = { keywords: 'goggles and bag', sortBy: 'priceLowToHigh' as const };
  expect(await on.browser().post('/getProducts', sorted)).toMatchObject({ showing: 'goggles' });
  expect((await search('ak and m4')).found[0]).toMatch(/^mag-ak/);
  for (const keywords of ['0.45 vs 0.40', '0.45 or 0.40']) {
    expect(await ask(keywords)).toMatchObject({ help: 'some words', showing: `${nearest.g()} or 0.40` });
    const { found } = await search(keywords);
    expect(found.slice(0, 2).toSorted(), keywords).toEqual(['bbs-040-match-1000', 'bbs-043-match-1000']);
  }
  for (const keywords of ['0.5', '.50', 'bbs 0.5'])
    expect(await ask(keywords), keywords).toMatchObject({ showing: nearest.g() });
});

test('what is suggested is told in the words of the search’s page', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  const { notByGun, goesBy } = shelf;
  expect((await ask('0.45')).notice).toMatch(
    /^We have no 0\.45 g\. The nearest are 0\.43 g and 0\.\d\d g\.$/,
  );
  expect((await ask('lipo for g36c')).notice).toContain(notByGun(goesBy.batteries ?? ''));
  expect((await ask('purple gloves')).notice).toBe(suggestions.leftOut('gloves', 'purple'));
  expect((await ask('ammo')).notice).toBe(shelf.help.synonym('BBs'));
  expect((await ask('hi capa suppressor')).notice).toContain(gunPage.notFor('hi capa').title);
  for (const keywords of ['m4 mag', 'can you post gas', 'wheelbarrow'])
    expect((await ask(keywords)).notice, keywords).toBe('');
});

test('what titles say to be the thing comes first, in other colours where nothing has that one', async () => {
  const masks = ['attire-mesh-mask-olive', 'attire-full-face-mask'];
  for (const keywords of ['mask black mesh', 'blk mesh mask'])
    expect(await search(keywords), keywords).toEqual({ found: masks, help: 'some words' });
  expect(await search('olive mesh mask')).toEqual({ found: masks.slice(0, 1), help: 'none' });
});

test('what helps a magazine that doesn’t hold gas stands above what else can be done', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords, limit: 1 });
  const { data = [], page } = await ask('mag wont hold gas');
  expect(slugs.get(data[0]?.id ?? '')).toBe('gas-silicone-oil-30');
  expect(page).toEqual({ ...helpPages.leaking, isBelow: true });
  expect((await ask('gas doesnt work in cold')).page).toEqual(helpPages.coldGas);
  expect((await ask('can you post gas')).page).toEqual(helpPages.byRoad);
});

test('a number that leaves nothing is left out, and that is said', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  for (const [keywords, showing, left] of [
    ['0.28g biodegradable 1kg', '0.28g biodegradable', '1kg'],
    ['0.25 bio 5000', '0.25 bio', '5000'],
    ['0.20g bbs 10kg', '0.2g bbs', '10kg'],
  ] as const)
    expect(await ask(keywords), keywords).toMatchObject(without(showing, left));
  expect((await ask('0.45g 1kg')).showing).toBe(nearest.g());
});

test('a noun more empties no search that has most of its words, and it is said which was left out', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  for (const [keywords, showing, left] of [
    ['rifle sling bag', 'sling', 'bag'],
    ['bb loader drill', 'bb loader', 'drill'],
  ] as const)
    expect(await ask(keywords), keywords).toMatchObject(without(showing, left));
  // Of two words the other may be what was meant.
  expect(await foundOf(['sling bag', 'bb drill'])).toEqual([]);
});

test('gas for a gun that blows back by gas is gas, and the gun is not said to be left out', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  const { found, help } = await search('gas for gbb');
  for (const keywords of ['gas gbb rifle', 'gas for gbb rifle', 'gas for my GBBR'])
    expect(await search(keywords), keywords).toEqual({ found, help });
  for (const keywords of ['gas for gbb in winter', 'gas gbb rifle in winter'])
    expect(await ask(keywords), keywords).toMatchObject(whole);
});

test('sorted by price the thing itself is listed, and not what is for it', async () => {
  const first = async (keywords: string) => {
    const { data = [] } = await on.browser().post('/getProducts', { keywords, sortBy: 'priceLowToHigh' });
    return slugs.get(data[0]?.id ?? '');
  };
  expect(await Promise.all(['mags', 'battery', 'lipo', 'gas'].map(first))).toEqual([
    expect.stringMatching(/^mag-m4-mid-120/),
    'nimh-84-1600-mini',
    'lipo-74-1300-stick',
    'gas-squall-12-pocket-150',
  ]);
  // And so is each of several.
  expect(await first('lipo and charger')).toBe('lipo-74-1300-stick');
});

test('of a capacity, a voltage or a size that nothing has the nearest come first, and that is said', async () => {
  const ask = async (keywords: string) => {
    const { data = [], help, showing } = await on.browser().post('/search-product', { keywords, limit: 9 });
    return { found: data.map(({ id }) => slugs.get(id) ?? ''), help, showing };
  };
  for (const [typed, showing, first] of [
    ['2000mah', nearest.mah('LiPo or NiMH'), /^lipo-74-2200/],
    ['9.9v', nearest.v('LiPo, NiMH or cell'), /^nimh-96/],
    ['200 round m4 mag', `m4 ${nearest.rd('mag')}`, /^mag-m4-mid/],
  ] as const) {
    const { found, ...said } = await ask(typed);
    expect(said, typed).toEqual({ help: 'some words', showing });
    expect(found[0], typed).toMatch(first);
  }
});

test('a gun that is named once is every magazine’s, and no battery’s; a sight’s riser comes before the sight', async () => {
  const { found, help } = await search('m4 battery and mag');
  expect(help).toBe('none');
  expect(found.filter((slug, at) => !(at % 2 ? /^mag-.*m4/ : /^(?:lipo|nimh)/).test(slug))).toEqual([]);
  expect((await search('holo sight n torch')).found).toEqual((await search('holo sight and torch')).found);
  expect((await search('red dot riser')).found).toEqual(['attachment-riser-26', 'attachment-red-dot-micro']);
  expect((await search('how fast is 0.25 at 1 joule')).found).toEqual((await search('0.25')).found);
});

test('of two things that guns use up neither is found for a text that speaks of it', async () => {
  for (const [typed, first, second] of [
    ['bbs gas', /^bbs-/, /^gas-squall/],
    ['gas bbs', /^gas-squall/, /^bbs-/],
    ['bbs battery', /^bbs-/, /^(?:lipo|nimh)/],
  ] as const) {
    const { found, help } = await search(typed);
    expect([found[0], found[1], help], typed).toEqual([
      expect.stringMatching(first),
      expect.stringMatching(second),
      'none',
    ]);
  }
  expect((await search('tracer bbs')).found).toEqual(['bbs-025-tracer-2000']);
  for (const typed of ['winter gas', 'gas winter'])
    expect((await search(typed)).found, typed).toEqual(['gas-squall-14-600']);
  expect(await on.browser().post('/getProducts', { keywords: 'winter gas' })).toMatchObject({ total: 1 });
});

test('a title with an ‘and’ or commas in it is no list of things', async () => {
  const titles = [...catalogue].filter(({ title }) => / and | or | & /.test(title));
  expect(titles.length).toBeGreaterThan(3);
  for (const { title, slug } of titles) {
    const { found, help } = await search(title);
    expect([found[0], help], title).toEqual([slug, 'none']);
    const kinds = new Set(found.map((one) => one.replace(/-(?:s|m|l|xl)$/, '')));
    expect(kinds.size, `${title}: ${found}`).toBeLessThan(3);
  }
  for (const { title, slug } of catalogue.filter(({ title }) => title.includes(','))) {
    const { found, help } = await search(title);
    expect([found[0], help], title).toEqual([slug, 'none']);
    expect(new Set(found.map((one) => one.split('-')[0])).size, `${title}: ${found}`).toBe(1);
  }
});

test('nothing else comes after what a number, a noun or an unfinished word means', async () => {
  const all = async (keywords: string) => (await search(keywords)).found.sort();
  expect(await all('7.4v')).toEqual(['lipo-74-1300-stick', 'lipo-74-2200-brick']);
  expect(await all('0.36g')).toEqual(['bbs-036-match-1000']);
  expect(await all('shield')).toEqual(await all('sheild'));
  expect((await search('face shield')).found[0]).toBe('attire-full-face-mask');
  for (const typed of ['face pro', 'mask'])
    expect(await all(typed), typed).toEqual(['attire-full-face-mask', 'attire-mesh-mask-olive']);
  expect(await all('hat')).toEqual(['attire-cap-olive']);
  for (const typed of ['1 litre gas', '1l gas', '1000 ml gas'])
    expect(await all(typed), typed).toEqual(['gas-squall-12-1000']);
  for (const typed of ['2.2ah', '2200 milliamp', '25g bbs', 'C02'])
    expect(await all(typed), typed).not.toEqual([]);
  for (const slug of await all('gloves bl')) expect(slug).toMatch(/^attire-gloves-black/);
  expect(await search('midcap m', 1)).toMatchObject({ help: 'none' });
  // One letter that only texts have is on its way to a word: it shuts out nothing that begins so.
  expect(await all('green g')).toEqual(expect.arrayContaining(await all('green gas')));
  expect(await all('gas m')).toContain('mag-gbb-m4-30');
  expect(await all('gloves m')).toEqual(['attire-gloves-black-m', 'attire-gloves-tan-m']);
  expect(await search('gloves ak', 1)).toMatchObject({ help: 'some words' });
  // None weighs 0.5 g, though one is for guns of 0.5 J.
  expect(await search('.50 bbs', 1)).toMatchObject({ help: 'some words' });
  // What asks says nothing of what about, and the name of a thing is no synonym within it.
  for (const typed of ['cheap bbs', 'how many bbs in a bag', 'red dot sight', 'bbs 0', 'ba'])
    expect(await search(typed, 1), typed).toMatchObject({ help: 'none' });
  expect(
    await on.browser().post('/search-product', { keywords: 'will you refund a faulty battery' }),
  ).toMatchObject({
    help: 'some words',
    showing: 'battery',
  });
  expect(await on.browser().post('/search-product', { keywords: 'what bbs for m4' })).toMatchObject({
    help: 'some words',
    showing: 'bbs',
  });
});

test('the database makes the same words of a product as the shop of what is typed', async () => {
  const texts = [
    ...catalogue.flatMap(({ title, description, features }) => [title, description, ...features]),
    '.25 and 0.250, 00.5; 7.40 V, 2,200 mAh, 1,000,000 rounds of 6 mm',
    "Player's CO₂ – 12 g × 5 (M4/M16) L'été Über ĄĆĘ straße",
    'M4 120 rnds; M4 rounds; 16 AWG; 1-6x24; CR-123A; 2S to 4S, v1.0, end.5',
    'gases lenses glasses torches boxes hoodies ties m4s 2s BBs plus camera cameras pass axis',
    'a-b-c -x- --y 3--4 0.5-g 🙂 テスト Тест _under_score_ 10%off',
    '',
  ];
  for (const text of texts) {
    const { rows } = await on.shop.db.execute<{ plain: string; terms: string[] }>(
      sql`select search_plain(${text}) as plain, search_terms(search_plain(${text})) as terms`,
    );
    expect(rows[0]?.plain).toBe(normalizeWords(text));
    const own = wordsOf(text).flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts));
    const missing = rows[0]?.terms.filter((term) => !own.map(singularOf).includes(term));
    expect(missing, text).toEqual([]);
    const idle = own.filter((word) => !rows[0]?.terms.includes(singularOf(word)));
    expect(
      idle.filter(
        (word) =>
          !/^(a|an|the|and|or|of|for|with|without|from|to|in|on|at|by|is|are|it|its|be|this|that|my|your|our|me|i|you)$/.test(
            word,
          ),
      ),
      text,
    ).toEqual([]);
  }
});

test('another process knows new words at once, and a search says what it did', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  expect(await ask('quokka')).toMatchObject({ status: 200, data: [], help: 'none' });
  // As another process would: this one is told of nothing.
  const id = await product(on, { title: 'Quokka badge', category: 'attire', description: 'Shows a wombat' });
  await transact(on.shop, learnAllWords);
  expect((await ask('quokka')).data?.map((row) => row.id)).toEqual([id]);
  expect((await ask('wombat')).data?.map((row) => row.id)).toEqual([id]);
  expect(await ask('quoka badge')).toMatchObject({
    help: 'spelling',
    showing: 'quokka badge',
    notice: shelf.help.spelling('quokka badge'),
  });
  await product(on, { title: 'Wallaroo red dot sight', category: 'attachments' });
  await transact(on.shop, learnAllWords);
  expect(await ask('red dot sigt')).toMatchObject({ help: 'spelling', showing: 'red dot sight' });
  // Of several, as it was typed.
  expect(await ask('wallarooos sigths')).toMatchObject({ help: 'spelling', showing: 'wallaroos sights' });
  expect(await ask('ammo')).toMatchObject({ help: 'synonym', showing: 'BBs' });
  expect(await ask('odin loader')).toMatchObject({ help: 'synonym', showing: 'speedloader' });
  // Of the weights that it means, those that are sold.
  expect(await ask('heavy bbs')).toMatchObject({
    help: 'synonym',
    showing: '0.36 g, 0.40 g or 0.43 g BBs',
  });
  for (const same of ['m4 mag', 'kneepads', 'cr123', 'hi capacity mags'])
    expect(await ask(same), same).toMatchObject({ help: 'none', showing: '' });
  expect(await ask('purple gloves')).toMatchObject(without('gloves', 'purple'));
  expect(await ask('8 mm bbs')).toMatchObject({ showing: 'bbs', notice: instead.calibre('8 mm') });
  expect(await ask('gas bottle twin pack')).toMatchObject(without('gas', 'twin pack'));
  expect(await ask('m4 hicap drum')).toMatchObject({ showing: 'm4 hi-cap' });
  // What nobody typed is not said, and what stands beside a name of its own not twice.
  expect(await ask('7.4v 1300mah tamiya')).toMatchObject(without('7.4v 1300mah', 'tamiya'));
  expect(await ask('full face mask glasses')).toMatchObject({ showing: 'full face mask' });
  expect(await ask('bulk bbs 25kg')).toMatchObject(without('bulk bbs', '25kg'));
  expect(await ask('3 moa red dot')).toMatchObject(without('red dot', '3 moa'));
  expect(await ask('green gas x2')).toMatchObject({ help: 'none' });
  expect(await ask('0.5g bbs')).toMatchObject({ help: 'some words', showing: nearest.g() });
  expect(await ask('0.5 bbs for m4')).toMatchObject({ showing: nearest.g() });
  expect(await ask('0.5 bio bbs')).toMatchObject({ showing: `bio ${nearest.g()}` });
  expect(await ask('m4 magpul pmag')).toMatchObject({ showing: 'M4 magazine' });
  expect(await ask('bolt action bbs 0.4')).toMatchObject({ help: 'none', showing: '' });
  expect(await ask('m4 magazine')).toMatchObject({ help: 'none', showing: '' });
  expect(await ask('gas for cold weather')).toMatchObject({ help: 'synonym', showing: 'winter gas' });
  const listed = await on.browser().post('/getProducts', { keywords: 'tamyia' });
  expect(listed).toMatchObject({ help: 'spelling', showing: 'tamiya' });
});

test('of a question only the things are found that it names, and what no page answers leads to the contact form', async () => {
  const asked = async (keywords: string) => {
    const { page } = await on.browser().post('/search-product', { keywords });
    const { found } = await search(keywords);
    return { page, found: found.map((slug) => slug.replace(/-.*/, '')) };
  };
  expect(await asked('how to stop goggles steaming up')).toEqual({
    page: helpPages.fogging,
    found: ['attire', 'attire'],
  });
  expect(await asked('do i need to sign for it')).toEqual({ page: helpPages.atTheDoor, found: [] });
  expect(await asked('why is my gun shooting low')).toEqual({ page: helpPages.hopUp, found: [] });
  expect(await asked('does the torch float')).toEqual({
    page: helpPages.unanswered,
    found: ['attachment'],
  });
  expect(await asked('will it come before christmas if i order on 20th')).toEqual({
    page: helpPages.christmas,
    found: [],
  });
  for (const keywords of [
    'legal age to buy bbs',
    'how old do you have to be to buy green gas',
    'what courier do you use',
  ])
    expect((await asked(keywords)).found, keywords).toEqual([]);
  const returned = await asked('who pays return for gas');
  expect(returned.page).toEqual(helpPages.returnsByRoad);
  expect(returned.found).not.toContain('attire');
  expect(await asked('which torch')).toMatchObject({ page: null, found: ['attachment'] });
});

test('words that ask for a page of the shop find it, above the products that have them', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  await product(on, { title: 'Potoroo bag', category: 'attire', description: 'May contain sand' });
  const spring = await product(on, { title: 'Potoroo return spring', category: 'attachments' });
  await transact(on.shop, learnAllWords);
  expect(await ask('shipping')).toMatchObject({ data: [], page: helpPages.delivery });
  expect(await ask('track my order')).toMatchObject({ data: [], page: helpPages.orders });
  await product(on, { title: 'Potoroo oil', category: 'gas', description: 'Please return the bottle' });
  const returns = await ask('return');
  expect(returns.page).toEqual(helpPages.returns);
  expect(returns.data?.map(({ id }) => id)).toEqual([spring]);
  const springs = await ask('return spring');
  expect(springs.page).toBeNull();
  expect(springs.data?.[0]?.id).toBe(spring);
  // A question names the product that it is about.
  const question = await ask('can I return a spring');
  expect([question.page, question.data?.[0]?.id]).toEqual([helpPages.returns, spring]);
  const place = await ask('can you send a return spring to northern ireland');
  expect([place.page, place.data?.[0]?.id]).toEqual([helpPages.places, spring]);
  expect(await ask('do you ship to Ireland')).toMatchObject({ data: [], page: helpPages.places });
  await product(on, { title: 'Potoroo magazine', category: 'magazines' });
  await transact(on.shop, learnAllWords);
  const fitting = await ask('what magazine for my gun');
  expect(fitting.page).toEqual(helpPages.whatFits);
  expect(fitting.data?.length).toBeGreaterThan(0);
  // 'Contact' is no misspelt 'contain'.
  expect(await ask('contact')).toMatchObject({ data: [], help: 'none', page: helpPages.contact });
  expect(await on.browser().post('/search-counts', { keywords: 'contact' })).toMatchObject({ total: 0 });
  expect(await on.browser().post('/getProducts', { keywords: 'contact' })).toMatchObject({ total: 0 });
});

test('who begins is shown what everybody needs, in whatever words, and no BBs of a starter’s', async () => {
  const kits = [];
  for (const keywords of [
    'starter kit',
    'what do i need to start',
    'first time airsoft what do i need',
    'beginner kit',
  ]) {
    const { data, page, instead = [] } = await on.browser().post('/search-product', { keywords });
    expect([data, page], keywords).toEqual([[], helpPages.firstKit]);
    kits.push(instead.map(({ id }) => id));
  }
  expect(kits[0]?.map((id) => slugs.get(id))).toContain('attire-goggles-clearway');
  expect(new Set(kits.map(String)).size).toBe(1);
});

test('how to pay and where to collect are answered by their first words', () => {
  expect(helpPages.payment.text).toMatch(
    /^Visa, Mastercard and American Express, on our card payment provider’s page\. No PayPal or Klarna\./,
  );
  expect(helpPages.collecting.text).toMatch(/^We only deliver: there’s nothing to collect from\./);
});

test('trade, hours, a number to ring and codes have answers, the newsletter’s own code too', async () => {
  const pageOf = async (keywords: string) => (await on.browser().post('/search-product', { keywords })).page;
  const { newsletterCode } = on.shop.settings;
  for (const [typed, page] of [
    ['trade', helpPages.trade],
    ['open on saturday', helpPages.hours],
    ['saturday delivery', helpPages.deliveryDays],
    ['ring you', helpPages.phone],
    ['voucher', helpPages.codes],
    [newsletterCode, helpPages.codes],
    [newsletterCode.toLowerCase(), helpPages.codes],
  ] as const)
    expect(await pageOf(typed), typed).toEqual(page);
  on.shop.settings.sellerPhone = '01234 567890';
  expect((await pageOf('can I ring you'))?.text).toContain('01234 567890');
  delete on.shop.settings.sellerPhone;
  for (const typed of [
    'sniper bbs',
    'bbs sniper',
    'what bb weight for sniper',
    'which bbs for dmr',
    'best bbs for pistol',
  ]) {
    const { page, data } = await on.browser().post('/search-product', { keywords: typed });
    expect([page, (data ?? []).length > 0], typed).toEqual([helpPages.weights, true]);
  }
  // 'Trade' is no misspelt tracer.
  expect((await search('trade')).found).toEqual([]);
});

test('a gun that is not sold leads to what is for its like, or for any; other things do not', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  const pageOf = async (keywords: string) => (await ask(keywords)).page;
  for (const typed of [
    'hi capa',
    'Hi-Capa',
    '1911',
    '1911a1',
    'aug',
    'g36c',
    'scar h',
    'UMP45',
    'ump 45',
    'M14',
  ])
    expect((await pageOf(typed))?.title, typed).toMatch(
      new RegExp(gunPage.model(typed.split(' 4')[0] ?? '').title, 'i'),
    );
  expect(await pageOf('buy hi-capa')).toEqual(gunPage.model('hi capa'));
  // By its name alone as beside the magazine's.
  const magazines = await search('glock 17 mag');
  for (const typed of ['glock 17', 'glock 1', 'g17']) {
    expect((await search(typed)).found, typed).toEqual(magazines.found);
    expect(await pageOf(typed), typed).toEqual(gunPage.suits);
  }
  const ofM4 = await search('m4 magazine');
  // What shoots 0.12 g is no spare part.
  expect((await ask('springer')).instead?.map(({ id }) => slugs.get(id))).toContain('bbs-012-spring-2000');
  for (const [typed, name] of [
    ['SCAR', 'scar'],
    ['scar mag', 'scar'],
    ['l85a2', 'l85'],
    ['sa80 magazine', 'sa80'],
    ['X95', 'x95'],
  ] as const) {
    expect((await search(typed)).found, typed).toEqual(ofM4.found);
    expect(await pageOf(typed), typed).toEqual(gunPage.commonly(name));
  }
  expect(await pageOf('m4 rifle')).toEqual(gunPage.like('m4'));
  expect(await pageOf('bolt action rifle')).toEqual(gunPage.like('bolt-action'));
  for (const typed of [
    'gun',
    'rif',
    'electric rifle',
    'do you sell guns',
    'boneyard',
    'two tone',
    'springer',
  ])
    expect(await pageOf(typed), typed).toEqual(gunPage.kind);
  // A maker alone, of whom there is nothing.
  for (const typed of ['marui', 'Tokyo Marui', 'specna arms', 'Dye i5', 'asg 9.0', 'ares', 'magpull'])
    expect(await pageOf(typed)).toEqual(gunPage.maker(typed));
  // Beside it stands what guns of its kind run on, of each kind of thing in turn.
  const insteadOf = async (typed: string) =>
    ((await ask(typed)).instead ?? []).map(({ id }) => slugs.get(id));
  expect((await insteadOf('hi capa')).slice(0, 3)).toEqual([
    expect.stringMatching(/^gas-squall-12/),
    expect.stringMatching(/^gas-co2/),
    expect.stringMatching(/^bbs-025/),
  ]);
  expect((await insteadOf('UMP45'))[0]).toMatch(/^lipo/);
  expect(await insteadOf('tent')).toEqual([]);
  // And beside a maker what is like its things.
  expect((await insteadOf('magpull')).slice(0, 2)).toEqual([
    expect.stringMatching(/^mag-m4/),
    expect.stringMatching(/grip/),
  ]);
  expect((await insteadOf('Nuprol'))[0]).toMatch(/^gas-squall/);
  for (const typed of ['tent', 'glock mag', 'ak47', 'silencer', 'qwertyuiop'])
    expect(await pageOf(typed), typed).toBeNull();
  // No other gun's magazine is offered for it; what is for any gun is, and is said not to be made for it.
  for (const typed of ['hi-capa magazine', 'mags for hi capa', 'extended mag hi capa', 'hi capa hicap']) {
    expect(await pageOf(typed), typed).toEqual(gunPage.magazine('hi capa'));
    expect((await insteadOf(typed)).slice(0, 2), typed).toEqual([
      'mag-speedloader-100',
      expect.stringMatching(/^gas-squall-12/),
    ]);
  }
  expect(await ask('g36 mag')).toMatchObject({ data: [], page: gunPage.magazine('g36') });
  // One that blows back by gas runs on no battery.
  expect((await insteadOf('gbb rifle'))[0]).toMatch(/^gas-squall-12/);
  expect((await insteadOf('gbb rifle')).join(' ')).not.toMatch(/lipo/);
  // What goes with a magazine is no battery.
  expect((await insteadOf('p90 mag'))[0]).toBe('mag-speedloader-100');
  expect((await insteadOf('p90 mag')).join(' ')).not.toMatch(/lipo|charger/);
  // A sniper rifle's is its maker's own, and none of the VSR's.
  for (const gun of ['l96', 'm24', 'ssg24', 'sr25', 'sr-25'])
    for (const typed of [gun, `${gun} magazine`])
      expect(await ask(typed), typed).toMatchObject({
        data: [],
        page: { path: '', title: expect.stringMatching(/ for ‘(?:l96|m24|ssg24|sr[- ]?25)’/) },
      });
  expect((await search('vsr mag')).found).toEqual(['mag-bolt-30']);
  expect(await ask('hi capa mag and gas')).toMatchObject({ showing: 'gas', page: gunPage.notFor('hi capa') });
  expect(await pageOf('hi capa suppressor')).toEqual(gunPage.notFor('hi capa'));
  expect((await search('gas for hi capa')).found.join(' ')).not.toMatch(/mag-/);
  // Of a maker's magazines too, which no gun's name narrows.
  expect(await pageOf('tokyo marui mag')).toEqual(gunPage.maker('tokyo marui'));
  expect(await pageOf('tokyo marui m4 mag')).toBeNull();
  for (const typed of ['tokyo marui m4', 'cyma m4'])
    expect(await pageOf(typed), typed).toEqual(gunPage.suits);
  // A maker is named alone within a question, and of a gun's what fits is told elsewhere.
  for (const [typed, page] of [
    ['does this fit a tokyo marui', gunPage.makerOfGun('tokyo marui')],
    ['will it work with my specna arms', gunPage.makerOfGun('specna arms')],
    ['anything by krytac', gunPage.maker('krytac')],
    ['do you sell G&G', gunPage.maker('g&g')],
  ] as const)
    expect(await pageOf(typed), typed).toEqual(page);
  expect(await pageOf('battery for ump')).toBeNull();
  const { path } = gunPage.like('bolt-action');
  expect((await search(decodeURIComponent(path.slice('/shop/'.length)))).found).not.toEqual([]);
});

test('other things that are not sold lead to the shelf of what is nearest', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  const nearestTo = async (typed: string) => {
    const { page, instead = [] } = await ask(typed);
    return [page, instead.map(({ id }) => slugs.get(id) ?? '').join(' ')];
  };
  for (const [typed, said, shelf, nearest] of [
    ['trousers', 'trousers', 'attire', 'shirt.*knee-pads'],
    ['pistol grip m4', 'pistol grip', 'attachments', 'foregrip'],
    ['o rings', 'o rings', 'gas', 'silicone-oil'],
    ['barrel cleaning', 'barrel cleaning', 'gas', 'silicone-oil'],
    ['gearbox grease', 'gearbox grease', 'gas', 'silicone-oil'],
    ['macro line qd fitting', 'qd fitting', 'gas', 'hpa-line'],
    ['black combat trousers', 'trousers', 'attire', 'shirt'],
    ['do you sell boots', 'boots', 'attire', 'gloves'],
    ['jackets', 'jackets', 'attire', 'shirt'],
    ['helmet', 'helmet', 'attire', 'goggles'],
    ['Backpack', 'backpack', 'attire', 'chest-rig'],
    ['pistol holster', 'holster', 'attire', 'belt'],
    ['gun bag', 'gun bag', 'attachments', 'sling'],
    ['laser', 'laser', 'attachments', 'red-dot'],
    ['aa batteries', 'aa batteries', 'batteries', 'battery-cr'],
    ['lr44', 'lr44', 'batteries', 'battery-cr'],
    ['xt60', 'xt60', 'batteries', 'lipo'],
    ['18650', '18650', 'batteries', 'battery-cr'],
    ['ear defenders', 'ear defenders', 'attire', 'goggles'],
    ['patches', 'patches', 'attire', 'plate-carrier'],
    ['aaa', 'aaa', 'batteries', 'battery-cr'],
    ['pp3', 'pp3', 'batteries', 'battery-cr'],
    ['9v', '9v', 'batteries', 'nimh-96'],
    ['9 volt battery', '9v battery', 'batteries', 'nimh-96'],
    ['snood', 'snood', 'attire', 'cap'],
    ['hpa tank', 'hpa tank', 'gas', '^gas-hpa-line'],
    ['jst', 'jst', 'batteries', 'battery-lead'],
    ['xt90 plug', 'xt90', 'batteries', 'battery-lead'],
    ['ec3', 'ec3', 'batteries', 'battery-lead'],
    ['cw to ccw adaptor', 'thread adapter', 'attachments', 'flash-hider'],
    ['barrel adapter', 'barrel adapter', 'attachments', 'flash-hider'],
    ['nods', 'nods', 'attachments', 'red-dot'],
    ['comms', 'comms', 'attire', 'goggles'],
    ['radio', 'radio', 'attire', 'pouch'],
    ['holster glock 17', 'holster', 'attire', 'belt'],
    ['sling swivel', 'sling swivel', 'attachments', '^attachment-sling'],
    ['hpa fitting', 'hpa fitting', 'gas', '^gas-hpa-line'],
    ['anti fog spray', 'anti fog spray', 'attire', 'goggles'],
    ['pistol case', 'pistol case', 'attachments', 'sling'],
    ['black balaclava', 'balaclava', 'attire', '^attire-mesh-mask|^attire-full-face'],
    ['sniper veil', 'sniper veil', 'attire', 'mask'],
  ] as const)
    expect(await nearestTo(typed), typed).toEqual([
      unsoldPage(said, shelf),
      expect.stringMatching(new RegExp(nearest)),
    ]);
  // Of a part of a gun nothing is near.
  for (const typed of ['gearbox', 'barrel', 'mosfet', 'piston head', 'tightbore', 'stock'])
    expect(await nearestTo(typed), typed).toEqual([unlikePage(typed), '']);
  // Of what nothing is said to be, what is nearest.
  for (const [typed, shelf, nearest] of [
    ['waterproof', 'attire', 'shirt.*gloves'],
    ['anything waterproof', 'attire', 'shirt.*gloves'],
    ['left handed', 'attachments', 'sling'],
  ] as const)
    expect(await nearestTo(typed), typed).toEqual([
      unstatedPage(typed.replace('anything ', ''), shelf),
      expect.stringMatching(new RegExp(nearest)),
    ]);
  expect(await nearestTo('night games')).toEqual([
    helpPages.night,
    expect.stringMatching(/tracer.*attachment-torch/),
  ]);
  // Of a colour or a pattern that nothing has, what comes in others.
  for (const typed of ['camo', 'multi cam', 'dpm', 'Flecktarn', 'pink'])
    expect(await nearestTo(typed), typed).toEqual([lookPage(typed), expect.stringMatching(/shirt.*gloves/)]);
  // With a slip in it too.
  for (const [typed, look] of [
    ['cammo', 'camo'],
    ['camoo', 'camo'],
    ['camoflage', 'camouflage'],
    ['multicamm', 'multicam'],
  ] as const)
    expect((await ask(typed)).page, typed).toEqual(lookPage(look));
  expect((await ask('waterprof')).page).toEqual(unstatedPage('waterproof', 'attire'));
  for (const typed of ['helmit', 'hemlet', 'helmut'])
    expect((await ask(typed)).page, typed).toEqual(unsoldPage('helmet', 'attire'));
  expect(await ask('camo gloves')).toMatchObject({ help: 'some words', showing: 'gloves', page: null });
  // Of two things the one that is sold is shown, and of the other is said that it isn't.
  for (const [typed, said, shelf, showing] of [
    ['knee pads and trousers', 'trousers', 'attire', 'knee pads'],
    ['helmet & goggles', 'helmet', 'attire', 'goggles'],
    ['jst lipo', 'jst', 'batteries', 'lipo'],
    ['lipo with xt60', 'xt60', 'batteries', 'lipo'],
    ['large tamiya battery', 'large tamiya', 'batteries', 'battery'],
  ] as const)
    expect(await ask(typed), typed).toMatchObject({
      help: 'some words',
      showing,
      page: unsoldPage(said, shelf, 'beside'),
      instead: [],
    });
  // Why BBs don't feed leads to the guide, beside what helps, and not to guns that aren't sold.
  for (const typed of ['bbs jam my gun', 'gun not feeding', 'why wont my gun feed'])
    expect(await nearestTo(typed), typed).toEqual([
      helpPages.feeding,
      expect.stringMatching(/bbs-020.*silicone/),
    ]);
  // 9.6 V is found by its own number, and no 12 V is said to be there.
  expect(await ask('9.6v')).toMatchObject({ help: 'none', page: null });
  expect(await ask('7v')).toMatchObject({ help: 'spelling', showing: '7.4v' });
  expect(await ask('12v')).toMatchObject({ help: 'some words' });
});

test('a slip of a letter or two is read as if there were none, and what was looked for is told', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords, limit: 9 });
  for (const [typed, right, showing] of [
    ['gass for pistol', 'gas for pistol', 'pistol gas'],
    ['gass pistol', 'gas pistol', 'pistol gas'],
    ['pistle mag', 'pistol mag', 'pistol mag'],
    ['magazene', 'magazine', 'magazine'],
    ['m4 mgas', 'm4 mags', 'm4 mags'],
    ['ful face mask', 'full face mask', 'full face mask'],
    ['amo', 'ammo', 'BBs'],
    ['pelletts for sniper', 'pellets for sniper', '0.40 g or 0.43 g BBs'],
  ] as const) {
    const [found, meant] = [await ask(typed), await ask(right)];
    expect(found.data, typed).not.toEqual([]);
    expect(found, typed).toMatchObject({ help: 'spelling', showing });
    expect(found.data, typed).toEqual(meant.data);
  }
});

test('what a product states of its material counts before what a feature says of one', async () => {
  const found = async (keywords: string) => (await search(keywords)).found;
  expect(await found('plastic mag')).not.toContain('mag-pistol-gas-24');
  expect(await found('steel mag')).not.toContain('mag-gbb-m4-30');
  // Of what states none, features tell.
  expect(await found('nylon pouch')).not.toEqual([]);
  const counted = await on.browser().post('/search-counts', { keywords: 'plastic mag' });
  const listed = await on.browser().post('/getProducts', { keywords: 'plastic mag', families: true });
  expect(counted.total).toBe(listed.total);
  expect(await on.browser().post('/search-product', { keywords: 'steel m4 midcap' })).toMatchObject(
    without('m4 midcap', 'steel'),
  );
});

test('a question is answered with the thing that it asks of, and says which word it left out', async () => {
  expect(await search('does green gas freeze')).toMatchObject({
    found: expect.arrayContaining(['gas-squall-12-600']),
    help: 'some words',
  });
  expect(await on.browser().post('/search-product', { keywords: 'can bbs rust' })).toMatchObject({
    showing: 'bbs',
  });
  // No question, and no thing of ours.
  expect((await search('will 0.25 damage my gun')).found[0]).toMatch(/^bbs-025/);
  expect((await search('why have you charged me')).found).toEqual([]);
  expect(await foundOf(['gas freezer', 'why is the unicorn shy'])).toEqual([]);
});

test('a model is read as the gun that it is, and where nothing is made for it that is said', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  for (const [typed, showing, right] of [
    ['mag for cm16', 'm4 mag', /^mag-(m4|gbb-m4)/],
    ['combat machine mag', 'm4 mag', /^mag-(m4|gbb-m4)/],
    ['SA-E01 mag', 'm4 mag', /^mag-(m4|gbb-m4)/],
    ['cm.045 mag', 'AK mag', /^mag-ak/],
    ['cm028', 'AK', /^mag-ak/],
    ['CM.041 magazine', 'SMG magazine', /^mag-smg/],
    ['g&g m4', '', /^mag-(m4|gbb-m4)/],
  ] as const) {
    const { data = [], ...told } = await ask(typed);
    expect(told.showing, typed).toBe(showing);
    expect(slugs.get(data[0]?.id ?? ''), typed).toMatch(right);
  }
  for (const [typed, page] of [
    ['arp9 mag', gunPage.magazine('arp9')],
    ['m870', gunPage.model('m870')],
    ['shotgun mag', gunPage.magazine('shotgun')],
    ['shotgun shells', gunPage.nothingFor('shotgun shells', 'shotgun or a revolver')],
    ['m870 shells', gunPage.nothingFor('shells', 'shotgun or a revolver')],
    ['6.03', unlikePage('inner barrel')],
    ['6.03 barrel', unlikePage('inner barrel')],
  ] as const) {
    const { data, instead = [], page: said } = await ask(typed);
    expect([data, said], typed).toEqual([[], page]);
    expect(
      instead.filter(({ id }) => slugs.get(id)?.startsWith('mag-m4')),
      typed,
    ).toEqual([]);
  }
});

test('of a gun that titles name too it is said that it is not sold itself, and of its magazine nothing', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  for (const typed of ['pistol', 'cheap pistol', 'co2 pistol', 'pistol under 50'])
    expect(await ask(typed), typed).toMatchObject({ page: gunPage.suits });
  for (const typed of ['pistol mag', 'mag for pistol', 'co2 for pistol'])
    expect(await ask(typed), typed).toMatchObject({ page: null });
});

test('nothing is told of what is only written otherwise, and what is told could have been typed', async () => {
  const ask = (keywords: string) => on.browser().post('/search-product', { keywords });
  for (const typed of [
    'rds',
    'gbb mag',
    'gbb m4 mag',
    'mag for gbb',
    '2 point sling',
    'two cell lipo',
    'vfg',
    'clothing',
  ])
    expect(await ask(typed), typed).toMatchObject({ help: 'none', showing: '', notice: '' });
  for (const [typed, showing] of [
    ['nunchuck battery', 'stick battery'],
    ['9.6v nunchuck', '9.6v stick'],
    ['anti fog glasses', 'anti fog goggles'],
    ['glasses', 'goggles or full-face mask'],
  ] as const)
    expect(await ask(typed), typed).toMatchObject({ help: 'synonym', showing });
  expect(await ask('angled grip black')).toMatchObject(without('angled foregrip', 'black'));
  for (const typed of ['3-9x40', 'scope 3-9x40'])
    expect((await ask(typed)).notice, typed).toBe(instead.nearest('3-9x scope', 1));
  for (const [typed, showing] of [
    ['hgiht cap mag', 'high cap mag'],
    ['nee pads', 'knee pads'],
  ] as const)
    expect(await ask(typed), typed).toMatchObject({ help: 'spelling', showing });
});

test('of a material alone what states it is found, and what is refused goes by what is stated', async () => {
  expect((await search('rubber', 30)).found.filter((slug) => !/^attire-(gloves|knee)/.test(slug))).toEqual(
    [],
  );
  expect((await search('metal', 30)).found.filter((slug) => /^(bbs|attire-gloves)/.test(slug))).toEqual([]);
  const { found } = await search('mags not plastic', 30);
  // Of zinc alloy with a polymer base pad, and of polymer.
  expect(found).toContain('mag-pistol-gas-24');
  expect(found).not.toContain('mag-m4-mid-120-tan');
});

test('what is told of a search reads as people speak', async () => {
  const showing = async (keywords: string) =>
    (await on.browser().post('/search-product', { keywords })).showing;
  for (const [typed, told] of [
    ['bullets for airsoft gun', 'BBs'],
    ['bolt action sniper mag 30 rnd', 'bolt-action mag 30rd'],
    ['co2 for 1911', 'pistol co2'],
    ['glock 17 gas mag', 'G-pattern gas mag'],
  ] as const)
    expect(await showing(typed), typed).toBe(told);
});

test('names that a search took for one are told as people say them, in the order they were typed in', async () => {
  const showing = async (keywords: string) =>
    (await on.browser().post('/search-product', { keywords })).showing;
  expect(await showing('sniper bbs')).toMatch(/^0\.\d+ g(?:, 0\.\d+ g)* or 0\.\d+ g BBs$/);
  expect(await showing('bb weight bolt action')).toBe(await showing('sniper bbs'));
  expect(await showing('dmr bb weight')).toBe(await showing('dmr bbs'));
  expect(await showing('vest')).toBe('plate carrier or chest rig');
  expect(await showing('ammo')).toBe('BBs');
});

test('a title that is typed whole finds its product first, however it is written, and a count with its comma', async () => {
  const whole = 'Wombat Burrow shirt, striped, size M';
  const id = await product(on, { title: whole, category: 'attire' });
  // Newer, and as good by their words.
  for (const size of ['S, M and L', 'M, of 3,000'])
    await product(on, { title: `Wombat Burrow shirt, striped, size ${size}` });
  const off = await product(on, { title: 'Wombat Burrow shirt, dotted, size M', active: false });
  await transact(on.shop, learnAllWords);
  const found = async (keywords: string) =>
    (await on.browser().post('/search-product', { keywords })).data?.map((row) => row.id) ?? [];
  for (const typed of [whole, ' wombat burrow SHIRT striped size m '])
    expect(await found(typed)).toEqual([id, expect.anything(), expect.anything()]);
  const { data = [], total } = await on.browser().post('/getProducts', { catagory: 'all', keywords: whole });
  expect([data[0]?.id, data.length, total]).toEqual([id, 3, 3]);
  expect(await found('Wombat Burrow shirt, dotted, size M')).not.toContain(off);
  for (const typed of ['wombat 3,000', 'wombat of 3,000', 'shirt of 3000'])
    expect(await found(typed), typed).toHaveLength(1);
});

test('a SKU or a barcode finds its product first, however it is written, and what has its words after it', async () => {
  const barcode = '4006381333931';
  const named = await product(on, { title: 'Wallaby WB-7 case', category: 'attachments' });
  const id = await product(on, { title: 'Bandicoot sticker', category: 'attire', sku: 'WB-7', barcode });
  const gone = await product(on, { title: 'Numbat sticker', sku: 'WB-8', active: false });
  await transact(on.shop, learnAllWords);
  const found = async (keywords: string, page: object = {}) => {
    const { data = [], help } = await on.browser().post('/search-product', { keywords, ...page });
    return { ids: data.map((row) => row.id), help };
  };
  expect(await found(' wb-7 ')).toEqual({ ids: [id, named], help: 'none' });
  expect(await found('wb-7', { limit: 1 })).toMatchObject({ ids: [id] });
  expect(await found('wb-7', { limit: 1, offset: 1 })).toMatchObject({ ids: [named] });
  expect(await found('wb-7', { offset: 2 })).toMatchObject({ ids: [] });
  expect(await found(barcode)).toEqual({ ids: [id], help: 'none' });
  expect((await found('WB-8')).ids).not.toContain(gone);

  const list = async (body: object) => {
    const {
      data = [],
      total,
      facets,
    } = await on.browser().post('/getProducts', { catagory: 'all', ...body });
    return { ids: data.map((row) => row.id), total, facets };
  };
  expect(await list({ keywords: 'WB-7', count: 1 })).toMatchObject({ ids: [id], total: 2 });
  expect(await list({ keywords: 'WB-7', count: 1, offset: 1 })).toMatchObject({ ids: [named], total: 2 });
  expect(await list({ keywords: barcode })).toMatchObject({ ids: [id], total: 1 });
  expect(await list({ keywords: 'WB-7', catagory: 'attachments' })).toMatchObject({ ids: [named], total: 1 });
  // Sorted by price it stands where its price is, and is there.
  await on.shop.db.execute(sql`update products set price_pence = 5000 where id = ${id}`);
  expect(await list({ keywords: 'WB-7', sortBy: 'priceLowToHigh' })).toMatchObject({
    ids: [named, id],
    total: 2,
  });
});

test('what a product states finds it as its title would, by its unit, its choice or its label, and in the words that staff give them', async () => {
  const staff = await staffMember(on);
  await on.shop.db.insert(attributes).values([
    { key: 'reach', label: 'Reach', unit: 'mm', kind: 'number', categories: ['attire'] },
    { key: 'dyed', label: 'Vermilion', kind: 'yes-no', categories: ['attire'] },
  ]);
  const named = await product(on, { title: 'Echidna 137 rounds', category: 'attire' });
  const id = await product(on, {
    title: 'Echidna',
    category: 'magazines',
    attributes: { capacity: 137, pattern: ['AK', 'VSR'], colour: 'Plum' },
  });
  const dyed = await product(on, {
    title: 'Potoroo',
    category: 'attire',
    attributes: { dyed: true, reach: 1234.5 },
  });
  await product(on, { title: 'Potoroo in white', category: 'attire', attributes: { dyed: false } });
  await transact(on.shop, learnAllWords);
  const found = async (keywords: string) => {
    const { data = [] } = await on.browser().post('/search-product', { keywords });
    return data.map((row) => row.id);
  };
  for (const asked of ['137 rounds', '137rd', '137 rds echidna'])
    expect(await found(asked)).toEqual([named, id]);
  for (const asked of ['echidna vsr', 'plum echidna', 'ak echidna 137'])
    expect(await found(asked)).toEqual([id]);
  for (const asked of ['vermilion', '1234.50 mm', '1,234.5mm']) expect(await found(asked)).toEqual([dyed]);

  const kept = { version: 1, categories: ['attire' as const] };
  expect(
    await staff.browser.post('/dash-save-attribute', {
      key: 'dyed',
      label: 'Carmine',
      kind: 'yes-no',
      ...kept,
    }),
  ).toMatchObject({ status: 200 });
  expect(
    await staff.browser.post('/dash-save-attribute', {
      key: 'reach',
      label: 'Reach',
      kind: 'number',
      unit: 'furlong',
      ...kept,
    }),
  ).toMatchObject({ status: 200 });
  await vi.waitFor(async () => expect(await found('carmine')).toEqual([dyed]), 5000);
  await vi.waitFor(async () => expect(await found('1234.5 furlong')).toEqual([dyed]), 5000);
  expect(await found('vermilion')).toEqual([]);
  const { rows } = await on.shop.db.execute(sql`select version from products where id = ${dyed}`);
  expect(rows).toEqual([{ version: 1 }]);
});

test('words that say nothing but how are answered too', async () => {
  for (const keywords of ['sale s', 'cheap buy', 'airsoft g', 'rifle sl', 'gun m', 'best', 'what'])
    expect(await on.browser().post('/search-product', { keywords }), keywords).toMatchObject({ status: 200 });
});

test('one sign is never completed, and of two and of a short word none is put right', async () => {
  for (const query of ['q', 'xq', 'bip x9', 'gaz', 'lpi']) {
    const { found, help } = await search(query);
    expect([query, help === 'spelling', query.length < 3 && found.length > 0]).toEqual([query, false, false]);
  }
});

test('several weights that a search names are each on a card, as with both ticked', async () => {
  const [{ id: familyId } = { id: 0 }] = await on.shop.db
    .insert(families)
    .values({ title: 'Quoll BBs', category: 'bbs', axes: ['bb-weight'] })
    .returning({ id: families.id });
  const ids = [];
  for (const weight of [0.25, 0.28, 0.3, 0.32])
    ids.push(
      await product(on, {
        title: `Quoll ${weight.toFixed(2)} g BBs`,
        category: 'bbs',
        familyId,
        attributes: { 'bb-weight': weight },
      }),
    );
  await transact(on.shop, learnAllWords);
  const [light, heavy, windy] = ids;
  for (const [keywords, wanted] of [
    ['quoll 0.25 bbs and quoll 0.28 bbs', [light, heavy]],
    ['quoll outdoor bbs', [heavy, windy]],
    ['quoll bbs for windy days', [heavy, windy]],
  ] as const) {
    const asked = { keywords, families: true };
    const suggested = await on.browser().post('/search-product', asked);
    const listed = await on.browser().post('/getProducts', asked);
    const counted = await on.browser().post('/search-counts', { keywords });
    expect(new Set(suggested.data?.map(({ id }) => id)), keywords).toEqual(new Set(wanted));
    expect(new Set(listed.data?.map(({ id }) => id)), keywords).toEqual(new Set(wanted));
    expect([listed.total, counted.total], keywords).toEqual([2, 2]);
  }
});

test('of a family each weight that is nearest has a card, what is in stock first', async () => {
  const [{ id: familyId } = { id: 0 }] = await on.shop.db
    .insert(families)
    .values({ title: 'Bilby BBs', category: 'bbs', axes: ['bb-weight'] })
    .returning({ id: families.id });
  const bbs = (weight: number, onHand: number) =>
    product(on, { title: `Bilby ${weight} g BBs`, onHand, familyId, attributes: { 'bb-weight': weight } });
  const nearest = await bbs(0.53, 10);
  await bbs(0.54, 0);
  const newest = await bbs(0.58, 10);
  await transact(on.shop, learnAllWords);
  const asked = { keywords: 'bilby bbs 0.55', families: true };
  const suggested = await on.browser().post('/search-product', asked);
  const listed = await on.browser().post('/getProducts', asked);
  expect([suggested.data?.[0]?.id, listed.data?.[0]?.id]).toEqual([nearest, nearest]);
  expect([suggested.data?.length, listed.total, listed.data?.[0]?.family]).toEqual([3, 3, null]);
  await on.shop.db.update(products).set({ onHand: 0 }).where(eq(products.id, nearest));
  expect((await on.browser().post('/search-product', asked)).data?.[0]?.id).toBe(newest);
});

test('of a word that is everywhere the pages are full and hold nothing twice; what only some have is found whole, the newest first', async () => {
  await on.shop.db.execute(sql`insert into products (id, title, category, description, price_pence, on_hand, created_at)
    select substr('0123456789abcdefghjkmnpqrstvwxyz', n % 32 + 1, 1) || 'everywhere' || n,
      'Numbat sticker', 'attire', case when n % 20 = 0 then 'With a dugong' else 'One of many' end, 199, 10, now() - n * interval '1 minute'
    from generate_series(1, 1600) as n`);
  await transact(on.shop, learnAllWords);
  const pages = async (keywords: string, most: number) => {
    const found: string[] = [];
    for (let offset = 0; offset < most; offset += 20) {
      const { data = [] } = await on
        .browser()
        .post('/search-product', { keywords, limit: Math.min(20, most - offset), offset });
      found.push(...data.map(({ id }) => id));
    }
    return found;
  };
  const some = await pages('dugong', 100);
  expect(some).toEqual(
    Array.from({ length: 80 }, (_, n) => some.find((id) => id.endsWith(`e${20 * (n + 1)}`))),
  );
  const listed = async (everywhere: string[], offset: number) => {
    const page = await on.browser().post('/getProducts', { keywords: 'numbat', count: 20, offset });
    expect(page).toMatchObject({ total: 1600 });
    expect(page.data?.map(({ id }) => id)).toEqual(everywhere.slice(offset, offset + 20));
  };
  const inSmall = await pages('numbat', 300);
  expect(new Set(inSmall).size).toBe(300);
  await listed(inSmall, 40);

  // A large catalogue shows the sample's first: that is what makes it quick.
  await on.shop.db.execute(
    sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', 'products', 'reltuples', 20001::real)`,
  );
  await product(on, { title: 'Kookaburra sticker' });
  await transact(on.shop, learnAllWords);
  const inLarge = await pages('numbat', 300);
  expect(new Set(inLarge).size).toBe(300);
  expect(inLarge.slice(0, 50).filter((id) => !/^[01]/.test(id))).toEqual([]);
  await listed(inLarge, 60);
});
