import { compareSnapshots, shortenDifferences } from './compare-snapshots';
import { lists, snapshot, type Changed } from '../../testing/page-snapshot';

const compare = (candidate: Changed, lives: Changed[] = [{}, {}]) => {
  const { findings, differences } = compareSnapshots(snapshot(candidate), lives.map(snapshot), '/forum, signed out');
  return { findings: findings.map(({ rule, message }) => `${rule}: ${message}`), differences };
};

it('finds nothing between a release and itself', () => {
  expect(compare({})).toEqual({ findings: [], differences: [] });
  const errors = ['an old error'];
  expect(compare({ errors }, [{}, { errors }])).toEqual({ findings: [], differences: [] });
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

it('reports links that exchange their addresses, and neither new words nor new addresses', () => {
  const exchanged: [string, string][] = [
    ['Saturn', '/forum/rahu'],
    ['Rahu', '/forum/saturn'],
    ['Ketu', '/forum/rahu'],
    ['Rahu', '/forum/new'],
  ];
  expect(compare({ targets: exchanged }).differences).toEqual([
    '/forum, signed out: link: "Saturn" leads to /forum/rahu and not to /forum/saturn',
    '/forum, signed out: link: "Rahu" leads to /forum/saturn and not to /forum/rahu',
  ]);
});

it('shortens many differences of a kind to the first ones, and names the rest by a hash that none of the first ones changes', () => {
  const at = '/forum, signed out';
  const many = (first: string) => [first, ...Array.from({ length: 20 }, (_, index) => `${at}: link: + /${index}`)];
  const shorten = (first: string) => shortenDifferences(many(first), at);
  expect(shorten(`${at}: title: "A" is now "B"`)).toHaveLength(8);
  expect(shorten(`${at}: title: "A" is now "B"`).at(-1)).toMatch(/^\/forum, signed out: link: and 14 more \([0-9a-f]{6}\)$/);
  expect(shorten(`${at}: title: "A" is now "B"`).at(-1)).toBe(shorten(`${at}: title: "A" is now "C"`).at(-1));
});
