/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { createErrorCount } from './outcomes/erratic-errors';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { listUnjudgedKinds } from '../attempts';
import { toOutcome, type Outcome } from './outcome';
import { listThings, trySideBySide } from './side-by-side';
import type { Thing } from './thing';
import { usePages } from './use-pages';

jest.mock('./side-by-side', () => ({ ...jest.requireActual<object>('./side-by-side'), listThings: jest.fn(), trySideBySide: jest.fn() }));

const form = { key: 'form "Search"', way: 'form', isFirst: true } as const;
const sent = [{ call: 'POST /apis/forum/add.php', fields: {}, isWrite: true }];
const live: Partial<Outcome> = { calls: ['GET /apis/forum/list.php'], sent };

/** Uses one page, on which nothing differs; returns the acts. */
async function use(
  states: boolean,
  {
    things = [form] as Thing[],
    isJudged = true,
    known = [] as string[],
    limitMs = 60_000,
    furtherMs = 0,
    outcome = {} as Partial<Outcome>,
  } = {},
) {
  const tried: string[] = [];
  jest.mocked(trySideBySide).mockClear();
  jest.mocked(listThings).mockImplementation(async (_visitors, _address, _isSignedIn, scope) => (scope === 'main' ? things : []));
  jest.mocked(trySideBySide).mockImplementation(async (_visitors, _isSignedIn, { what }) => {
    tried.push(what);
    const own = toOutcome({ ...live, ...outcome });
    return Promise.resolve({ own, live: own, comparison: { findings: [], differences: [] }, known, isJudged });
  });
  const used = await usePages({
    candidate: { remote: 'forum', routes: [{ path: 'forum' }, { path: 'forum/:slug' }] } as unknown as Descriptor,
    open: async () => Promise.reject(new Error('nothing is opened')),
    pages: [{ address: 'https://site.example/forum', path: '/forum', isSignedIn: false }],
    links: [],
    states,
    limitMs,
    furtherMs,
    queue: { note: () => undefined, isOver: () => false, errors: createErrorCount() },
    log: () => undefined,
  });
  return { ...used, tried: tried.sort() };
}

const usual = [
  'form "Search" is filled in',
  'form "Search" is filled in and sent twice with different texts',
  'form "Search" is filled in and the page is loaded again',
  'form "Search" is filled in with text that nobody means',
  'form "Search" is pressed twice',
  'form "Search" is sent and refused for each reason',
  'form "Search" is sent as it is',
  'it is filled in where the browser stores nothing',
  'it is left alone for half an hour',
  'it is opened in the evening at the end of a month',
  'it is opened with what the live release has stored',
  'it is pointed at with a mouse',
  'it is reached by a link from another remote',
  'it is reached by a link while all lists of the API are empty',
  'it is reached by a link while each list of the API has a hundred entries',
  'it is reached by a link while each list of the API has one entry',
  'it is reached by a link while the API fails',
  'it is reached by a link with markup in its query and in the texts of the API',
  'it is shown before its scripts have come',
  'it is shown in Hindi',
  'it is shown in the dark theme, 1280 pixels wide',
  'it is walked through by the keyboard',
];

it('presses, fills in and opens a page in the usual ways, and in rare states only on request', async () => {
  expect((await use(false)).tried).toEqual(usual);
  const rare = (await use(true)).tried.filter((each) => !usual.includes(each));
  expect(rare).toEqual([
    'form "Search" is filled in and the API accepts it',
    'form "Search" is filled in with odd letters, digits, spaces and length',
    'form "Search" is filled in with odd letters, digits, spaces and length and the API accepts it',
    'form "Search" is sent as it is and the API accepts it',
    'it is kept open',
    'it is open in two tabs',
    'it is open while the connection is lost and comes back',
    'it is reached by a link while the answer of /apis/forum/list.php comes late',
    'it is reached by a link while the answer of /apis/forum/list.php has empty lists',
    'it is reached by a link while the answer of /apis/forum/list.php is an error',
    'it is reached by a link while the answer of /apis/forum/list.php is no JSON',
    'it is shown in forced colours with text of 200 %',
    'it is visited again and again',
  ]);
});

it('judges each kind of which an attempt ended, and none if all attempts time out or there is no time', async () => {
  expect(listUnjudgedKinds((await use(true)).attempts ?? [])).toEqual([]);
  const late = await use(false, { isJudged: false });
  expect(listUnjudgedKinds(late.attempts ?? [])).toHaveLength(2);
  expect(late.unreached).toContain(`Not judged, since the live release failed or was late too: /forum, signed out, when ${usual[0]}`);
  const unreached = await use(false, { limitMs: 0 });
  expect(unreached.tried).toEqual([]);
  expect(listUnjudgedKinds(unreached.attempts ?? [])).toHaveLength(2);
});

it('tells why an act could not be tried on the live release', async () => {
  const { unreached } = await use(false, { isJudged: false, outcome: { isLate: true, obstacle: 'TypeError: no HTML' } });
  expect(unreached).toContain(
    `Not judged, since the live release failed or was late too: /forum, signed out, when ${usual[0]} (TypeError: no HTML)`,
  );
});

it('repeats an attempt without a verdict once, with longer limits, before those that find less', async () => {
  await use(false, { isJudged: false });
  const tries = jest.mocked(trySideBySide).mock.calls.map(([, , { what }, , limits]) => ({ what, patience: limits?.patience ?? 1 }));
  const byLink = tries.filter(({ what }) => what === 'it is reached by a link from another remote');
  expect(byLink.map(({ patience }) => patience)).toEqual([1, 2]);
  const last = (what: string) => tries.findLastIndex((each) => each.what === what);
  expect(last('it is reached by a link from another remote')).toBeLessThan(last('it is walked through by the keyboard'));
});

it('continues after its time limit until each kind is judged, with longer limits', async () => {
  const late = await use(false, { limitMs: 0, furtherMs: 60_000 });
  expect(late.tried).toEqual([usual[0], 'it is reached by a link from another remote']);
  expect(listUnjudgedKinds(late.attempts ?? [])).toEqual([]);
  expect(jest.mocked(trySideBySide).mock.lastCall?.at(-1)).toMatchObject({ patience: 3 });
});

it('judges a page without usable elements', async () => {
  expect(listUnjudgedKinds((await use(false, { things: [] })).attempts ?? [])).toEqual([]);
});

it('uses what a press adds to the page', async () => {
  const press: Thing = { key: 'button "More"', way: 'press', isFirst: true };
  const added: Thing = { key: 'button "Send"', way: 'press', isFirst: true, scope: 'main' };
  const { tried } = await use(false, { things: [press], outcome: { sent: [], opened: [added] } });
  expect(tried).toContain('button "More" is pressed and then button "Send" is pressed');
});

it('uses a page of the candidate to which an act leads, once for each state', async () => {
  const at: (string | undefined)[] = [];
  jest.mocked(listThings).mockClear();
  await use(false, { outcome: { address: '/forum/rahu?did=1' } });
  for (const [, address] of jest.mocked(listThings).mock.calls) at.push(address);
  expect(at.filter((address) => address?.endsWith('/forum/rahu?did=1'))).toHaveLength(1);
});

it('uses no page of another remote to which an act leads', async () => {
  jest.mocked(listThings).mockClear();
  await use(false, { outcome: { address: '/horoscope' } });
  expect(jest.mocked(listThings).mock.calls.map(([, address]) => address)).not.toContain('https://site.example/horoscope');
});

it('reports faults of both releases once per page', async () => {
  const { findings, unreached } = await use(false, { known: ['throws old'] });
  expect({ findings, unreached }).toEqual({
    findings: [],
    unreached: [expect.stringMatching(/^Not refused, since the live release does the same: \/forum, signed out: throws old when /)],
  });
});
