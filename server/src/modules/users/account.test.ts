import { apiPaths } from '@oracle-astra/shared/contract';
import type { Comment, Discussion, Notification } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../testing/forum';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Record<string, unknown>>();
const post = { title: '<script>alert(1)</script>', description: 'My secret question' };

async function deleteAccount(mobile: string): Promise<void> {
  test.clock.advance(601);
  const { token } = await send(apiPaths.sendOtp, { mobile });
  expect(await send(apiPaths.deleteAccount, { mobile, otp: test.sms.codes.get(mobile), token })).toMatchObject({ status: 'success' });
  test.clock.advance(601);
}

async function twoMembers() {
  const [leaving, staying] = [await createForumMember(test), await createForumMember(test)];
  const did = String((await send(apiPaths.addDiscussion, post, leaving.jwt)).did);
  const other = String((await send(apiPaths.addDiscussion, { title: 'Another one', description: 'Of the other' }, staying.jwt)).did);
  await send(apiPaths.addComment, { did: other, comment: 'I agree' }, leaving.jwt);
  await send(apiPaths.vote, { did: other, type: 1 }, leaving.jwt);
  await send(apiPaths.report, { did: other, reason: 'My reason' }, leaving.jwt);
  return { leaving, staying, did, other };
}

it('counts the content of an account, and exports it as JSON and as a page', async () => {
  const { leaving, staying } = await twoMembers();
  expect((await test.get(apiPaths.accountSummary, leaving.jwt)).json()).toEqual({
    status: 'success',
    oracle_questions: 3,
    astra_questions: 3,
    predictions: 6,
    wallet: 0,
    points: 26,
    has_subscription: false,
    subscription_questions: 0,
    births: 1,
    chats: 0,
    discussions: 1,
    comments: 1,
    notifications: 0,
  });
  const json = await test.get(apiPaths.exportAccount, leaving.jwt);
  expect(json.headers['content-disposition']).toBe('attachment; filename="oracle-astra-data.json"');
  expect(json.json()).toMatchObject({
    account: [{ mobile: leaving.mobile }],
    discussions: [{ title: post.title }],
    comments: [{ comment: 'I agree' }],
  });
  expect(json.body).not.toContain(staying.mobile);
  const page = await test.get(`${apiPaths.exportAccount}?format=html`, leaving.jwt);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('&lt;script>');
  expect(page.body).not.toContain('<script>');
  expect((await test.get(apiPaths.exportAccount)).statusCode).toBe(401);
});

it('keeps posts without a name, and nothing else of a deleted account', async () => {
  const { leaving, staying, did, other } = await twoMembers();
  const gone = String(
    (await send(apiPaths.addDiscussion, { title: 'Deleted before', description: 'A text about Saturn' }, leaving.jwt)).did,
  );
  await send(apiPaths.deleteDiscussion, { did: gone }, leaving.jwt);
  await send(apiPaths.editProfile, { email: 'x@example.in', bid: 0, is_private: 1 }, leaving.jwt);
  await deleteAccount(leaving.mobile);
  const { discussion } = (await test.post(apiPaths.discussion, { did })).json<{ discussion: Discussion }>();
  expect(discussion).toMatchObject({ display_name: 'Deleted user', title: post.title });
  const { comments } = (await test.post(apiPaths.comments, { did: other })).json<{ comments: Comment[] }>();
  expect(comments).toMatchObject([{ display_name: 'Deleted user', comment: 'I agree' }]);
  expect((await test.post(apiPaths.profile, { uid: leaving.uid })).statusCode).toBe(404);
  expect(await send(apiPaths.discussions, { uid: leaving.uid })).toMatchObject({ discussions: [] });
  const { notifications } = (await test.post(apiPaths.notifications, {}, staying.jwt)).json<{ notifications: Notification[] }>();
  expect(notifications.map(({ message }) => message).sort()).toEqual([
    'Somebody commented on “Another one”',
    'Somebody liked “Another one”',
  ]);
  for (const table of [
    'forum_profiles',
    'births',
    'notifications',
    'point_awards',
    'point_debts',
    'redemptions',
    'notification_mutes',
    'idempotent_answers',
  ])
    expect([table, (await test.db.execute(`select 1 from ${table} where uid = '${leaving.uid}'`)).rows]).toEqual([table, []]);
  const { rows } = await test.db.execute(`select title, description from discussions where did = '${gone}'
    union all select reason, '' from reports where uid = '${leaving.uid}'`);
  expect(rows).toEqual([
    { title: '', description: '' },
    { title: '', description: '' },
  ]);
});

it('gives no second welcome gift to the number within a year, stored as a hash', async () => {
  const { jwt, mobile } = await test.signIn();
  const questions = async (token: string) =>
    (await test.get(apiPaths.balance, token)).json<{ oracle_questions: number }>().oracle_questions;
  expect(await questions(jwt)).toBe(3);
  await deleteAccount(mobile);
  const { rows } = await test.db.execute<{ text: string }>('select number_marks::text as text from number_marks');
  expect(rows.map(({ text }) => text).join()).not.toContain(mobile.slice(2));
  const again = await test.signIn(mobile);
  expect(await questions(again.jwt)).toBe(0);
  await deleteAccount(mobile);
  test.clock.advance(365 * 86_400 + 1);
  expect(await questions((await test.signIn(mobile)).jwt)).toBe(3);
});

it('lists avatars, whose pictures are found under both groups', async () => {
  const { Male, Female } = (await test.get(apiPaths.avatars)).json<Record<'Male' | 'Female', { big: string[] }>>();
  expect([Male.big.length, Female.big.length]).toEqual([12, 12]);
  for (const name of [...Male.big, ...Female.big])
    for (const path of [`male/${name}`, `female/small/${name}`]) {
      const { statusCode, headers } = await test.get(`${apiPaths.avatars}/${path}.jpg`);
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'image/jpeg']);
    }
  for (const path of ['male/x.jpg', 'male/m01.png', 'other/m01.jpg', 'male/..%2f..%2fplaces.json'])
    expect((await test.get(`${apiPaths.avatars}/${path}`)).statusCode).toBeGreaterThanOrEqual(400);
});
