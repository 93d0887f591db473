import { compareSnapshots } from './compare-snapshots';
import type { PageSnapshot } from './snapshot';

type Changed = Partial<Omit<PageSnapshot, 'texts' | 'lists'>> &
  Partial<Pick<PageSnapshot, 'texts'>['texts']> &
  Partial<PageSnapshot['lists']>;

const texts: PageSnapshot['texts'] = {
  title: 'AstroHub',
  description: 'Questions and answers',
  canonical: 'https://site.example/forum',
  robots: null,
  language: 'en',
  path: '/forum',
};
const lists: PageSnapshot['lists'] = {
  headings: ['h1 AstroHub'],
  tree: ['- heading "AstroHub" [level=1]', '- link "Saturn"', '- link "Saturn"'],
  forms: ['get /forum (q search)'],
  links: ['https://site.example/forum/saturn'],
  data: [],
  storage: ['local forum:draft'],
  cookies: ['locale'],
  globals: [],
  listeners: ['document click'],
  workers: [],
  calls: ['GET /apis/forum/list.php'],
};

function snapshot(changed: Changed = {}): PageSnapshot {
  const own = <Part extends object>(part: Part): Part =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, key in changed ? changed[key as keyof Changed] : value])) as Part;
  const rest = { status: 200, isRendered: true, changed: [], lost: [], replaced: [], swallowed: [], covered: [], errors: [] };
  return { ...own({ ...rest, intervals: 1, letters: 2000, items: 40 }), texts: own(texts), lists: own(lists) };
}

const compare = (candidate: Changed, lives: Changed[] = [{}, {}]) => {
  const { findings, differences } = compareSnapshots(snapshot(candidate), lives.map(snapshot), '/forum, signed out');
  return { findings: findings.map(({ rule, message }) => `${rule}: ${message}`), differences };
};

it('finds nothing between a release and itself', () => {
  expect(compare({})).toEqual({ findings: [], differences: [] });
  const errors = ['an old error'];
  expect(compare({ errors }, [{}, { errors }])).toEqual({ findings: [], differences: [] });
});

it.each<[string, Changed, string]>([
  ['is answered with an error', { status: 500 }, 'compare-status: is answered with 500; the live release answers with 200'],
  ['lost its title', { title: 'Hub' }, 'compare-head: has no title of its own any more: "Hub"'],
  ['lost its description', { description: null }, 'compare-head: has no description any more'],
  ['lost its canonical address', { canonical: null }, 'compare-head: has no canonical address any more'],
  [
    'hides from search engines',
    { robots: 'noindex' },
    'compare-head: tells search engines to leave it out, which the live release does not',
  ],
  ['lost its list', { items: 3 }, 'compare-lost: has 2000 letters and 3 items in its main, the live release 2000 and 40'],
  ['covers a button', { covered: ['button submit "Ask"'] }, 'compare-covered: covers what visitors press: button submit "Ask"'],
  ['throws', { errors: ['x is not defined'] }, 'compare-errors: has errors that the live release has not: x is not defined'],
  ['changes a prototype', { changed: ['Array.prototype.map'] }, 'compare-globals: changes what all remotes share: Array.prototype.map'],
  ['clears the storage', { lost: ['localStorage'] }, 'compare-storage: removes what others keep in localStorage'],
  [
    'is hydrated anew',
    { replaced: ['main'] },
    'compare-hydration: is hydrated anew, since server and browser differ: main of the document is gone',
  ],
  ['swallows clicks', { swallowed: ['click'] }, 'compare-events: swallows or prevents events of the whole page: click'],
  [
    'asks again and again',
    { calls: Array.from({ length: 50 }, () => 'GET /apis/forum/list.php') },
    'compare-calls: calls the API 50 times while it is idle, the live release 1 times',
  ],
])('refuses a page that %s', (_what, changed, finding) => {
  expect(compare(changed).findings).toEqual([finding]);
});

it('accepts what the live release does too', () => {
  const both: Changed = {
    covered: ['button "Ask"'],
    changed: ['window.fetch'],
    swallowed: ['wheel'],
    robots: 'noindex',
    canonical: null,
    items: 1,
  };
  expect(compare(both, [both, both])).toEqual({ findings: [], differences: [] });
});

it('compares only what both sides of the live release agree on', () => {
  expect(
    compare({ title: 'Now', items: 1, covered: ['a "x"'] }, [
      { title: 'One', items: 1 },
      { title: 'Two', covered: ['a "x"'] },
    ]),
  ).toEqual({
    findings: [],
    differences: [],
  });
  expect(
    compare({ tree: ['- link "1 minute ago"'] }, [{ tree: ['- link "1 minute ago"'] }, { tree: ['- link "2 minutes ago"'] }]).differences,
  ).toEqual([]);
});

it('reports changes and ignores the order', () => {
  expect(compare({ title: 'Forum', storage: ['local forum:draft', 'local forum:seen'], tree: [...lists.tree].reverse() })).toEqual({
    findings: [],
    differences: ['/forum, signed out: title: "AstroHub" is now "Forum"', '/forum, signed out: storage key: + local forum:seen'],
  });
  expect(compare({ tree: lists.tree.slice(0, 2), links: [] }).differences).toEqual([
    '/forum, signed out: accessibility tree: − - link "Saturn"',
    '/forum, signed out: link: − https://site.example/forum/saturn',
  ]);
});

it('reports only the first of many differences', () => {
  const many = Array.from({ length: 20 }, (_, at) => `- link "${at}"`);
  expect(compare({ tree: [...lists.tree, ...many] }).differences).toHaveLength(7);
});
