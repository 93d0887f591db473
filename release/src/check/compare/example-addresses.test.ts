import { findExamples, findStates, toStateKey } from './example-addresses';

const site = 'https://site.example';
const patterns = ['horoscope', 'payment', 'blogs/:slug'];
const sources = { candidate: { routes: patterns.map((path) => ({ path })) as never }, patterns, site };
const known = (...links: string[]) => new Set(links.map((link) => new URL(link, site).href));

it('opens a route with parameters by its first link, and names those without one', () => {
  expect(findExamples(sources, known('/blogs/rahu', '/blogs/ketu'))).toEqual([['blogs/:slug', '/blogs/rahu']]);
  expect(findExamples(sources, known('/horoscope'))).toEqual([['blogs/:slug', null]]);
});

it('opens each state of a route once, by the names of its parameters', () => {
  const links = known('/horoscope?sign=Aries&when=Today', '/horoscope?when=Tomorrow&sign=Leo', '/horoscope?when=Tomorrow', '/horoscope');
  expect(findStates(sources, links, false)).toEqual(['/horoscope?sign=Aries&when=Today', '/horoscope?when=Tomorrow']);
});

it('opens personal states as a member, and others as a visitor', () => {
  const links = known('/payment?pack=1', '/horoscope?when=Tomorrow');
  expect(findStates(sources, links, true)).toEqual(['/payment?pack=1']);
  expect(findStates(sources, links, false)).toEqual(['/horoscope?when=Tomorrow']);
});

it('opens no state of another site, remote or language, nor one that is compared already', () => {
  const links = known(
    '/blogs/rahu?from=list',
    '/forum?page=2',
    '/hi/horoscope?when=Tomorrow',
    'https://other.example/horoscope?when=Today',
  );
  expect(findStates(sources, links, false)).toEqual([]);
});

it('opens a few states of each route in turn', () => {
  const links = known(...[1, 2, 3, 4, 5, 6, 7, 8].map((at) => `/horoscope?p${at}=1`), '/blogs/rahu', '/blogs/rahu?page=2');
  expect(findStates(sources, links, false)).toEqual([
    '/horoscope?p1=1',
    '/blogs/rahu?page=2',
    ...[2, 3, 4, 5].map((at) => `/horoscope?p${at}=1`),
  ]);
});

it('has no key for an address of another remote', () => {
  expect(toStateKey(sources.candidate, new URL('/forum?page=2', site))).toBeNull();
});
