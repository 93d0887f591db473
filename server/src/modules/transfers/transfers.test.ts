import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createLedgerCheck } from '../ledger/check';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const short = (mobile: string) => mobile.slice(2);
const questionsOf = async (jwt: string) => (await test.get(apiPaths.balance, jwt)).json<{ oracle_questions: number }>().oracle_questions;

async function transfer(jwt: string, mobile: string, questions: number | string, key?: string) {
  return (
    await test.post(apiPaths.transfer, { mobile: short(mobile), questions }, jwt, key === undefined ? {} : { 'idempotency-key': key })
  ).json<Record<string, unknown>>();
}

it('shows the masked recipient, and moves the questions with a row on both sides', async () => {
  const [sender, recipient] = [await test.signIn(), await test.signIn()];
  const preview = await test.post(apiPaths.transferPreview, { mobile: short(recipient.mobile), questions: 2 }, sender.jwt);
  expect(preview.json()).toEqual({
    status: 'success',
    recipient: expect.any(String) as string,
    name: null,
    mobile: '90•••••002',
    questions: 2,
    questions_left: 1,
  });
  expect(await transfer(sender.jwt, recipient.mobile, 2)).toMatchObject({
    status: 'success',
    message: '2 questions transferred.',
    questions_left: 1,
  });
  expect([await questionsOf(sender.jwt), await questionsOf(recipient.jwt)]).toEqual([1, 5]);
  const row = { oracle_questions: 2 };
  expect((await test.get(apiPaths.transfers, sender.jwt)).json()).toMatchObject({
    transactions: [{ ...row, sent: true, recipient_mobile: '90•••••002' }],
  });
  expect((await test.get(apiPaths.transfers, recipient.jwt)).json()).toMatchObject({
    transactions: [{ ...row, sent: false, recipient_mobile: '90•••••001' }],
  });
  expect((await test.get(apiPaths.balanceHistory, recipient.jwt)).json()).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ reason: 'transfer_received', amount: 2, mobile: '90•••••001' }),
    ]) as object[],
  });
});

it('moves nothing if the number has passed to another account since the preview', async () => {
  const [sender, other, recipient] = [await test.signIn(), await test.signIn(), await test.signIn()];
  const look = async (jwt: string) =>
    (await test.post(apiPaths.transferPreview, { mobile: short(recipient.mobile), questions: 1 }, jwt)).json<{ recipient: string }>()
      .recipient;
  const [before, foreign] = [await look(sender.jwt), await look(other.jwt)];
  expect(foreign).not.toBe(before);
  const send = async (named: string) =>
    (await test.post(apiPaths.transfer, { mobile: short(recipient.mobile), questions: 1, recipient: named }, sender.jwt)).json<object>();
  expect(await send(before)).toMatchObject({ status: 'success' });
  await test.db.execute(`update users set mobile = '919812390999' where uid = '${recipient.uid}'`);
  const newcomer = await test.signIn(recipient.mobile);
  expect(await send(before)).toMatchObject({ status: 'fail', code: 'transfer_recipient_changed' });
  expect(await questionsOf(newcomer.jwt)).toBe(3);
  expect(await send(await look(sender.jwt))).toMatchObject({ status: 'success' });
});

it('moves nothing to a banned account, which could not ask them', async () => {
  const [from, to] = [await test.signIn(), await test.signIn()];
  const request = { mobile: to.mobile.slice(-10), questions: 1 };
  await test.db.execute(`update users set banned_at = now() where uid = '${to.uid}'`);
  for (const path of [apiPaths.transferPreview, apiPaths.transfer])
    expect((await test.post(path, request, from.jwt)).json()).toMatchObject({ code: 'transfer_recipient_not_found' });
  await test.db.execute(`update users set banned_at = null where uid = '${to.uid}'`);
  expect((await test.post(apiPaths.transfer, request, from.jwt)).json()).toMatchObject({ status: 'success' });
});

it('accepts a form, as the provider’s clients send it', async () => {
  const [sender, recipient] = [await test.signIn(), await test.signIn()];
  const answer = await test.app.inject({
    method: 'POST',
    url: apiPaths.transfer,
    payload: new URLSearchParams({ mobile: short(recipient.mobile), questions: '1' }).toString(),
    headers: { authorization: `Bearer ${sender.jwt}`, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.json()).toMatchObject({ status: 'success', questions_left: 2 });
});

it('refuses the own number, one without an account, too many questions, and fractions', async () => {
  const [sender, recipient] = [await test.signIn(), await test.signIn()];
  expect(await transfer(sender.jwt, sender.mobile, 1)).toMatchObject({ code: 'transfer_own_number' });
  expect(await transfer(sender.jwt, '919812345678', 1)).toMatchObject({ code: 'transfer_recipient_not_found' });
  expect(await transfer(sender.jwt, recipient.mobile, 4)).toMatchObject({ code: 'transfer_insufficient_questions' });
  for (const questions of [0, -1, 1.5, 'two']) {
    expect(await transfer(sender.jwt, recipient.mobile, questions)).toMatchObject({
      field: 'questions',
      field_error: 'transfer_questions_invalid',
    });
  }
  expect(await questionsOf(sender.jwt)).toBe(3);
});

it('moves once for a key, and only what is there, in parallel', async () => {
  const [sender, recipient] = [await test.signIn(), await test.signIn()];
  const answers = await Promise.all(Array.from({ length: 10 }, () => transfer(sender.jwt, recipient.mobile, 1, 'key-1')));
  expect(new Set(answers.map(({ transaction_id: id }) => id)).size).toBe(1);
  const others = await Promise.all(Array.from({ length: 4 }, (_, n) => transfer(sender.jwt, recipient.mobile, 1, `other-${n}`)));
  expect(others.filter(({ status }) => status === 'success')).toHaveLength(2);
  expect([await questionsOf(sender.jwt), await questionsOf(recipient.jwt)]).toEqual([0, 6]);
  expect((await createLedgerCheck(test).run()).faults).toEqual([]);
});

it('limits the transfers and look-ups of a stolen session', async () => {
  const [sender, recipient] = [await test.signIn(), await test.signIn()];
  await test.db.execute(`update accounts set balance = balance + 97 where owner = '${sender.uid}' and unit = 'oracle_question'`);
  expect(await transfer(sender.jwt, recipient.mobile, 51)).toMatchObject({ code: 'transfer_limit_reached' });
  for (let n = 0; n < 5; n += 1) expect(await transfer(sender.jwt, recipient.mobile, 1)).toMatchObject({ status: 'success' });
  expect(await transfer(sender.jwt, recipient.mobile, 1)).toMatchObject({ code: 'transfer_limit_reached' });
  test.clock.advance(24 * 60 * 60 + 1);
  expect(await transfer((await test.signIn(sender.mobile)).jwt, recipient.mobile, 1)).toMatchObject({ status: 'success' });
  const codes = [];
  for (let n = 0; n < 25; n += 1)
    codes.push(
      (await test.post(apiPaths.transferPreview, { mobile: `98${String(n).padStart(8, '0')}`, questions: 1 }, sender.jwt)).json<{
        code: string;
      }>().code,
    );
  expect(codes.filter((code) => code === 'transfer_recipient_not_found')).toHaveLength(19);
  expect(codes.at(-1)).toBe('transfer_limit_reached');
});
