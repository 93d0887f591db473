import { apiPaths, discussionsResponse, forumLimits } from '@oracle-astra/shared/contract';
import type { Discussion, Profile } from '@oracle-astra/shared/contract';
import { createLedger } from '../modules/ledger/service';
import { createTestApp } from '../testing/test-app';
import { loadSamples } from './load';
import { samplePeople } from './people';
import { createSampleRows } from './rows';

interface Page { discussions: Discussion[]; page_count: number }

it('loads into an empty forum once', async () => {
  const { db, clock, post } = await createTestApp();
  const ledger = createLedger({ clock });
  expect(await loadSamples({ db, ledger, clock })).toBe(true);
  const first = (await post(apiPaths.discussions)).json<Page>();
  expect(await loadSamples({ db, ledger, clock })).toBe(false);
  expect((await post(apiPaths.discussions)).json<Page>()).toEqual(first);
  expect(discussionsResponse.safeParse({ status: 'success', ...first }).success).toBe(true);
  expect(first.page_count).toBe(3);
  expect(await ledger.audit(db)).toEqual({ accounts: [], transfers: [] });
});

it('credits the points of the forum rules', async () => {
  const { db, clock, post } = await createTestApp();
  await loadSamples({ db, ledger: createLedger({ clock }), clock });
  const [discussion] = (await post(apiPaths.discussions, { query: 'boundary wall' })).json<Page>().discussions;
  const { profile } = (await post(apiPaths.profile, { uid: discussion?.uid })).json<{ profile: Profile }>();
  expect(profile.display_name).toBe('rohit.s');
  expect(profile.astrohub_points).toBeGreaterThanOrEqual(2 * 20 + 5);
});

it('follows the rules of the forum', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const { discussions, comments, votes, profiles } = createSampleRows(now);
  const authors = new Map([...discussions.map(({ did, uid }) => [did, uid] as const), ...comments.map(({ cid, uid }) => [cid, uid] as const)]);
  expect(votes.filter(({ uid, itemId }) => authors.get(itemId) === uid)).toEqual([]);
  expect(new Set(votes.map(({ uid, itemId }) => `${uid} ${itemId}`)).size).toBe(votes.length);
  for (const { title, description } of discussions) {
    expect(title.length).toBeLessThanOrEqual(forumLimits.titleMax);
    expect(description.length).toBeGreaterThanOrEqual(forumLimits.descriptionMin);
  }
  for (const { displayName } of profiles) expect(displayName).toMatch(forumLimits.usernamePattern);
  expect([...discussions, ...comments].filter(({ createdAt }) => createdAt > now)).toEqual([]);
  expect(samplePeople.length).toBeGreaterThanOrEqual(8);
});
