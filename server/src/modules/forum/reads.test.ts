/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { sql } from 'drizzle-orm';
import { apiPaths, commentsResponse, discussionResponse, profileResponse } from '@oracle-astra/shared/contract';
import type { Comment, Discussion, Profile } from '@oracle-astra/shared/contract';
import { comments, discussions, forumProfiles, redemptions, votes } from '../../db/schema';
import { createLedger } from '../ledger/service';
import { createTestApp } from '../../testing/test-app';

interface Page {
  discussions: Discussion[];
  page_count: number;
}
interface CommentPage {
  comments: Comment[];
  page_count: number;
}
interface ProfileReply {
  status: string;
  message?: string;
  profile: Profile;
}

async function forumOf(count: number) {
  const test = await createTestApp();
  const author = await test.signIn();
  const reader = await test.signIn();
  const at = (minutes: number) => new Date(test.clock().getTime() + minutes * 60_000);
  await test.db.insert(forumProfiles).values({
    uid: author.uid,
    displayName: 'kavita.r',
    email: 'kavita@example.in',
    gender: 'Female',
    rashi: 'Gemini',
    nakshatra: 'Ardra',
    mahadasha: 'Rahu',
    createdAt: at(0),
  });
  await test.db.insert(discussions).values(
    Array.from({ length: count }, (_, index) => ({
      did: `d${index}`,
      uid: author.uid,
      title: `Title ${index}`,
      description: 'About 100% of_it \\ all',
      rashiTag: 'Gemini',
      createdAt: at(index),
    })),
  );
  return { ...test, author, reader, at };
}

it('pages the discussions, latest first, up to the last', async () => {
  const { post } = await forumOf(23);
  const page = async (start?: number) => (await post(apiPaths.discussions, { start })).json<Page>();
  expect((await page()).discussions.map(({ did }) => did)).toEqual(Array.from({ length: 10 }, (_, index) => `d${22 - index}`));
  expect((await page(3)).discussions.map(({ did }) => did)).toEqual(['d2', 'd1', 'd0']);
  expect(await page(4)).toMatchObject({ discussions: [], page_count: 3 });
  for (const start of [0, -1, 1.5, 'x']) expect((await post(apiPaths.discussions, { start })).statusCode).toBe(400);
});

it('searches title, text and tags for every word, and treats wildcards literally', async () => {
  const { post } = await forumOf(12);
  const found = async (query: string) => (await post(apiPaths.discussions, { query })).json<Page>().discussions.map(({ did }) => did);
  expect(await found('title 7')).toEqual(['d7']);
  expect(await found('GEMINI 3')).toEqual(['d3']);
  expect(await found('100%')).toHaveLength(10);
  expect(await found('1%0')).toEqual([]);
  expect(await found('o__it')).toEqual([]);
  expect(await found('of_it \\')).toHaveLength(10);
  expect(await found("'; drop table discussions; --")).toEqual([]);
  expect(await found('   ')).toHaveLength(10);
});

it.each(['a', 'ab', 'ab cd', '\\', '_%', 'क', '%%%%'])('does not search for words that are too short, and says so: %s', async (query) => {
  const { post } = await forumOf(2);
  const answer = await post(apiPaths.discussions, { query });
  expect([answer.statusCode, answer.json<Page>()]).toEqual([
    200,
    { status: 'success', discussions: [], page_count: 0, note: 'Search for a word of three letters or more.' },
  ]);
});

it('counts no further than a hundred pages, and has none beyond', async () => {
  const {
    post,
    db,
    author: { uid },
  } = await forumOf(1);
  await db.execute(sql`insert into discussions (did, uid, title, description, created_at)
    select 'n' || n, ${uid}, 'Number ' || n, 'One of many about all', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 1014) n`);
  const page = async (start: number, query = '') => (await post(apiPaths.discussions, { start, query })).json<Page>();
  for (const query of ['', 'about all']) {
    const last = await page(100, query);
    expect([last.page_count, last.discussions.length]).toEqual([100, 10]);
    for (const beyond of [101, 9999]) expect(await page(beyond, query)).toEqual({ status: 'success', discussions: [], page_count: 100 });
  }
});

it('shows the latest comment, and their own vote to signed-in people', async () => {
  const { post, db, author, reader, at } = await forumOf(1);
  await db.insert(comments).values([
    { cid: 'c1', did: 'd0', uid: author.uid, comment: 'The first one', createdAt: at(1) },
    { cid: 'c2', did: 'd0', uid: reader.uid, comment: 'The second one', createdAt: at(2) },
    { cid: 'c3', did: 'd0', uid: author.uid, comment: 'Taken back', createdAt: at(3), deletedAt: at(4) },
  ]);
  await db.insert(votes).values({ uid: reader.uid, itemId: 'd0', value: 0, createdAt: at(2) });
  const asVisitor = (await post(apiPaths.discussion, { did: 'd0' })).json<{ discussion: Discussion }>();
  expect(discussionResponse.safeParse(asVisitor).success).toBe(true);
  expect(asVisitor.discussion).toMatchObject({
    display_name: 'kavita.r',
    my_vote: null,
    latest_comment: 'The second one',
    latest_comment_display_name: 'Deleted user',
    created_at: at(0).toISOString(),
  });
  const signedIn = (await post(apiPaths.discussion, { did: 'd0' }, reader.jwt)).json<{ discussion: Discussion }>();
  expect(signedIn.discussion.my_vote).toBe(0);
});

it('returns all comments without a page, oldest first, 500 at most', async () => {
  const { post, db, author, at } = await forumOf(1);
  await db.insert(comments).values(
    Array.from({ length: 503 }, (_, index) => ({
      cid: `c${index}`,
      did: 'd0',
      uid: author.uid,
      comment: `No ${index}`,
      createdAt: at(index),
    })),
  );
  await db.update(discussions).set({ commentCount: 503 });
  const all = (await post(apiPaths.comments, { did: 'd0' })).json<CommentPage>();
  expect(commentsResponse.safeParse(all).success).toBe(true);
  expect(all.comments.map(({ comment }) => comment)).toEqual(Array.from({ length: 500 }, (_, index) => `No ${index}`));
});

it('pages comments, oldest first', async () => {
  const { post, db, author, at } = await forumOf(1);
  await db.insert(comments).values(
    Array.from({ length: 11 }, (_, index) => ({
      cid: `c${index}`,
      did: 'd0',
      uid: author.uid,
      comment: `No ${index}`,
      createdAt: at(index),
    })),
  );
  await db.update(discussions).set({ commentCount: 11 });
  const first = (await post(apiPaths.comments, { did: 'd0', start: 1 })).json<CommentPage>();
  expect(commentsResponse.safeParse(first).success).toBe(true);
  expect([first.comments.length, first.comments[0]?.comment, first.page_count]).toEqual([10, 'No 0', 2]);
  expect((await post(apiPaths.comments, { did: 'd0', start: 2 })).json<CommentPage>().comments.map(({ cid }) => cid)).toEqual(['c10']);
});

it('answers 404 for an unknown or deleted item, 400 for a missing id, 401 for a bad token', async () => {
  const { post, db, at } = await forumOf(1);
  await db.update(discussions).set({ deletedAt: at(5) });
  for (const did of ['d0', 'nothing']) {
    for (const path of [apiPaths.discussion, apiPaths.comments]) expect((await post(path, { did })).statusCode).toBe(404);
  }
  expect((await post(apiPaths.discussions)).json<Page>()).toMatchObject({ discussions: [], page_count: 0 });
  expect((await post(apiPaths.profile, { uid: 'nobody' })).statusCode).toBe(404);
  expect((await post(apiPaths.discussion, {})).statusCode).toBe(400);
  expect((await post(apiPaths.discussions, {}, 'forged')).statusCode).toBe(401);
});

it('shows e-mail and redeemed points only to the owner', async () => {
  const { post, get, db, author, reader, clock, at } = await forumOf(1);
  const ledger = createLedger({ clock });
  await ledger.transfer(db, {
    key: 'p',
    reason: 'test',
    from: { system: 'earned' },
    to: { uid: author.uid, kind: 'available' },
    unit: 'point',
    amount: 140,
  });
  await db.insert(redemptions).values({ id: 'r', uid: author.uid, points: 100, questions: 1, createdAt: at(1) });
  const own = (await get(apiPaths.myProfile, author.jwt)).json<ProfileReply>();
  expect(profileResponse.safeParse(own).success).toBe(true);
  expect(own.profile).toMatchObject({ email: 'kavita@example.in', astrohub_points: 240, astrohub_redeemed_points: 100, rashi: 'Gemini' });
  expect((await post(apiPaths.profile, { uid: author.uid }, author.jwt)).json<ProfileReply>().profile).toEqual(own.profile);
  const other = (await post(apiPaths.profile, { uid: author.uid }, reader.jwt)).json<ProfileReply>().profile;
  expect(other).toMatchObject({ astrohub_points: 240, astrohub_redeemed_points: 0, rashi: 'Gemini' });
  expect(other).not.toHaveProperty('email');
});

it('hides stars, points and the list of posts of a private profile', async () => {
  const { post, db, author, reader } = await forumOf(2);
  await db.update(forumProfiles).set({ isPrivate: true });
  const { profile } = (await post(apiPaths.profile, { uid: author.uid }, reader.jwt)).json<ProfileReply>();
  expect(profile).toMatchObject({ display_name: 'kavita.r', is_private: 1, rashi: null, astrohub_points: 0 });
  const listed = async (jwt?: string) => (await post(apiPaths.discussions, { uid: author.uid }, jwt)).json<Page>().discussions.length;
  expect([await listed(), await listed(reader.jwt), await listed(author.jwt)]).toEqual([0, 0, 2]);
  expect((await post(apiPaths.discussion, { did: 'd0' })).statusCode).toBe(200);
});

it('reports a missing handle, and requires a token', async () => {
  const { get, reader } = await forumOf(1);
  const reply = await get(apiPaths.myProfile, reader.jwt);
  expect([reply.statusCode, reply.json<ProfileReply>().status]).toEqual([200, 'fail']);
  expect(reply.json()).toMatchObject({ code: 'handle_required' });
  expect((await get(apiPaths.myProfile)).statusCode).toBe(401);
});
