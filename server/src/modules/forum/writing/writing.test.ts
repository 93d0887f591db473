import { apiPaths } from '@oracle-astra/shared/contract';
import type { Comment, Discussion, Profile } from '@oracle-astra/shared/contract';
import { addBirth } from '../../../testing/births';
import { createForumMember, readPoints } from '../../../testing/forum';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const post = { title: 'Saturn in the seventh', description: 'Is it <b>slow</b>?\nTell me.' };
const member = () => createForumMember(test);
const send = async (path: string, body: object, jwt: string) => (await test.post(path, body, jwt)).json<Record<string, unknown>>();
const read = async (did: string, jwt?: string) =>
  (await test.post(apiPaths.discussion, { did }, jwt)).json<{ discussion: Discussion }>().discussion;
const addPost = async (jwt: string, body: object = post) => String((await send(apiPaths.addDiscussion, body, jwt)).did);

describe('a name in the forum', () => {
  it('is needed to write, registered once, and unique', async () => {
    const { jwt } = await test.signIn();
    expect(await send(apiPaths.addDiscussion, post, jwt)).toMatchObject({ status: 'fail', code: 'handle_required' });
    const request = { email: 'a@example.in', display_name: 'ravi_07', bid: 0 };
    expect(await send(apiPaths.registerHandle, request, jwt)).toEqual({ status: 'success', message: 'Welcome to AstroHub.' });
    expect(await send(apiPaths.registerHandle, request, jwt)).toMatchObject({ code: 'handle_exists' });
    const other = await test.signIn();
    expect(await send(apiPaths.registerHandle, { ...request, display_name: 'RAVI_07' }, other.jwt)).toMatchObject({
      code: 'handle_taken',
      field: 'display_name',
    });
    expect(await send(apiPaths.registerHandle, { ...request, display_name: 'Oracle.Astra' }, other.jwt)).toMatchObject({
      code: 'handle_taken',
    });
  });

  it.each([
    ['0racle', 'handle_taken'],
    ['Support-Team', 'handle_taken'],
    ['Chutiya99', 'text_has_abuse'],
    ['98765.43210', 'text_has_contact'],
  ])('is never %s', async (name, code) => {
    const { jwt } = await test.signIn();
    const answer = await send(apiPaths.registerHandle, { email: 'a@example.in', display_name: name, bid: 0 }, jwt);
    expect(answer).toMatchObject({ code, field: 'display_name' });
  });

  it.each([
    ['display_name', '', 'User name is required'],
    ['display_name', 'ab', 'Invalid username format. Use alphanumeric characters and avoid consecutive special characters.'],
    ['display_name', 'ravi__kumar', 'Invalid username format. Use alphanumeric characters and avoid consecutive special characters.'],
    ['email', ' ', 'Email address is required'],
    ['email', 'a@b', 'Invalid email'],
  ])('reports the error in %s %j', async (field, value, message) => {
    const { jwt } = await test.signIn();
    const answer = await test.post(
      apiPaths.registerHandle,
      { email: 'a@example.in', display_name: 'ravi.kumar', bid: 0, [field]: value },
      jwt,
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { field, message }]);
  });

  it('takes stars and gender only from one’s own birth record', async () => {
    const [owner, other] = [await test.signIn(), await test.signIn()];
    const bid = await addBirth(test, owner.jwt);
    const request = { email: 'b@example.in', display_name: 'asha.verma', bid };
    expect(await send(apiPaths.registerHandle, request, other.jwt)).toMatchObject({ code: 'birth_not_found' });
    await send(apiPaths.registerHandle, request, owner.jwt);
    const { profile } = (await test.get(apiPaths.myProfile, owner.jwt)).json<{ profile: Profile }>();
    expect(profile).toMatchObject({ gender: 'Female', default_birth_profile: bid, rashi: expect.any(String) });
  });

  it('edits a profile, and refuses missing records', async () => {
    const { jwt, uid } = await member();
    const edit = { email: 'new@example.in', bid: 0, is_private: 1, is_ban: 1, avatar: 'f03' };
    expect(await send(apiPaths.editProfile, edit, jwt)).toMatchObject({ status: 'success' });
    expect((await test.get(apiPaths.myProfile, jwt)).json()).toMatchObject({
      profile: { email: 'new@example.in', is_private: 1, avatar: 'f03', is_ban: 0 },
    });
    expect((await test.post(apiPaths.profile, { uid })).json<{ profile: Profile }>().profile).toMatchObject({ rashi: null, is_private: 1 });
    // A call only changes its own fields and keeps changes of another tab.
    const bid = await addBirth(test, jwt);
    for (const change of [{ email: 'other@example.in' }, { bid }, { avatar: 'm02' }, {}])
      expect(await send(apiPaths.editProfile, change, jwt)).toMatchObject({ status: 'success' });
    expect((await test.get(apiPaths.myProfile, jwt)).json()).toMatchObject({
      profile: { email: 'other@example.in', is_private: 1, avatar: 'm02', default_birth_profile: bid },
    });
    expect(await send(apiPaths.editProfile, { ...edit, avatar: '../x' }, jwt)).toMatchObject({ code: 'avatar_not_found' });
    expect(await send(apiPaths.editProfile, { ...edit, bid: 'nothing' }, jwt)).toMatchObject({ code: 'birth_not_found' });
    expect(await send(apiPaths.editProfile, { ...edit, email: 'x' }, jwt)).toMatchObject({ message: 'Enter a valid email' });
  });
});

describe('a discussion', () => {
  it('is stored as written, with tags only of the author’s own chart', async () => {
    const { jwt, stars } = await member();
    const did = await addPost(jwt, { ...post, title: '  Saturn  ', rashi_tag: 'x', nakshatra_tag: stars.nakshatra });
    expect(await read(did)).toMatchObject({
      title: 'Saturn',
      description: post.description,
      rashi_tag: stars.rashi,
      nakshatra_tag: stars.nakshatra,
      mahadasha_tag: '',
    });
  });

  it.each([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ title: ' abcd ' }, 'title', 'Title must be at least 5 characters'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ description: 'abcd' }, 'description', 'Description must be at least 5 characters'],
  ])('%j is refused', async (change, field, message) => {
    const answer = await test.post(apiPaths.addDiscussion, { ...post, ...change }, (await member()).jwt);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { field, message }]);
  });

  it('is changed and deleted only by its author, and its points are revoked', async () => {
    const [author, other] = [await member(), await member()];
    const did = await addPost(author.jwt);
    expect(await readPoints(test, author.jwt)).toBe(20);
    const change = { did, title: 'Another title', description: 'Another text' };
    for (const path of [apiPaths.editDiscussion, apiPaths.deleteDiscussion])
      expect(await send(path, change, other.jwt)).toMatchObject({ code: 'not_author' });
    expect(await send(apiPaths.editDiscussion, change, author.jwt)).toMatchObject({ status: 'success', did });
    await send(apiPaths.editDiscussion, { did, description: 'A third text' }, author.jwt);
    expect(await read(did)).toMatchObject({ title: 'Another title', description: 'A third text', edited_at: expect.any(String) });
    expect(await send(apiPaths.deleteDiscussion, { did }, author.jwt)).toMatchObject({ status: 'success' });
    expect((await test.post(apiPaths.discussion, { did }, author.jwt)).statusCode).toBe(404);
    expect(await readPoints(test, author.jwt)).toBe(0);
    expect((await test.post(apiPaths.editDiscussion, change, author.jwt)).statusCode).toBe(404);
  });
});

it('comments are counted, the author is notified, and their writers can delete them', async () => {
  const [author, other] = [await member(), await member()];
  const did = await addPost(author.jwt);
  const cid = (await send(apiPaths.addComment, { did, comment: ' Wait a year. ' }, other.jwt)).cid;
  const list = async () => (await test.post(apiPaths.comments, { did })).json<{ comments: Comment[] }>().comments;
  expect([await list(), (await read(did)).comment_count, await readPoints(test, other.jwt)]).toMatchObject([
    [{ comment: 'Wait a year.', uid: other.uid }],
    1,
    5,
  ]);
  const told = (await test.post(apiPaths.notifications, {}, author.jwt, { 'accept-language': 'en' })).json();
  expect(told).toMatchObject({ notifications: [{ did, kind: 'comment', message: `${other.name} commented on “${post.title}”` }] });
  expect(await send(apiPaths.deleteComment, { cid }, author.jwt)).toMatchObject({ code: 'not_author' });
  await send(apiPaths.deleteComment, { cid }, other.jwt);
  expect([await list(), (await read(did)).comment_count, await readPoints(test, other.jwt)]).toEqual([[], 0, 0]);
  expect((await test.post(apiPaths.addComment, { did, comment: 'x' }, other.jwt)).statusCode).toBe(400);
  expect((await test.post(apiPaths.addComment, { did: 'none', comment: 'Hello' }, other.jwt)).statusCode).toBe(404);
});
