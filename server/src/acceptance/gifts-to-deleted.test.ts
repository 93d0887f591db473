import { apiPaths } from '@oracle-astra/shared/contract';
import { createForumMember } from '../testing/forum';
import { giveWhileLeaving } from '../testing/leaving';
import { describeOnPostgres } from '../testing/databases/real-postgres';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Record<string, unknown>>();
const count = async (query: string) => Number((await test.db.execute<{ count: string }>(`select count(*) from ${query}`)).rows[0]?.count);
const postingsOf = (uid: string) => count(`postings p join accounts a on a.id = p.account_id where a.owner = '${uid}'`);

describeOnPostgres('to a person who is deleting the account', () => {
  it('no question is transferred', async () => {
    const [sender, recipient] = [await test.signIn(), await test.signIn()];
    test.clock.advance(121);
    const before = await postingsOf(recipient.uid);
    const transfer = () => send(apiPaths.transfer, { mobile: recipient.mobile.slice(2), questions: 2 }, sender.jwt);
    expect(await giveWhileLeaving(test, recipient, transfer)).toMatchObject({ code: 'transfer_recipient_not_found' });
    expect((await test.get(apiPaths.balance, sender.jwt)).json()).toMatchObject({ oracle_questions: 3 });
    expect(await postingsOf(recipient.uid)).toBe(before);
    expect(await count(`notifications where uid = '${recipient.uid}'`)).toBe(0);
  });

  it('no upvote gives points, and no comment or upvote a notification', async () => {
    const [author, voter] = [await createForumMember(test), await createForumMember(test)];
    const did = String((await send(apiPaths.addDiscussion, { title: 'Saturn', description: 'A long text' }, author.jwt)).did);
    test.clock.advance(121);
    const before = await postingsOf(author.uid);
    const give = () =>
      Promise.all([send(apiPaths.vote, { did, type: 1 }, voter.jwt), send(apiPaths.addComment, { did, comment: 'So it is' }, voter.jwt)]);
    expect(await giveWhileLeaving(test, author, give)).toMatchObject([{ status: 'success' }, { status: 'success' }]);
    expect(await postingsOf(author.uid)).toBe(before);
    expect(await count(`notifications where uid = '${author.uid}'`)).toBe(0);
  });

  it.each(['an invitation', 'a link'])('no first sign-in by %s of theirs gives a reward', async (by) => {
    const inviter = await test.signIn();
    const mobile = by === 'a link' ? '919811100002' : '919811100001';
    await send(apiPaths.invite, { mobile: by === 'a link' ? '919811100003' : mobile }, inviter.jwt);
    const { path } = (await test.get(apiPaths.inviteLink, inviter.jwt)).json<{ path: string }>();
    const cookie = by === 'a link' ? String((await test.get(path)).headers['set-cookie']).split(';')[0] : '';
    test.clock.advance(121);
    const before = await postingsOf(inviter.uid);
    const { token } = await send(apiPaths.sendOtp, { mobile });
    const signIn = () =>
      test.post(apiPaths.validateOtp, { mobile, otp: test.sms.codes.get(mobile), token, device: 'web' }, undefined, {
        cookie: cookie ?? '',
      });
    expect((await giveWhileLeaving(test, inviter, signIn)).json()).toMatchObject({ status: 'success' });
    expect(await postingsOf(inviter.uid)).toBe(before);
  });
});
