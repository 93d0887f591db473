import { apiPaths } from '@oracle-astra/shared/contract';
import { createForumMember } from '../testing/forum';
import { openChat } from '../testing/chats';
import { createTestApp, type TestApp } from '../testing/test-app';
import { dataRules, exportData } from '.';
import { sql } from 'drizzle-orm';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Record<string, unknown>>();

async function leave(mobile: string): Promise<void> {
  test.clock.advance(601);
  const { token } = await send(apiPaths.sendOtp, { mobile });
  expect(await send(apiPaths.deleteAccount, { mobile, otp: test.sms.codes.get(mobile), token })).toMatchObject({ status: 'success' });
}

let receipts = 0;

/** A person with rows in most tables, with money rows as the shop writes them. */
async function liveThrough() {
  const member = await createForumMember(test);
  const { uid, jwt, bid } = member;
  const other = await createForumMember(test);
  const at = test.clock().toISOString();
  await send(apiPaths.addLifeEvent, { bid, kind: 'other', title: 'A secret event', month: '2015-05' }, jwt);
  await send(apiPaths.spin, {}, jwt);
  await send(apiPaths.invite, { mobile: '919866600001' }, jwt);
  await send(apiPaths.transfer, { mobile: other.mobile.slice(2), questions: 1 }, jwt);
  await send(apiPaths.setNotificationPreferences, { votes: false }, jwt);
  await test.post(apiPaths.predictions, { bid, type: 'daily', language: 'English' }, jwt);
  const did = String((await send(apiPaths.addDiscussion, { title: 'My title', description: 'My words' }, jwt)).did);
  await send(
    apiPaths.report,
    { did: String((await send(apiPaths.addDiscussion, { title: 'Other', description: 'Words' }, other.jwt)).did) },
    jwt,
  );
  for (const statement of [
    `insert into payment_orders (id, uid, astrologer, wallet_paise, original_price_paise, price_paise, discount_paise, discount_percent, gst_paise,
      gst_percent, amount_paise, created_at, checked_at) values ('o-${uid}', '${uid}', 'Oracle', 100, 100, 100, 0, 0, 18, 18, 118, '${at}', '${at}')`,
    `insert into payments (id, uid, kind, order_id, amount_paise, gst_paise, credited, created_at) values ('p-${uid}', '${uid}', 'recharge', 'o-${uid}', 118, 18, true, '${at}')`,
    `insert into refunds (id, payment_id, uid, amount_paise, gst_paise, reason, created_at) values ('r-${uid}', 'p-${uid}', '${uid}', 118, 18, 'operator', '${at}')`,
    `insert into receipts (id, uid, payment_id, year, number, issued_at, document) values ('i-${uid}', '${uid}', 'p-${uid}', '2026-27', ${(receipts += 1)}, '${at}', '{"buyer": "A secret buyer"}')`,
    `insert into subscriptions (id, uid, max_questions, starts_at, ends_at, last_payment_at, cancelled_at, created_at, state)
      values ('s-${uid}', '${uid}', 500, '${at}', '2026-04-14', '${at}', '${at}', '${at}', 'cancelled')`,
    `insert into care_flags (uid, level, until) values ('${uid}', 'O', '2026-12-01')`,
    `insert into moderation_actions (id, action, target, reason, created_at) values ('m-${uid}', 'hide', '${did}', 'Advertising', '${at}')`,
    `update users set banned_at = '${at}', ban_reason = 'Advertising' where uid = '${uid}'`,
  ])
    await test.db.execute(statement);
  return { ...member, did, other };
}

it('exports the data of a person: money, predictions, transfers, invitations, coupons, help and the reason of a ban', async () => {
  const { uid, jwt, other } = await liveThrough();
  const data = (await test.get(apiPaths.exportAccount, jwt)).json<Record<string, object[]>>();
  expect(data).toEqual(await exportData(test.db, uid));
  expect(data).toMatchObject({
    account: [{ ban_reason: 'Advertising' }],
    life_events: [{ title: 'A secret event' }],
    orders: [{ amount_paise: 118 }],
    payments: [{ amount_paise: 118, credited: true }],
    refunds: [{ reason: 'operator' }],
    receipts: [{ document: { buyer: 'A secret buyer' } }],
    subscriptions: [{ max_questions: 500, state: 'cancelled' }],
    transfers: [{ questions: 1 }],
    care: [{ level: 'O' }],
    moderation: [{ action: 'hide', reason: 'Advertising' }],
    muted_topics: [{ topic: 'votes' }],
    discussions: [{ title: 'My title' }],
    profile: [{}],
  });
  for (const section of ['predictions', 'invites', 'coupons', 'points', 'balances', 'movements', 'sessions'])
    expect([section, data[section]?.length]).not.toEqual([section, 0]);
  expect(JSON.stringify(data)).not.toContain(other.mobile);
  const page = (await test.get(`${apiPaths.exportAccount}?format=html`, jwt)).body;
  expect(page).toContain('A secret buyer');
  expect(page).not.toContain('[object Object]');
});

it('deletes rows and overwrites columns by the rules, and nothing of others', async () => {
  const { uid, mobile, other } = await liveThrough();
  const before = await exportData(test.db, other.uid);
  await leave(mobile);
  for (const [table, { owner, erase }] of Object.entries(dataRules)) {
    if (owner === undefined) continue;
    const { rows } = await test.db.execute<Record<string, unknown>>(sql`select * from ${sql.identifier(table)} t where ${owner(uid)}`);
    if (erase === 'delete' || table === 'invites') expect([table, rows]).toEqual([table, []]);
    else if (!['discussions', 'comments', 'receipts', 'credit_notes'].includes(table))
      for (const row of rows)
        for (const column of Object.keys(erase)) expect([table, column, row[column] || null]).toEqual([table, column, null]);
  }
  const after = await exportData(test.db, other.uid);
  expect({ ...after, notifications: [] }).toEqual({ ...before, notifications: [] });
});

it('leaves no name in a notification, even if its subject is gone', async () => {
  const [leaving, staying] = [await createForumMember(test), await createForumMember(test)];
  const did = String((await send(apiPaths.addDiscussion, { title: 'A title', description: 'The words' }, staying.jwt)).did);
  for (let twice = 0; twice < 2; twice += 1) await send(apiPaths.vote, { did, type: 1 }, leaving.jwt);
  const { cid } = await send(apiPaths.addComment, { did, comment: 'Nice' }, leaving.jwt);
  await send(apiPaths.deleteComment, { cid }, leaving.jwt);
  const names = async () =>
    (await test.db.execute<{ actor: string }>(`select params->>'actor' as actor from notifications where uid = '${staying.uid}'`)).rows;
  expect((await names()).map(({ actor }) => actor)).toContain(leaving.name);
  await leave(leaving.mobile);
  expect(new Set((await names()).map(({ actor }) => actor))).toEqual(new Set(['']));
});

it('erases chats with their words', async () => {
  const chat = await openChat(test);
  await chat.ask();
  await leave(chat.mobile);
  expect((await test.db.execute(`select mid from chat_messages where asst_id = '${chat.asst_id}'`)).rows).toEqual([]);
});
