/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths } from '@oracle-astra/shared/contract';
import type { Comment, Discussion, Notification } from '@oracle-astra/shared/contract';
import { createForumMember, readPoints } from '../../../testing/forum';
import { describeOnPostgres } from '../../../testing/databases/real-postgres';
import { createPooledTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;

const send = async (path: string, body: object, jwt: string, headers?: Record<string, string>) =>
  (await test.post(path, body, jwt, headers)).json<Record<string, unknown>>();
const vote = (item: object, type: number, jwt: string) => send(apiPaths.vote, { ...item, type }, jwt);
/** Repeats what a busy service refused, with the same key, as the site's pages do. */
async function voteUntilTaken(item: object, type: number, jwt: string): ReturnType<typeof send> {
  const key = { 'idempotency-key': JSON.stringify(item) };
  let answer = await send(apiPaths.vote, { ...item, type }, jwt, key);
  while (answer.code === 'unavailable') answer = await send(apiPaths.vote, { ...item, type }, jwt, key);
  return answer;
}

const read = async (did: string) => (await test.post(apiPaths.discussion, { did })).json<{ discussion: Discussion }>().discussion;

async function withPost() {
  const author = await createForumMember(test);
  const { did } = await send(apiPaths.addDiscussion, { title: 'Saturn again', description: 'Is it slow?' }, author.jwt);
  return { author, did: String(did) };
}

/** The data stored under a person's id, and under the name in notifications of others. */
async function listTraces(uid: string, name: string): Promise<unknown[]> {
  const tables = ['point_awards', 'idempotent_answers', 'forum_profiles', 'births'];
  const traces = await Promise.all(
    tables.map(async (table) => (await test.db.execute(`select uid from ${table} where uid = '${uid}'`)).rows),
  );
  const { rows } = await test.db.execute(`select params from notifications where params->>'actor' = '${name}'`);
  return [...traces.flat(), ...rows];
}

beforeAll(async () => {
  test = await createPooledTestApp();
});

it('withdraws the same vote, and replaces it by the other', async () => {
  const { did } = await withPost();
  const { jwt } = await test.signIn();
  expect(await vote({ did }, 1, jwt)).toEqual({ status: 'success', upvotes: 1, downvotes: 0, my_vote: 1 });
  expect(await vote({ did }, 0, jwt)).toEqual({ status: 'success', upvotes: 0, downvotes: 1, my_vote: 0 });
  expect(await vote({ did }, 0, jwt)).toEqual({ status: 'success', upvotes: 0, downvotes: 0, my_vote: null });
  expect(await read(did)).toMatchObject({ upvotes: 0, downvotes: 0 });
});

it('refuses one’s own post, a missing one, and an invalid vote', async () => {
  const { author, did } = await withPost();
  expect(await vote({ did }, 1, author.jwt)).toMatchObject({ status: 'fail', code: 'vote_own' });
  const { jwt } = await test.signIn();
  expect((await test.post(apiPaths.vote, { cid: 'none', type: 1 }, jwt)).statusCode).toBe(404);
  for (const body of [{ did }, { did, type: 2 }, { did, type: 0.5 }, { type: 1 }, { did, cid: 'x', type: 1 }])
    expect((await test.post(apiPaths.vote, body, jwt)).statusCode).toBe(400);
  await send(apiPaths.deleteDiscussion, { did }, author.jwt);
  expect((await test.post(apiPaths.vote, { did, type: 1 }, jwt)).statusCode).toBe(404);
});

it('earns one point each, once for an item, however often it changes', async () => {
  const { author, did } = await withPost();
  const voter = await createForumMember(test);
  for (const type of [1, 1, 1, 0, 1, 0, 0]) await vote({ did }, type, voter.jwt);
  expect([await readPoints(test, author.jwt), await readPoints(test, voter.jwt)]).toEqual([21, 1]);
});

it('gives a ring of accounts that vote for each other, repeatedly and concurrently, only the points of the rules', async () => {
  const ring = await Promise.all(Array.from({ length: 3 }, () => withPost()));
  const votes = ring.flatMap(({ author }) => ring.filter((other) => other.author !== author).map(({ did }) => ({ did, jwt: author.jwt })));
  const rounds = [1, 0, 1].flatMap((type) => votes.map((one) => ({ ...one, type })));
  await Promise.all(rounds.map(({ did, jwt, type }) => vote({ did }, type, jwt)));
  for (const { did, jwt } of votes) {
    const { my_vote: mine } = await vote({ did }, 1, jwt);
    if (mine === null) await vote({ did }, 1, jwt);
  }
  // A discussion, two given and two received votes.
  expect(await Promise.all(ring.map(({ author }) => readPoints(test, author.jwt)))).toEqual(Array(3).fill(20 + 2 + 2));
});

it('counts 100 parallel voters correctly, in one notification', async () => {
  const { author, did } = await withPost();
  const { cid } = await send(apiPaths.addComment, { did, comment: 'My own answer' }, author.jwt);
  const voters = [];
  for (let at = 0; at < 100; at += 1) voters.push(await test.signIn());
  const answers = await Promise.all(
    voters.flatMap(({ jwt }, at) => [voteUntilTaken({ did }, at % 4 === 0 ? 0 : 1, jwt), voteUntilTaken({ cid }, 1, jwt)]),
  );
  expect(answers.filter(({ status }) => status !== 'success')).toEqual([]);
  expect(await read(did)).toMatchObject({ upvotes: 75, downvotes: 25 });
  const { comments } = (await test.post(apiPaths.comments, { did })).json<{ comments: Comment[] }>();
  expect(comments[0]).toMatchObject({ upvotes: 100, downvotes: 0 });
  const { rows } = await test.db.execute(
    `select value::int, count(*)::int from votes where item_id = '${did}' group by value order by value`,
  );
  expect(rows).toEqual([
    { value: 0, count: 25 },
    { value: 1, count: 75 },
  ]);
  expect(await readPoints(test, author.jwt)).toBe(20 + 5 + 75 + 100);
  const { notifications } = (await test.post(apiPaths.notifications, {}, author.jwt)).json<{ notifications: Notification[] }>();
  expect(notifications.map(({ message }) => message).sort()).toEqual([
    '100 people liked your comment on “Saturn again”',
    '75 people liked “Saturn again”',
    'You have 200 Astro Points: enough for 2 Oracle questions',
  ]);
});

it('counts one of ten concurrent votes with one key', async () => {
  const { did } = await withPost();
  const { jwt } = await test.signIn();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(apiPaths.vote, { did, type: 1 }, jwt, { 'idempotency-key': 'k' })),
  );
  expect(answers).toEqual(Array(10).fill({ status: 'success', upvotes: 1, downvotes: 0, my_vote: 1 }));
  expect(await read(did)).toMatchObject({ upvotes: 1 });
});

describeOnPostgres('a vote with many connections', () => {
  it('leaves connections for others during very many votes on one post, and loses none', async () => {
    const [{ did }, other] = [await withPost(), await withPost()];
    const [voter, member] = [await test.signIn(), await createForumMember(test)];
    const voters = await Promise.all(Array.from({ length: 40 }, () => test.signIn()));
    let release: () => void = () => undefined;
    const over = new Promise<void>((resolve) => (release = resolve));
    let holding: Promise<unknown> = Promise.resolve();
    await new Promise<void>((resolve) => {
      holding = test.db.transaction(async (tx) => {
        await tx.execute(`select from discussions where did = '${did}' for update`);
        resolve();
        await over;
      });
    });
    const votes = Promise.all(voters.map(({ jwt }) => vote({ did }, 1, jwt)));
    const comments = Promise.all(
      Array.from({ length: 3 }, () => send(apiPaths.addComment, { did, comment: 'Mine was slow too' }, member.jwt)),
    );
    const elsewhere = await vote({ did: other.did }, 1, voter.jwt);
    release();
    await holding;
    expect(elsewhere).toMatchObject({ status: 'success', upvotes: 1 });
    expect((await votes).filter(({ status }) => status !== 'success')).toEqual([]);
    expect((await comments).filter(({ status }) => status !== 'success')).toEqual([]);
    expect(await read(did)).toMatchObject({ upvotes: 40 });
  });

  it('leaves nothing of a person who deletes the account during their own writes', async () => {
    const { did } = await withPost();
    const leaver = await createForumMember(test);
    const { token } = await send(apiPaths.sendOtp, { mobile: leaver.mobile }, '');
    const reply = async (at: number) =>
      send(apiPaths.addComment, { did, comment: `Mine was slow too, ${at}` }, leaver.jwt, { 'idempotency-key': `reply-${at}` });
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, async (_, at) => reply(at))),
      send(apiPaths.deleteAccount, { mobile: leaver.mobile, otp: test.sms.codes.get(leaver.mobile), token }, ''),
    ]);
    const posted = answers.filter(({ status }) => status === 'success').length;
    expect(answers.filter(({ code }) => code === 'unauthenticated')).toHaveLength(8 - posted);
    const { comments } = (await test.post(apiPaths.comments, { did })).json<{ comments: Comment[] }>();
    expect(comments.map(({ display_name: name }) => name)).toEqual(Array(posted).fill('Deleted user'));
    expect(await listTraces(leaver.uid, leaver.name)).toEqual([]);
  });
});
