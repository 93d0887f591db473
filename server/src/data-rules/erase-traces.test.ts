import { apiPaths } from '@oracle-astra/shared/contract';
import { addBirth } from '../testing/births';
import { dumpRows } from '../testing/dump';
import { createForumMember } from '../testing/forum';
import { createTestApp, type TestApp } from '../testing/test-app';
import { maskMobile } from '../modules/transfers/mask';
import { exportData } from '.';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const send = async (path: string, body: object, jwt?: string, key?: string) =>
  (await test.post(path, body, jwt, key === undefined ? {} : { 'idempotency-key': key })).json<Record<string, unknown>>();
const mobile = '919876501234';
const words = ['Zyxwana', 'Quillpur', ...['event', 'chat', 'title', 'words', 'comment', 'reason', 'push'].map((word) => `quill-${word}`)];

/** A person with text in every place that accepts it, some of it deleted, some seen by others. */
async function liveThrough() {
  const member = await createForumMember(test, mobile);
  const other = await createForumMember(test);
  const { jwt, uid } = member;
  const title = 'quill-title';
  const bid = await addBirth(test, jwt, { full_name: 'Zyxwana Quill', pob: 'Quillpur, India' });
  const at = test.clock().toISOString();
  await send(apiPaths.addLifeEvent, { bid, kind: 'other', title: 'quill-event', month: '2015-05' }, jwt, 'k1');
  const chat = await send(apiPaths.startChat, { bid, astrologer: 'Oracle', device: 'web' }, jwt);
  await test.post(
    apiPaths.pushChat,
    { bid, asst_id: chat.asst_id, astrologer: 'Oracle', message: 'Will quill-chat go well?', device: 'web' },
    jwt,
  );
  await test.post(apiPaths.predictions, { bid, type: 'daily', language: 'English' }, jwt, { 'idempotency-key': 'k2' });
  const { did } = await send(apiPaths.addDiscussion, { title, description: 'quill-words' }, jwt, 'k3');
  const { cid } = await send(apiPaths.addComment, { did, comment: 'quill-comment' }, jwt, 'k4');
  const { cid: theirs } = await send(apiPaths.addComment, { did, comment: 'A comment of the other' }, other.jwt);
  await send(apiPaths.vote, { cid: theirs, type: 1 }, jwt);
  await send(apiPaths.deleteComment, { cid }, jwt);
  await send(apiPaths.deleteDiscussion, { did }, jwt);
  const { did: another } = await send(apiPaths.addDiscussion, { title: 'Of the other', description: 'Words' }, other.jwt);
  await send(apiPaths.report, { did: another, reason: 'quill-reason' }, jwt, 'k5');
  await send(apiPaths.transfer, { mobile: other.mobile.slice(2), questions: 1 }, jwt, 'k6');
  await send(apiPaths.invite, { mobile: mobile.slice(2) }, other.jwt);
  await send(
    apiPaths.addPushSubscription,
    { endpoint: 'https://fcm.googleapis.com/quill-push', keys: { p256dh: 'x'.repeat(87), auth: 'y'.repeat(22) } },
    jwt,
  );
  const document = { number: 'X/1', mobile, amount: 118 };
  for (const statement of [
    // As earlier releases wrote it.
    `update notifications set params = params || '{"from": "${maskMobile(mobile)}"}' where kind = 'transfer_received' and uid = '${other.uid}'`,
    `insert into payment_orders (id, uid, astrologer, wallet_paise, original_price_paise, price_paise, discount_paise, discount_percent, gst_paise,
      gst_percent, amount_paise, created_at, checked_at) values ('o-1', '${uid}', 'Oracle', 100, 100, 100, 0, 0, 18, 18, 118, '${at}', '${at}')`,
    `insert into payments (id, uid, kind, order_id, amount_paise, gst_paise, credited, created_at) values ('p-1', '${uid}', 'recharge', 'o-1', 118, 18, true, '${at}')`,
    `insert into refunds (id, payment_id, uid, amount_paise, gst_paise, reason, created_at) values ('r-1', 'p-1', '${uid}', 118, 18, 'operator', '${at}')`,
    `insert into receipts (id, uid, payment_id, year, number, issued_at, document) values ('i-1', '${uid}', 'p-1', '2026-27', 1, '${at}', '${JSON.stringify(document)}')`,
    `insert into credit_notes (id, uid, refund_id, receipt_id, year, number, issued_at, document) values ('c-1', '${uid}', 'r-1', 'i-1', '2026-27', 1, '${at}', '${JSON.stringify(document)}')`,
  ])
    await test.db.execute(statement);
  return member;
}

it('leaves no name, number or deleted word of a person in any row of any table', async () => {
  const { name } = await liveThrough();
  const marks = [name, mobile.slice(2), maskMobile(mobile), ...words];
  const listFound = (rows: string) => marks.filter((mark) => rows.includes(mark));
  expect(listFound((await dumpRows(test.db)).join('\n'))).toEqual(marks);
  test.clock.advance(601);
  const { token } = await send(apiPaths.sendOtp, { mobile });
  expect(await send(apiPaths.deleteAccount, { mobile, otp: test.sms.codes.get(mobile), token })).toMatchObject({ status: 'success' });
  const left = (await dumpRows(test.db)).filter((row) => listFound(row).length > 0);
  expect(left).toEqual([]);
});

it('does not allow other changes of an invoice', async () => {
  const change = (set: string) => test.db.execute(`update receipts set ${set} where id = 'i-1'`);
  for (const set of [`document = document || '{"amount": 1}'`, `number = 7`, `document = document || '{"mobile": "911111111111"}'`])
    await expect(change(set)).rejects.toMatchObject({ cause: { message: 'The table receipts is append-only.' } });
  await expect(test.db.execute(`delete from credit_notes`)).rejects.toMatchObject({
    cause: { message: 'The table credit_notes is append-only.' },
  });
});

it('does not export deleted texts of others', async () => {
  const [author, voter] = [await createForumMember(test), await createForumMember(test)];
  const { did } = await send(apiPaths.addDiscussion, { title: 'A title of the author', description: 'Words' }, author.jwt);
  await send(apiPaths.vote, { did, type: 1 }, voter.jwt);
  const readVotes = async () => (await exportData(test.db, voter.uid)).votes;
  expect(await readVotes()).toMatchObject([{ post: 'A title of the author', vote: 'up' }]);
  await send(apiPaths.deleteDiscussion, { did }, author.jwt);
  expect(await readVotes()).toMatchObject([{ post: null, vote: 'up' }]);
});
