import { runInNewContext } from 'node:vm';
import { checkRepeats, isWorthComparing, type RepeatedPage, type Repeats } from './check-repeats';
import { repeatsSource } from './repeats-source';

const page = (changed: Partial<RepeatedPage> = {}): RepeatedPage => ({
  at: '/forum',
  changes: null,
  left: null,
  markup: [],
  ms: 5,
  ...changed,
});
const repeats = (changed: Partial<RepeatedPage> = {}, growth = 100): Repeats => ({ pages: [page(changed)], growth, ended: null });
const rules = (candidate: Repeats, live: Repeats | null) => checkRepeats('forum-2', candidate, live).map(({ rule, at }) => `${rule} ${at}`);

it.each([repeats(), repeats({ ms: 200 })])('compares nothing without candidates', (fine) => {
  expect(isWorthComparing(fine)).toBe(false);
  expect(rules(fine, null)).toEqual([]);
});

const ended = { at: '/forum', message: 'did not end within 5000 ms' };

it.each<[string, Repeats, Repeats | null, string[]]>([
  ['renders that end', { ...repeats(), ended }, repeats(), ['render-again forum-2']],
  ['renders that end in the live release too, as on a busy machine', { ...repeats(), ended }, { ...repeats(), ended }, []],
  ['a page that differs with each render', repeats({ changes: '0.52' }), repeats(), ['render-again /forum']],
  ['one that differs on the live release too', repeats({ changes: '0.52' }), repeats({ changes: '0.11' }), []],
  ['a page that shows what was rendered for another visitor', repeats({ left: 'Asha' }), repeats(), ['render-person /forum']],
  ['one that shows it on the live release too', repeats({ left: 'Asha' }), repeats({ left: 'Asha' }), []],
  ['a render of several times the live time', repeats({ ms: 400 }), repeats({ ms: 20 }), ['render-time /forum']],
  ['one that is slow in both, as on a busy machine', repeats({ ms: 400 }), repeats({ ms: 200 }), []],
  ['a new page over the budget', repeats({ ms: 400 }), null, ['render-time /forum']],
  ['one that the live release had no time for', repeats({ ms: 400 }), repeats({ ms: null }), []],
  ['one that the live release did not reach', repeats({ ms: 400 }), { pages: [], growth: null, ended }, []],
  ['an example address that the live release did not reach', repeats({ at: '/forum/a?did=b', ms: 400 }), { ...repeats(), pages: [] }, []],
  ['a new page beside a live release that was in time', repeats({ ms: 400 }), { ...repeats(), pages: [] }, ['render-time /forum']],
  ['a heap that grows', repeats({}, 30_000), repeats({}, 500), ['render-memory forum-2']],
  ['one that grows in both', repeats({}, 30_000), repeats({}, 20_000), []],
  ['markup of the query', repeats({ markup: [{ where: 'the query', shown: '<x>' }] }), repeats(), ['render-markup /forum']],
  [
    'a field that is HTML in the live release too',
    repeats({ markup: [{ where: '/apis/a .html', shown: '<x>' }] }),
    repeats({ markup: [{ where: '/apis/a .html', shown: '<x>' }] }),
    [],
  ],
  ['a field of a release that has no live one', repeats({ markup: [{ where: '/apis/a .html', shown: '<x>' }] }), null, []],
])('decides about %s', (_what, candidate, live, found) => {
  expect(isWorthComparing(candidate)).toBe(true);
  expect(rules(candidate, live)).toEqual(found);
});

it('calls the API once for each method, address and body', () => {
  const call = jest.fn((request: object) => ({ ...request }));
  const recall = runInNewContext(`${repeatsSource}; createMemory()`, {
    call,
    Buffer,
    // The source replaces the methods of the object.
    URLSearchParams: class extends URLSearchParams {},
  }) as (request: object) => object;
  const read = { method: 'POST', url: '/apis/list.php', body: 'page=1' };
  expect(recall(read)).toBe(recall({ ...read, headers: { authorization: 'Bearer one' } }));
  expect(recall({ ...read, body: 'page=2' })).not.toBe(recall(read));
  expect(recall({ url: read.url })).toBe(recall({ url: read.url, method: 'GET' }));
  expect(call).toHaveBeenCalledTimes(3);
});
