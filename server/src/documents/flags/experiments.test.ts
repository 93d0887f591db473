import type { FlagDeclarations, Registry } from '@oracle-astra/shared/contract';
import { channel, remoteRelease } from '../testing/releases';
import { listExperiments } from './experiments';

const declares = (at: number, goal: string, values = ['newest', 'best']) => ({
  ...remoteRelease('forum', at, 'forum'),
  flags: { 'forum.order': { type: 'string', default: 'newest', values, experiment: { goal } } } satisfies FlagDeclarations,
});
const flags = { 'forum.order': { rules: [{ value: 'best', percent: 50 }], run: 3 } };
const registryWith = (more: object): Registry => ({ revision: 3, remotes: { forum: channel('forum-2', { flags, ...more }) } });

it.each([
  ['before', [declares(1, 'forum.read'), declares(2, 'forum.replied')]],
  ['after', [declares(2, 'forum.replied'), declares(1, 'forum.read', ['newest', 'best', 'oldest'])]],
])('has the goal and values of the live release, and not of the previous one that is read %s it', (_order, descriptors) => {
  const [experiment] = listExperiments(registryWith({ previous: 'forum-1' }), descriptors);
  expect(experiment).toMatchObject({ goal: 'forum.replied', values: ['newest', 'best'], run: 3 });
});

it('has the declaration of the stable release rather than that of its canary, and of the canary where only it has one', () => {
  const registry = registryWith({ canary: { release: 'forum-3', percent: 10 } });
  const canary = declares(3, 'forum.liked');
  expect(listExperiments(registry, [declares(2, 'forum.replied'), canary])).toMatchObject([{ goal: 'forum.replied' }]);
  expect(listExperiments(registry, [remoteRelease('forum', 2, 'forum'), canary])).toMatchObject([{ goal: 'forum.liked' }]);
});

it('is no longer one when only the previous release declares it', () => {
  expect(listExperiments(registryWith({ previous: 'forum-1' }), [declares(1, 'forum.read')])).toEqual([]);
});
