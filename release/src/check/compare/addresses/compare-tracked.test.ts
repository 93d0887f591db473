import { compareTracked } from './compare-tracked';
import type { Side } from '../open-side';

const canonical = (address: string) => `<link href="${address}" rel="canonical">`;
const side = (head: string, state = '<script id="page-state">') =>
  ({
    site: 'https://site.example',
    context: { request: { get: async () => ({ text: async () => head + state }) } },
  }) as unknown as Side;
const live = side(canonical('https://site.example/forum'));
const marked = canonical('https://site.example/forum?utm_source=release-check');

it.each([
  ['with another canonical address', side(marked), live, 1],
  ['with the same one on the live release', side(marked), side(marked), 0],
  ['without one', side(''), live, 1],
  ['and hidden from search engines', side(`${canonical('https://site.example/forum')}<meta name="robots" content="noindex">`), live, 1],
  ['as on the live release', live, live, 0],
  ['before it is rendered', side(marked, ''), live, 0],
])('a page by a link with a parameter of an advertisement, %s', async (_how, own, other, count) => {
  const found = await compareTracked(own, other, '/forum');
  expect(found.map(({ rule }) => rule)).toEqual(Array.from({ length: count }, () => 'compare-head'));
});
