import { apiPaths } from '@oracle-astra/shared/contract';
import type { Comment, Discussion, Notification } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../testing/forum';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Record<string, unknown>>();
const act = async (action: string, target: string, reason = 'Looked at it', by?: string) =>
  (await test.post('/ops/moderation/actions', { action, target, reason, ...(by && { by }) })).json<{ status: string }>().status;
const addPost = async (jwt: string) =>
  String((await send(apiPaths.addDiscussion, { title: 'Gem shop', description: 'Certified gems at low price.' }, jwt)).did);
const isShown = async (did: string, jwt?: string) => (await test.post(apiPaths.discussion, { did }, jwt)).statusCode === 200;

async function establishedMembers(count: number) {
  const members = [];
  for (let at = 0; at < count; at += 1) members.push(await createForumMember(test));
  test.clock.advance(25 * 60 * 60);
  return members;
}

it('hides a post that three people in good standing reported, until an operator restores it', async () => {
  const [author, one, two, three] = (await establishedMembers(4)) as [Member, Member, Member, Member];
  const did = await addPost(author.jwt);
  const fresh = await createForumMember(test);
  const nameless = await test.signIn();
  for (const { jwt } of [one, one, two, fresh, nameless])
    expect(await send(apiPaths.report, { did, reason: 'It sells' }, jwt)).toEqual({
      status: 'success',
      message: 'Thank you, we will look into it',
    });
  expect(await isShown(did)).toBe(true);
  expect(await send(apiPaths.report, { did }, author.jwt)).toMatchObject({ code: 'report_own' });
  await send(apiPaths.report, { did }, three.jwt);
  expect([await isShown(did), await isShown(did, one.jwt), await isShown(did, author.jwt)]).toEqual([false, false, true]);
  const { items } = (await test.get('/ops/moderation/items')).json<{ items: object[] }>();
  expect(items).toContainEqual(expect.objectContaining({ id: did, author: author.name, reports: 5, is_hidden: true }));
  expect(await act('restore', did)).toBe('success');
  expect(await isShown(did)).toBe(true);
  await send(apiPaths.report, { did }, two.jwt);
  expect(await isShown(did)).toBe(true);
  const { notifications } = (await test.post(apiPaths.notifications, {}, author.jwt)).json<{ notifications: Notification[] }>();
  expect(notifications.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['post_hidden', 'post_restored']));
});
type Member = Awaited<ReturnType<typeof createForumMember>>;

it('hides comments, which are then not counted', async () => {
  const [author, other] = (await establishedMembers(2)) as [Member, Member];
  const did = await addPost(author.jwt);
  const cid = String((await send(apiPaths.addComment, { did, comment: 'Nonsense' }, other.jwt)).cid);
  const seen = async (jwt?: string) => {
    const { comments } = (await test.post(apiPaths.comments, { did }, jwt)).json<{ comments: Comment[] }>();
    const { discussion } = (await test.post(apiPaths.discussion, { did }, jwt)).json<{ discussion: Discussion }>();
    return [comments.length, discussion.comment_count, discussion.latest_comment];
  };
  for (let twice = 0; twice < 2; twice += 1) await act('hide', cid);
  expect([await seen(), await seen(other.jwt)]).toEqual([
    [0, 0, null],
    [1, 0, null],
  ]);
  for (let twice = 0; twice < 2; twice += 1) await act('restore', cid);
  expect(await seen()).toEqual([1, 1, 'Nonsense']);
});

it('gives a banned person the reason; they can read but not write until the ban is lifted', async () => {
  const { jwt, mobile, uid } = await createForumMember(test);
  expect(await act('ban', mobile.slice(2), 'Sold stones in ten posts', 'mobile')).toBe('success');
  expect(await send(apiPaths.addDiscussion, { title: 'Another', description: 'More stones' }, jwt)).toMatchObject({
    code: 'account_banned',
    message: expect.stringContaining('Reason: Sold stones in ten posts'),
  });
  expect((await test.get(apiPaths.me, jwt)).json()).toMatchObject({ is_ban: 1, ban_reason: 'Sold stones in ten posts' });
  expect((await test.post(apiPaths.discussions, {}, jwt)).statusCode).toBe(200);
  expect(await act('unban', uid)).toBe('success');
  expect(await send(apiPaths.addDiscussion, { title: 'Another', description: 'More stones' }, jwt)).toMatchObject({ status: 'success' });
  const { rows } = await test.db.execute(`select action, reason from moderation_actions where target = '${uid}' order by id`);
  expect(rows).toEqual([
    { action: 'ban', reason: 'Sold stones in ten posts' },
    { action: 'unban', reason: 'Looked at it' },
  ]);
});

it('limits a new account’s hourly posts, deleted or not, and says when to continue', async () => {
  const { jwt } = await createForumMember(test);
  for (let at = 0; at < 5; at += 1) await send(apiPaths.deleteDiscussion, { did: await addPost(jwt) }, jwt);
  const refused = await test.post(apiPaths.addDiscussion, { title: 'New phone, new number', description: 'Rain in Mumbai today.' }, jwt);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    429,
    '3600',
    { code: 'posting_limit_reached' },
  ]);
  test.clock.advance(3601);
  const links = { title: 'Look here', description: 'https://a.in https://b.in www.c.in' };
  expect(await send(apiPaths.addDiscussion, links, jwt)).toMatchObject({ status: 'success' });
  expect(await send(apiPaths.addDiscussion, { title: 'And here', description: 'http://d.in' }, jwt)).toMatchObject({
    code: 'link_limit_reached',
  });
});

it('refuses forbidden content with its field', async () => {
  const { jwt } = await createForumMember(test);
  const fine = 'A question';
  const call = 'Call me on 98765 43210';
  for (const [title, description, field] of [
    [fine, call, 'description'],
    [call, fine, 'title'],
  ]) {
    const answer = await send(apiPaths.addDiscussion, { title, description }, jwt);
    expect(answer).toMatchObject({ status: 'fail', code: 'text_has_contact', field });
  }
});

it('requires the operators’ key, and refuses forms of another site', async () => {
  const guarded = await createTestApp({ config: { ...testConfig, local: false, metricsToken: 'a key for operators only' } });
  const page = (headers: Record<string, string> = {}) => guarded.app.inject({ url: '/ops/moderation', headers });
  const basic = { authorization: `Basic ${Buffer.from('ops:a key for operators only').toString('base64')}` };
  expect([(await page()).statusCode, (await page({ authorization: 'Bearer no' })).statusCode, (await page(basic)).statusCode]).toEqual([
    401, 401, 200,
  ]);
  const body = { action: 'ban', target: 'x', reason: 'y' };
  const foreign = await guarded.post('/ops/moderation', body, undefined, { ...basic, 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
  const keyless = await createTestApp({ db: guarded.db, config: { ...testConfig, local: false } });
  expect((await keyless.get('/ops/moderation/items')).statusCode).toBe(404);
});

it('shows posts as plain text', async () => {
  const { jwt } = await createForumMember(test);
  const did = String(
    (await send(apiPaths.addDiscussion, { title: '<script>alert(1)</script>', description: '"><img src=x onerror=alert(1)>' }, jwt)).did,
  );
  await act('hide', did);
  const { body } = await test.get('/ops/moderation');
  expect(body).toContain('&lt;script>');
  expect(body).not.toMatch(/<script|<img/);
});
