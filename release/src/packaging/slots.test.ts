import type { FillEntry } from '@oracle-astra/shared/contract';
import { describeFills, findSlotFaults } from './slots';

const routes = [{ id: 'forum-list', path: 'forum', page: null }];
const fill: FillEntry = {
  name: 'forum-banner',
  slot: 'content-home',
  order: 1,
  height: { narrow: 20, wide: 10 },
  page: 'page.forum-banner.js',
};
const faultsOf = (described: Omit<Parameters<typeof findSlotFaults>[0], 'remote' | 'routes'>) =>
  findSlotFaults({ remote: 'forum', routes, ...described }).map(({ name, message }) => `${name}: ${message}`);

it('accepts slots and fills with the prefix of their remote', () => {
  expect(faultsOf({ slots: [{ name: 'forum-aside', routes: ['forum-list'] }], fills: [fill] })).toEqual([]);
});

it.each<[string, Parameters<typeof faultsOf>[0], RegExp]>([
  ['a slot of another remote', { slots: [{ name: 'chat-aside', routes: [] }] }, /^chat-aside: .* begins with "forum-"/],
  ['a fill in the name of another remote', { fills: [{ ...fill, name: 'chat-banner' }] }, /^chat-banner: .* begins with "forum-"/],
  ['a slot of an unknown route', { slots: [{ name: 'forum-aside', routes: ['forum-gone'] }] }, /^forum-aside: names the route forum-gone/],
  ['two fills of one name', { fills: [fill, fill] }, /^forum-banner: is the name of two fills/],
  ['a fill without a script', { fills: [{ ...fill, page: null }] }, /^forum-banner: has no script: .*webpackChunkName: "forum-banner"/],
])('refuses %s with a sentence', (_case, described, sentence) => {
  expect(faultsOf(described)).toEqual([expect.stringMatching(sentence)]);
});

it('describes fills without their code, with the file of each', () => {
  const { page: _page, ...exported } = fill;
  const pages = new Map([['forum-banner', 'page.forum-banner.1.js']]);
  expect(describeFills([{ ...exported, lazy: () => undefined } as unknown as FillEntry], pages)).toEqual([
    { ...exported, page: 'page.forum-banner.1.js' },
  ]);
});
