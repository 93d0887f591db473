import { apiPaths } from '@oracle-astra/shared/contract';
import { addBirth } from '../testing/births';
import { openChat } from '../testing/chats';
import { createForumMember } from '../testing/forum';
import { giveWhileLeaving, waitForWaiting } from '../testing/leaving';
import { describeOnPostgres } from '../testing/databases/real-postgres';
import { createTestApp, testConfig, type TestApp } from '../testing/test-app';

const operators = 'a-key-of-the-operators';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { ...testConfig, metricsToken: operators } });
});

const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Record<string, unknown>>();
const rowsOf = async (table: string, uid: string) => (await test.db.execute(`select * from ${table} where uid = '${uid}'`)).rows;
const success = { status: 'success' };

describeOnPostgres('while an account is being deleted', () => {
  it('votes, comments, reports and hiding of its posts wait for it without a deadlock', async () => {
    const [author, voter, reporter] = [await createForumMember(test), await createForumMember(test), await createForumMember(test)];
    const { did } = await send(apiPaths.addDiscussion, { title: 'Saturn', description: 'A long text' }, author.jwt);
    const { did: other } = await send(apiPaths.addDiscussion, { title: 'Jupiter', description: 'A long text' }, author.jwt);
    test.clock.advance(121);
    const act = () =>
      Promise.all([
        send(apiPaths.vote, { did, type: 1 }, voter.jwt),
        send(apiPaths.addComment, { did, comment: 'So it is' }, voter.jwt),
        send(apiPaths.report, { did: other, reason: 'Advertising' }, reporter.jwt),
        send('/ops/moderation/actions', { action: 'hide', target: other, reason: 'Advertising' }, operators),
      ]);
    const [vote, comment, report, hide] = await giveWhileLeaving(test, author, act, 'number_marks');
    expect([vote, comment, hide]).toMatchObject([success, success, success]);
    // It may arrive after the post is hidden.
    expect([report?.status === 'success', report?.code]).toEqual(
      report?.status === 'success' ? [true, undefined] : [false, 'discussion_not_found'],
    );
  });

  it.each(['Should I change my job this year?', 'main ab jeena nahi chahta, mar jaana chahta hoon'])(
    'a question of its person waits without a deadlock: %s',
    async (message) => {
      const chat = await openChat(test);
      test.clock.advance(121);
      const answer = await giveWhileLeaving(test, chat, () => chat.push({ message }), 'number_marks');
      expect([200, 404]).toContain(answer.statusCode);
      expect(await rowsOf('chat_replies', chat.uid)).toEqual([]);
    },
  );

  it('a deletion of a person with mutual notifications waits without a deadlock', async () => {
    const people = [await createForumMember(test), await createForumMember(test)];
    const dids: string[] = [];
    for (const { jwt } of people)
      dids.push(String((await send(apiPaths.addDiscussion, { title: 'Saturn', description: 'A long text' }, jwt)).did));
    for (const [n, did] of dids.entries()) await send(apiPaths.vote, { did, type: 1 }, people[1 - n]?.jwt);
    test.clock.advance(121);
    const bodies: object[] = [];
    for (const { mobile } of people) {
      const { token } = await send(apiPaths.sendOtp, { mobile });
      bodies.push({ mobile, otp: test.sms.codes.get(mobile), token });
    }
    let leaving: Promise<Record<string, unknown>>[] = [];
    await test.db.transaction(async (tx) => {
      // Between the erasure in others' notifications and the deletion of the person's own.
      await tx.execute('lock table invites in access exclusive mode');
      leaving = bodies.map((body) => send(apiPaths.deleteAccount, body));
      await waitForWaiting(test, 2);
    });
    expect(await Promise.all(leaving)).toMatchObject([success, success]);
  });

  it('a sign-in by its number waits, and gets a new account', async () => {
    const leaving = await test.signIn();
    test.clock.advance(121);
    // From another address, because another code for the same requester would replace it.
    const headers = { 'x-forwarded-for': '10.7.0.1' };
    const { token } = (await test.post(apiPaths.sendOtp, { mobile: leaving.mobile }, undefined, headers)).json<{ token: string }>();
    const body = { mobile: leaving.mobile, otp: test.sms.codes.get(leaving.mobile), token, device: 'A phone' };
    test.clock.advance(121);
    const answer = await giveWhileLeaving(test, leaving, () => send(apiPaths.validateOtp, body), 'number_marks');
    expect(answer).toMatchObject(success);
    const me = (await test.get(apiPaths.me, String(answer.jwt))).json<{ uid: string }>();
    expect(me.uid).not.toBe(leaving.uid);
    expect((await rowsOf('sessions', leaving.uid)).map(({ device }) => device)).not.toContain('A phone');
  });

  it('a ban waits, and is refused because the account is gone', async () => {
    const leaving = await test.signIn();
    test.clock.advance(121);
    const ban = () => send('/ops/moderation/actions', { action: 'ban', target: leaving.uid, reason: 'Sold amulets' }, operators);
    expect(await giveWhileLeaving(test, leaving, ban, 'number_marks')).toMatchObject({ code: 'not_found' });
    expect(await ban()).toMatchObject({ code: 'not_found' });
    expect(await rowsOf('users', leaving.uid)).toMatchObject([{ banned_at: null, ban_reason: null }]);
  });

  it('stores none of the person’s later writes', async () => {
    const leaving = await createForumMember(test);
    test.clock.advance(121);
    const act = () =>
      Promise.all([
        send(apiPaths.addComment, { did: 'd', comment: 'main ab jeena nahi chahta, mar jaana chahta hoon' }, leaving.jwt),
        send(apiPaths.setLocale, { locale: 'hi' }, leaving.jwt),
        send(apiPaths.spin, {}, leaving.jwt),
        send(apiPaths.invite, { mobile: '919866611111' }, leaving.jwt),
      ]);
    const [draft] = await giveWhileLeaving(test, leaving, act);
    expect(draft).toMatchObject({ code: 'care_needed', care: {} });
    for (const table of ['care_flags', 'coupons', 'invites']) expect([table, await rowsOf(table, leaving.uid)]).toEqual([table, []]);
    expect(await rowsOf('users', leaving.uid)).toMatchObject([{ locale: null }]);
  });
});

describeOnPostgres('while a birth is being deleted in another tab', () => {
  it.each([
    ['an event of the life', (bid: string) => [apiPaths.addLifeEvent, { bid, kind: 'other', title: 'Moved', month: '2015-05' }] as const],
    ['a chat', (bid: string) => [apiPaths.startChat, { bid, astrologer: 'Oracle', device: 'web' }] as const],
    ['a prediction', (bid: string) => [apiPaths.predictions, { bid, type: 'daily', language: 'English' }] as const],
    ['a profile', (bid: string) => [apiPaths.editProfile, { bid, email: 'one@example.in' }] as const],
  ])('%s is refused, because its birth record does not exist', async (_what, request) => {
    const { jwt } = await createForumMember(test);
    const bid = await addBirth(test, jwt);
    let answer: Promise<Record<string, unknown>> = Promise.resolve({});
    await test.db.transaction(async (tx) => {
      await tx.execute(`delete from births where bid = '${bid}'`);
      const [path, body] = request(bid);
      answer = send(path, body, jwt);
      await waitForWaiting(test);
    });
    expect(await answer).toMatchObject({ code: 'birth_not_found' });
  });
});
