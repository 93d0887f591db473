import fc from 'fast-check';
import { matchPath, matchRoutes } from 'react-router-dom';
import { matchRoute, staticPathOf } from './route-matcher';
import { routeCases } from '../testing/route-cases';

const theirs = (patterns: string[], pathname: string) =>
  matchRoutes(
    patterns.map((path) => ({ path: `/${path}` })),
    { pathname },
  )
    ?.at(-1)
    ?.route.path?.slice(1) ?? null;
const ours = (patterns: string[], pathname: string) =>
  matchRoute(
    patterns.map((path) => ({ path })),
    pathname,
  )?.path ?? null;

// react-router warns about addresses that cannot be decoded.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));

describe.each(routeCases)('$patterns', ({ patterns, answers }) => {
  test.each(Object.entries(answers))('%s matches "%s"', (pathname, pattern) => {
    expect([ours(patterns, pathname), theirs(patterns, pathname)]).toEqual([pattern, pattern]);
  });
});

const words = fc.constantFrom('a', 'b', 'A', 'forum', 'Forum', 'ज्योतिष', 'a.b', 'a-b', '50%', 'x+y', '(c)', '~');
const names = fc.constantFrom(':id', ':slug', ':the-code', ':a_1');
const segment = fc.oneof({ weight: 3, arbitrary: words }, names);
const pattern = fc
  .tuple(fc.array(fc.tuple(segment, fc.constantFrom('', '', '', '?')), { maxLength: 4 }), fc.constantFrom('', '', '', '*'))
  .map(([segments, splat]) => [...segments.map(([text, optional]) => text + optional), ...(splat ? [splat] : [])].join('/'));

const addressPart = fc.oneof(
  { weight: 4, arbitrary: words },
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    '%2F',
    '%2f',
    '%20',
    '%0A',
    '%25',
    'a%2Fb',
    '%61',
    '%3Aid',
    '',
    '',
    '.',
    ':id',
    '*',
    '?'.replace('?', '%3F'),
  ),
  fc.string({ maxLength: 4 }).map((text) => text.replace(/[/?#]/g, '')),
  words.map(encodeURIComponent),
);
const pathname = fc
  .tuple(fc.array(addressPart, { maxLength: 5 }), fc.constantFrom('', '', '/', '//'))
  .map(([parts, end]) => `/${parts.join('/')}${end}`);

it('matches like react-router for any patterns and addresses', () => {
  fc.assert(
    fc.property(fc.uniqueArray(pattern, { maxLength: 6 }), pathname, (patterns, address) => {
      expect(ours(patterns, address)).toBe(theirs(patterns, address));
    }),
    { numRuns: 3000 },
  );
});

it('matches one pattern like react-router’s matchPath if it has no optional segments', () => {
  fc.assert(
    fc.property(
      pattern.filter((path) => !path.includes('?')),
      pathname.filter((address) => !address.includes('%')),
      (path, address) => {
        expect(ours([path], address) !== null).toBe(matchPath(`/${path}`, address) !== null);
      },
    ),
    { numRuns: 1000 },
  );
});

it.each([
  ['', '/'],
  ['about-us', '/about-us'],
  ['forum/create', '/forum/create'],
  ['offers/:code?', '/offers'],
  ['help/*', '/help'],
  ['sale?/today', '/sale/today'],
  [':lang?/shop', '/shop'],
  ['blogs/:slug', null],
  [':page', null],
  ['*', null],
  ['blogs/:slug/*', null],
])('%s matches %s without a parameter', (path, address) => {
  expect(staticPathOf(path)).toBe(address);
});
