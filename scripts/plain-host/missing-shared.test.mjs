import { describeMissingShared } from './missing-shared.mjs';

const describe = (...given) =>
  describeMissingShared('forum_1', 'routes', {
    consumesLoadingData: {
      chunkMapping: { routes: ['1', '2', '3'] },
      moduleIdToConsumeDataMapping: { 1: { shareKey: 'react' }, 2: { shareKey: '@oracle-astra/shared/api' }, 3: { shareKey: 'react-dom' } },
    },
    federation: { instance: { shareScopeMap: { default: Object.fromEntries(given.map((name) => [name, {}])) } } },
  });

it('reports nothing if the host has all shared packages of a chunk', () => {
  expect(describe('react', 'react-dom', '@oracle-astra/shared/api')).toBeNull();
  expect(describeMissingShared('forum_1', 'routes', {})).toBeNull();
});

it('names the packages that the host lacks, and how to provide them', () => {
  expect(describe('react')).toBe(
    'forum_1 needs shared packages that this host does not have: @oracle-astra/shared/api, react-dom. To mount it, load "frame" of the site\'s shell first, which shares all but react and react-dom (docs/federation.md)',
  );
  expect(describe('react', '@oracle-astra/shared/api')).toContain(': react-dom. To mount it, share them in the host');
});
