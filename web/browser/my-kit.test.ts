import { beforeEach, expect, test, vi } from 'vitest';
import { fitRules } from '#shop/catalogue/fit/rules.ts';
import { maxGuns } from '#shop/catalogue/limits.ts';
import { kitMarks } from './kit-marks.ts';
import { browserStorage } from './storage.fixture.ts';
import { markFromStorage } from './storage-marks.ts';

let kit: typeof import('./my-kit.ts');
let sync: typeof import('./sync-kit.ts');
const marked = vi.fn<(mark: string, isSet: boolean) => void>();
const post = vi.fn();
const notify = vi.fn();

beforeEach(async () => {
  browserStorage();
  vi.stubGlobal('document', { documentElement: { toggleAttribute: marked } });
  vi.doMock('./api.ts', () => ({ post }));
  vi.doMock('../ui/notify.tsx', () => ({ notify }));
  vi.resetModules();
  vi.clearAllMocks();
  kit = await import('./my-kit.ts');
  sync = await import('./sync-kit.ts');
});

const gun = (name: string) => ({
  id: name,
  name,
  pattern: 'M4',
  power: '',
  connector: '',
  maxVolts: 7.4,
  thread: '',
  rails: ['M-LOK'],
  limitJoules: null,
});
const kept = () => JSON.parse(localStorage.getItem('myKit') ?? 'null');
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();

/** The marks that the page has, by what was said of each last. */
const marks = () =>
  [...new Map(marked.mock.calls).entries()].flatMap(([mark, isSet]) => (isSet ? mark.slice(5) : []));

test('guns are kept with the moment they were changed, and the page is marked while there are any', () => {
  kit.changeGuns([gun('a')]);
  expect(kept()).toEqual({ guns: [gun('a')], changedAt: expect.stringMatching(/Z$/) });
  expect(marks()).toEqual(['kit', 'magazines', 'batteries', 'attachments', 'one']);
  kit.changeGuns([]);
  expect(marks()).toEqual([]);
});

test.each([
  [{ power: 'Gas' }, ['magazines', 'gas']],
  [{ power: 'Electric' }, ['magazines']],
  [{ connector: 'Deans' }, ['batteries']],
  [{ maxVolts: 7.4 }, ['batteries']],
  [{ thread: '14 mm CCW' }, ['attachments']],
  [{ name: '"power":"Gas"', limitJoules: 1.14 }, []],
])(
  'of a gun with %j alone, room is kept on the cards of %j, before the page is alive too',
  (facts, judged) => {
    const nothing = { ...gun('a'), pattern: '', maxVolts: null, rails: [] };
    kit.changeGuns([{ ...nothing, ...facts }]);
    expect(marks()).toEqual(['kit', ...judged, 'one']);
    const early: string[] = [];
    const documentElement = { setAttribute: (mark: string) => early.push(mark.slice(5)) };
    new Function('document', 'localStorage', markFromStorage())(
      { documentElement },
      { myKit: localStorage.getItem('myKit') },
    );
    expect(early).toEqual(marks());
  },
);

test('the marks are of what is judged, and of nothing else', () => {
  expect(kitMarks.map(([mark]) => mark).toSorted()).toEqual(
    ['kit', 'one', ...Object.keys(fitRules)].toSorted(),
  );
});

test('one line is enough for the only gun, where its name is short', () => {
  const isOne = (...names: string[]) => {
    kit.changeGuns(names.map((name) => ({ ...gun(name), name })));
    return marks().includes('one');
  };
  expect(isOne('M4 electric')).toBe(true);
  expect(isOne('My old M4 electric')).toBe(false);
  expect(isOne('M4', 'AK')).toBe(false);
});

test('a gun takes the place of the one with its id, else comes last; a seventh is not taken', () => {
  const two = [gun('a'), gun('b')];
  expect(kit.withGun(two, { ...gun('b'), pattern: 'AK' })).toEqual([
    gun('a'),
    { ...gun('b'), pattern: 'AK' },
  ]);
  const six = Array.from({ length: maxGuns }, (_, n) => gun(String(n)));
  expect(kit.withGun(six, gun('more'))).toEqual(six);
});

test('what was spoilt in the browser is not known, and a gun without a name is none', () => {
  const spoilt = [{ id: 'a', name: 'A', pattern: 7, maxVolts: -1, rails: 'x' }, { id: 'b' }, null, 'c'];
  for (const found of ['x', '[]', '{"guns":[{}]}', '{"guns":[],"changedAt":"soon"}']) {
    localStorage.setItem('myKit', found);
    expect(kit.readKit().guns, found).toEqual([]);
  }
  localStorage.setItem('myKit', JSON.stringify({ guns: spoilt, changedAt: at(1) }));
  expect(kit.readKit().guns).toEqual([{ ...gun('a'), name: 'A', pattern: '', maxVolts: null, rails: [] }]);
});

const theirs = (guns: object[], changedAt: string | null) =>
  post.mockImplementation(async (path: string, body: { kit?: object }) => ({
    status: 200,
    kit: path === '/save-my-kit' ? body.kit : { guns, changedAt },
  }));

test('the account’s kit comes into a browser that has none, without a word', async () => {
  theirs([gun('theirs')], at(1));
  expect(await sync.syncKit('sam@example.org')).toBe(true);
  expect(kept()).toEqual({ guns: [gun('theirs')], changedAt: at(1) });
  expect(notify).not.toHaveBeenCalled();
});

test('a browser’s kit goes to an account that never had one, without a word', async () => {
  kit.keepKit({ guns: [gun('ours')], changedAt: at(1) });
  theirs([], null);
  expect(await sync.syncKit('sam@example.org')).toBe(true);
  expect(post).toHaveBeenLastCalledWith('/save-my-kit', {
    email: 'sam@example.org',
    kit: { guns: [gun('ours')], changedAt: at(1) },
  });
  expect(notify).not.toHaveBeenCalled();
});

test.each([
  ['ours', 3, 2],
  ['theirs', 1, 2],
])(
  'of two kits that differ %s is kept where it was changed later, which is said and can be undone',
  async (winner, ours, other) => {
    kit.keepKit({ guns: [gun('ours')], changedAt: at(ours) });
    theirs([gun('theirs')], at(other));
    await sync.syncKit('sam@example.org');
    expect(kept().guns).toEqual([gun(winner)]);
    expect(notify).toHaveBeenCalledOnce();
    notify.mock.calls[0]?.[1].action.run();
    expect(kept().guns).toEqual([gun(winner === 'ours' ? 'theirs' : 'ours')]);
  },
);

test('guns that are the same need no word, whichever way their facts are sorted', async () => {
  kit.keepKit({ guns: [gun('same')], changedAt: at(3) });
  theirs([Object.fromEntries(Object.entries(gun('same')).reverse())], at(1));
  await sync.syncKit('sam@example.org');
  expect(post).toHaveBeenCalledOnce();
  expect(notify).not.toHaveBeenCalled();
});

test('without a connection the browser’s kit stays, and it is told', async () => {
  kit.keepKit({ guns: [gun('ours')], changedAt: at(1) });
  post.mockResolvedValue({ status: 0, message: 'Connection Error' });
  expect(await sync.syncKit('sam@example.org')).toBe(false);
  expect(await sync.saveKit('sam@example.org')).toBe(false);
  expect(kept().guns).toEqual([gun('ours')]);
});
