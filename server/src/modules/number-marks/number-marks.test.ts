/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths, points, transferLimits } from '@oracle-astra/shared/contract';
import { createForumMember, readPoints } from '../../testing/forum';
import { toIndianDate } from '../../indian-date';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { ...testConfig, metricsToken: 'a-key-of-the-operators' } });
});

const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Record<string, unknown>>();
const moderate = async (action: string, target: string, by = 'uid') =>
  send('/ops/moderation/actions', { action, target, by, reason: 'Sold amulets' }, 'a-key-of-the-operators');

/** Deletes the account; the clock hardly moves. */
async function leave(mobile: string): Promise<void> {
  test.clock.advance(121);
  const { token } = await send(apiPaths.sendOtp, { mobile });
  expect(await send(apiPaths.deleteAccount, { mobile, otp: test.sms.codes.get(mobile), token })).toMatchObject({ status: 'success' });
  test.clock.advance(121);
}
const comeBack = async (mobile: string) => {
  await leave(mobile);
  return test.signIn(mobile);
};

it('a ban remains with the number and its reason over any number of accounts, until it is lifted', async () => {
  const { uid, mobile } = await test.signIn();
  expect(await moderate('ban', uid)).toMatchObject({ status: 'success' });
  await comeBack(mobile);
  const again = await comeBack(mobile);
  expect(again.uid).not.toBe(uid);
  expect((await test.get(apiPaths.me, again.jwt)).json()).toMatchObject({ is_ban: 1, ban_reason: 'Sold amulets' });
  expect(await send(apiPaths.invite, { mobile: '919811100001' }, again.jwt)).toMatchObject({ code: 'account_banned' });
  await moderate('unban', again.uid);
  const free = await comeBack(mobile);
  expect((await test.get(apiPaths.me, free.jwt)).json()).toMatchObject({ is_ban: 0 });
});

it('a ban can be lifted by the number without an account, and no number is stored', async () => {
  const { uid, mobile } = await test.signIn();
  await moderate('ban', uid);
  await leave(mobile);
  const { rows } = await test.db.execute<{ text: string }>(`select t::text as text from number_marks t
    union all select t::text from users t where uid = '${uid}' union all select t::text from moderation_actions t`);
  expect(rows.map(({ text }) => text).join()).not.toContain(mobile.slice(2));
  expect(await moderate('unban', '919899999999', 'mobile')).toMatchObject({ code: 'not_found' });
  expect(await moderate('unban', mobile.slice(2), 'mobile')).toMatchObject({ status: 'success' });
  expect((await test.get(apiPaths.me, (await test.signIn(mobile)).jwt)).json()).toMatchObject({ is_ban: 0 });
});

it('gives the questions of the app once for each number', async () => {
  const { jwt, mobile } = await test.signIn();
  expect(await send(apiPaths.claimAppPromo, {}, jwt)).toMatchObject({ status: 'success' });
  await comeBack(mobile);
  const again = await comeBack(mobile);
  expect(await send(apiPaths.claimAppPromo, {}, again.jwt)).toMatchObject({ code: 'promo_claimed' });
});

it('counts the day’s points of an earlier account until midnight', async () => {
  const member = await createForumMember(test);
  await test.db.execute(`insert into point_awards (uid, kind, item_id, amount, day, created_at)
    values ('${member.uid}', 'discussion', 'x', ${points.dailyCap - 5}, '2026-03-14', '${test.clock().toISOString()}')`);
  await leave(member.mobile);
  const again = await createForumMember(test, member.mobile);
  const earned = async () =>
    (await test.db.execute<{ sum: number }>(`select coalesce(sum(amount), 0)::int as sum from point_awards where uid = '${again.uid}'`))
      .rows[0]?.sum;
  await send(apiPaths.addDiscussion, { title: 'Back again', description: 'With Saturn' }, again.jwt);
  expect(await earned()).toBe(5);
  test.clock.advance(86_400);
  await send(apiPaths.addDiscussion, { title: 'The next day', description: 'With Jupiter' }, again.jwt);
  expect(await earned()).toBe(5 + points.discussion);
});

it('pays an earlier account’s debt of points first', async () => {
  const member = await createForumMember(test);
  const owed = points.discussion + 5;
  await test.db.execute(`insert into point_debts (uid, amount) values ('${member.uid}', ${owed})`);
  await leave(member.mobile);
  const again = await createForumMember(test, member.mobile);
  const debt = async () =>
    (await test.db.execute<{ amount: number }>(`select amount from point_debts where uid = '${again.uid}'`)).rows[0]?.amount;
  expect(await debt()).toBe(owed);
  await send(apiPaths.addDiscussion, { title: 'Back again', description: 'With Saturn' }, again.jwt);
  expect([await debt(), await readPoints(test, again.jwt)]).toEqual([5, 0]);
});

it('counts what an earlier account has posted in the hour', async () => {
  const member = await createForumMember(test);
  const post = (jwt: string, n: number) => send(apiPaths.addDiscussion, { title: `Title ${n}`, description: 'A text' }, jwt);
  let most = 0;
  while ((await post(member.jwt, most)).status === 'success') most += 1;
  expect(most).toBeGreaterThan(0);
  await leave(member.mobile);
  const again = await createForumMember(test, member.mobile);
  expect(await post(again.jwt, 0)).toMatchObject({ code: 'posting_limit_reached' });
  test.clock.advance(3601);
  expect(await post(again.jwt, 1)).toMatchObject({ status: 'success' });
});

it('counts the spin of the day, the invitations, and the look-ups of numbers', async () => {
  const { jwt, mobile } = await test.signIn();
  const other = await test.signIn();
  expect(await send(apiPaths.spin, {}, jwt)).toMatchObject({ status: 'success' });
  let invited = 0;
  while ((await send(apiPaths.invite, { mobile: `9198222${String(invited).padStart(5, '0')}` }, jwt)).status === 'success') invited += 1;
  const lookUp = (token: string) => send(apiPaths.transferPreview, { mobile: other.mobile.slice(2), questions: 1 }, token);
  for (let n = 0; n < transferLimits.previews; n += 1) await lookUp(jwt);
  const again = await comeBack(mobile);
  expect(await send(apiPaths.spin, {}, again.jwt)).toMatchObject({ code: 'wheel_spun_today' });
  expect((await test.get(apiPaths.wheelStatus, again.jwt)).json()).toMatchObject({ can_spin: false });
  expect(await send(apiPaths.invite, { mobile: '919822299999' }, again.jwt)).toMatchObject({ code: 'invite_limit_reached' });
  expect(await lookUp(again.jwt)).toMatchObject({ code: 'transfer_limit_reached' });
});

it('counts the questions that an earlier account has transferred', async () => {
  const [sender, other] = [await test.signIn(), await test.signIn()];
  const transfer = (token: string, questions: number) => send(apiPaths.transfer, { mobile: other.mobile.slice(2), questions }, token);
  await test.db.execute(`insert into question_transfers (id, sender, recipient, questions, created_at)
    values ('many', '${sender.uid}', '${other.uid}', ${transferLimits.questions}, '${test.clock().toISOString()}')`);
  const again = await comeBack(sender.mobile);
  expect(await transfer(again.jwt, 1)).toMatchObject({ code: 'transfer_limit_reached' });
});

it('counts a vote once for all accounts of a number, and its points once', async () => {
  const [author, voter] = [await createForumMember(test), await test.signIn()];
  const { did } = await send(apiPaths.addDiscussion, { title: 'Saturn again', description: 'Is it slow?' }, author.jwt);
  const vote = (type: number, jwt: string) => send(apiPaths.vote, { did, type }, jwt);
  await vote(1, voter.jwt);
  const earned = await readPoints(test, author.jwt);
  const { uid, jwt } = await comeBack(voter.mobile);
  expect((await test.db.execute(`select from votes where uid = '${voter.uid}'`)).rows).toEqual([]);
  expect((await test.post(apiPaths.discussion, { did }, jwt)).json()).toMatchObject({ discussion: { upvotes: 1, my_vote: 1 } });
  expect(await vote(1, jwt)).toMatchObject({ upvotes: 0, my_vote: null });
  // Earned points are kept after a vote is withdrawn.
  const third = await comeBack(voter.mobile);
  expect(await vote(1, third.jwt)).toMatchObject({ upvotes: 1, my_vote: 1 });
  expect(await readPoints(test, author.jwt)).toBe(earned);
  const { rows } = await test.db.execute<{ sum: number }>(
    `select sum(amount)::int as sum from point_awards where uid in ('${uid}', '${third.uid}')`,
  );
  expect(rows[0]?.sum).toBe(0);
});

it('refuses a vote on what an earlier account of the number wrote, and links its posts to nothing', async () => {
  const author = await createForumMember(test);
  const { did } = await send(apiPaths.addDiscussion, { title: 'Saturn once more', description: 'Is it slow?' }, author.jwt);
  const { cid } = await send(apiPaths.addComment, { did, comment: 'An answer of my own' }, author.jwt);
  await comeBack(author.mobile);
  const { jwt } = await comeBack(author.mobile);
  expect(await send(apiPaths.vote, { did, type: 1 }, jwt)).toMatchObject({ code: 'vote_own' });
  expect(await send(apiPaths.vote, { cid, type: 0 }, jwt)).toMatchObject({ code: 'vote_own' });
  const other = await test.signIn();
  expect(await send(apiPaths.vote, { did, type: 1 }, other.jwt)).toMatchObject({ upvotes: 1 });
  const { rows } = await test.db.execute<{ hashes: number }>(
    `select count(distinct mobile_hash)::int as hashes from number_marks where kind = 'author' and value = '{}'`,
  );
  expect(rows[0]?.hashes).toBeGreaterThanOrEqual(2);
});

it('counts the tokens of the model that an earlier account used on the day', async () => {
  const { uid, mobile } = await test.signIn();
  await test.db.execute(`insert into model_usage (day, uid, tokens) values ('${toIndianDate(test.clock())}', '${uid}', 700)`);
  const again = await comeBack(mobile);
  expect((await test.db.execute(`select tokens::int from model_usage where uid = '${again.uid}'`)).rows).toEqual([{ tokens: 700 }]);
});

async function changeNumber(jwt: string, mobile: string) {
  test.clock.advance(121);
  const { token } = await send(apiPaths.sendOtp, { mobile, purpose: 'new_number' }, jwt);
  return send(apiPaths.changeMobile, { mobile, otp: test.sms.codes.get(mobile), token }, jwt);
}

it('votes stay with an account that changes its number, also if an earlier account of the new number voted on the same item', async () => {
  const [author, earlier, voter] = [await createForumMember(test), await test.signIn(), await test.signIn()];
  const { did } = await send(apiPaths.addDiscussion, { title: 'Venus again', description: 'Is it late?' }, author.jwt);
  const vote = (jwt: string) => send(apiPaths.vote, { did, type: 1 }, jwt);
  for (const { jwt } of [earlier, voter]) await vote(jwt);
  await leave(earlier.mobile);
  expect(await changeNumber(voter.jwt, earlier.mobile)).toEqual({ status: 'success', mobile: earlier.mobile });
  expect((await test.post(apiPaths.discussion, { did }, voter.jwt)).json()).toMatchObject({ discussion: { upvotes: 2, my_vote: 1 } });
  test.clock.advance(121);
  const next = await test.signIn(voter.mobile);
  expect((await test.post(apiPaths.discussion, { did }, next.jwt)).json()).toMatchObject({ discussion: { upvotes: 2, my_vote: null } });
});

it('changes of number back and forth are limited to three in 30 days, over all accounts of both numbers', async () => {
  const { jwt, mobile } = await test.signIn();
  const other = '919812399001';
  await test.db.execute(
    `insert into model_usage (day, uid, tokens) select '${toIndianDate(test.clock())}', uid, 1 from users where mobile = '${mobile}'`,
  );
  for (const to of [other, mobile, other]) expect(await changeNumber(jwt, to)).toEqual({ status: 'success', mobile: to });
  expect(await changeNumber(jwt, mobile)).toMatchObject({ code: 'number_change_limit_reached' });
  test.clock.advance(121);
  const next = await test.signIn(mobile);
  expect(await changeNumber(next.jwt, '919812399002')).toMatchObject({ code: 'number_change_limit_reached' });
  test.clock.advance(30 * 86_400);
  expect(await changeNumber((await test.signIn(mobile)).jwt, '919812399002')).toMatchObject({ status: 'success' });
});

it('an account that changes its number back has the uses of the day once, also those after the first change', async () => {
  const { jwt, mobile, uid } = await createForumMember(test);
  const day = toIndianDate(test.clock());
  const add = async (tokens: number, points: number) => {
    await test.db.execute(`insert into model_usage (day, uid, tokens) values ('${day}', '${uid}', ${tokens})
      on conflict (day, uid) do update set tokens = model_usage.tokens + excluded.tokens`);
    await test.db.execute(`insert into point_awards (uid, kind, item_id, actor, amount, day, created_at)
      values ('${uid}', 'discussion', 'item-${tokens}', '', ${points}, '${day}', '${test.clock().toISOString()}')`);
  };
  await add(700, 5);
  expect(await changeNumber(jwt, '919812399011')).toMatchObject({ status: 'success' });
  await add(30, 3);
  expect(await changeNumber(jwt, mobile)).toMatchObject({ status: 'success' });
  expect((await test.db.execute(`select tokens::int from model_usage where uid = '${uid}'`)).rows).toEqual([{ tokens: 730 }]);
  const carried = `select coalesce(sum(amount), 0)::int as points from carried_uses where uid = '${uid}' and kind = 'points'`;
  expect((await test.db.execute(carried)).rows).toEqual([{ points: 0 }]);
});

it('does not affect a number without an earlier account', async () => {
  const { jwt } = await test.signIn();
  expect((await test.get(apiPaths.me, jwt)).json()).toMatchObject({ is_ban: 0 });
  expect(await send(apiPaths.spin, {}, jwt)).toMatchObject({ status: 'success' });
});
