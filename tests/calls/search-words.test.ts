import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { plantSynonyms } from '#shop/catalogue/search/edit-synonyms.ts';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import { transact } from '#shop/transact.ts';
import { product, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const staff = (await staffMember(on)).browser;
const ids: Record<string, string> = {};
beforeAll(async () => {
  ids.bbs = await product(on, { title: 'Quokka BBs', category: 'bbs', description: '' });
  ids.mask = await product(on, { title: 'Quokka mesh mask', category: 'attire', description: '' });
  ids.rag = await product(on, { title: 'Dead rag, red', category: 'attire', description: '' });
  await transact(on.shop, learnAllWords);
});

const found = async (keywords: string) => {
  const { data = [] } = await on.browser().post('/search-product', { keywords });
  return data.map(({ id }) => id);
};
const list = async () => (await staff.post('/dash-synonyms', {})).data ?? [];
const save = (body: object) => staff.post('/dash-save-synonym', { words: [], ...body });

test('a shop starts with the trade’s words; one is switched off and on again, and never changed or removed', async () => {
  const ammo = (await list()).find(({ words }) => words.includes('ammo')) ?? expect.fail();
  expect(ammo).toMatchObject({ standard: true, active: true, means: ['BBs'], finds: 1 });
  expect(await found('ammo')).toEqual([ids.bbs]);
  expect(await staff.post('/dash-switch-synonym', { id: ammo.id, active: false })).toMatchObject({
    status: 200,
  });
  expect(await found('ammo')).toEqual([]);
  expect((await list()).find(({ id }) => id === ammo.id)).toMatchObject({ active: false, finds: 0 });
  expect(await save({ id: ammo.id, version: 1, words: ['ammo', 'shot'] })).toMatchObject({ status: 409 });
  expect(await staff.post('/dash-remove-synonym', { id: ammo.id })).toMatchObject({ status: 409 });
  await staff.post('/dash-switch-synonym', { id: ammo.id, active: true });
  expect(await found('ammo')).toEqual([ids.bbs]);
});

test('a new version of the shop brings the words it has learnt, and leaves switched off what staff switched off', async () => {
  const ammo = (await list()).find(({ words }) => words.includes('ammo')) ?? expect.fail();
  await staff.post('/dash-switch-synonym', { id: ammo.id, active: false });
  // As an older version planted it.
  await on.shop.db.execute(
    sql`update synonyms set words = '{ammo}', means = '{wombat}' where standard = 'ammo'`,
  );
  await plantSynonyms(on.shop.db);
  const planted = (await list()).find(({ id }) => id === ammo.id);
  expect(planted).toMatchObject({ words: ammo.words, means: ['BBs'], active: false });
  await staff.post('/dash-switch-synonym', { id: ammo.id, active: true });
  expect(await found('bullets')).toEqual([ids.bbs]);
  const { rows } = await on.shop.db.execute(
    sql`select version from list_versions where tag = 'search words'`,
  );
  await plantSynonyms(on.shop.db);
  const again = await on.shop.db.execute(sql`select version from list_versions where tag = 'search words'`);
  expect(again.rows).toEqual(rows);
});

test('words that staff add hold in the next search, in kept listings too, and no longer once they are removed', async () => {
  const listed = async (keywords: string) => {
    const {
      data = [],
      help,
      showing,
    } = await on.browser().post('/getProducts', { catagory: 'all', keywords });
    return { ids: data.map(({ id }) => id), help, showing };
  };
  expect(await listed('snood')).toMatchObject({ ids: [] });
  const added = await save({ words: ['Snood', ' shemagh '], means: ['mesh mask'] });
  expect(added).toMatchObject({ status: 200, id: expect.any(Number) });
  expect(await listed('snood')).toEqual({ ids: [ids.mask], help: 'synonym', showing: 'mesh mask' });
  // On the list of what is not sold; staff know better.
  expect(await found('shemaghs')).toEqual([ids.mask]);
  expect((await list())[0]).toMatchObject({
    words: ['Snood', 'shemagh'],
    standard: false,
    finds: 1,
    version: 1,
  });

  const { id } = (await list())[0] ?? expect.fail();
  expect(await save({ id, version: 1, words: ['snood'], means: ['rag'] })).toMatchObject({ status: 200 });
  expect(await save({ id, version: 1, words: ['snood'], means: ['BBs'] })).toMatchObject({ status: 409 });
  expect(await found('snood')).toEqual([ids.rag]);
  expect(await staff.post('/dash-remove-synonym', { id })).toMatchObject({ status: 200 });
  expect(await staff.post('/dash-remove-synonym', { id })).toMatchObject({ status: 404 });
  expect(await listed('snood')).toMatchObject({ ids: [] });
  const audited = await staff.post('/dash-audit', { find: 'snood' });
  expect(audited.data?.map(({ action }) => action)).toEqual([
    'synonym removed',
    'synonym changed',
    'synonym added',
  ]);
});

test('words that mean each other find the same, and nothing leads in a circle to everything', async () => {
  await save({ words: ['hit flag', 'dead rag', 'out cloth'] });
  for (const asked of ['hit flag', 'dead rag', 'out cloths']) expect(await found(asked)).toEqual([ids.rag]);
  expect(await on.browser().post('/search-product', { keywords: 'dead rag' })).toMatchObject({
    help: 'none',
  });
  await save({ words: ['wibble'], means: ['wobble'] });
  await save({ words: ['wobble'], means: ['wibble', 'mesh mask'] });
  await save({ words: ['mesh mask'], means: ['dead rag'] });
  expect(await found('wibble')).toEqual([]);
  expect(await found('wobble')).toEqual([ids.mask]);
});

test('what a search could not read, or would not change, is refused beside its field', async () => {
  const wrong = async (body: object) => Object.keys((await save(body)).errors ?? {});
  expect(await wrong({ words: [] })).toEqual(['words']);
  expect(await wrong({ words: ['!!!'], means: ['mask'] })).toEqual(['words']);
  expect(await wrong({ words: ['one two three four five'], means: ['mask'] })).toEqual(['words']);
  expect(await wrong({ words: ['x'.repeat(41)], means: ['mask'] })).toEqual(['words']);
  expect(await wrong({ words: ['alone'] })).toEqual(['words']);
  expect(await wrong({ words: ['mags', 'Mag'], means: ['mask'] })).toEqual(['words']);
  expect(await wrong({ words: ['masks'], means: ['Mask'] })).toEqual(['means']);
  expect(await wrong({ words: Array.from({ length: 13 }, (_, n) => `w${n}`) })).toEqual(['words']);
});
