import type { Prediction, PredictionStatus, PredictionSummary } from '@oracle-astra/shared/contract';
import { apiPaths, streamSeparator } from '@oracle-astra/shared/contract';
import { addBirth } from '../../testing/births';
import { getBalance, setBalance } from '../../testing/chats';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

async function openPerson() {
  const person = await test.signIn();
  const bid = await addBirth(test, person.jwt);
  const call = (changes: object = {}, key?: string) =>
    test.post(
      apiPaths.predictions,
      { bid, type: 'daily', language: 'English', ...changes },
      person.jwt,
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const generate = async (changes?: object, key?: string) => {
    const [text = '', json = ''] = (await call(changes, key)).body.split(streamSeparator);
    return { text: text.trimEnd(), status: JSON.parse(json) as PredictionStatus };
  };
  const list = async () => (await test.get(apiPaths.keptPredictions, person.jwt)).json<{ predictions: PredictionSummary[] }>().predictions;
  const read = (pid: string) => test.get(`${apiPaths.keptPrediction}?pid=${pid}`, person.jwt);
  const left = async (type = 'daily') => (await getBalance(test, person.uid, `${type}_prediction` as 'daily_prediction')).available;
  return { ...person, bid, call, generate, list, read, left };
}

it('streams a prediction, counts it once and stores it to be read again free of charge', async () => {
  const person = await openPerson();
  const { text, status } = await person.generate();
  expect(text).toContain('## Work');
  expect(status).toEqual({
    status: 'success',
    pid: expect.any(String),
    type: 'daily',
    from: '2026-03-14',
    to: '2026-03-14',
    charged: 'predictions',
  });
  expect(await person.left()).toBe(2);
  const { prediction } = (await person.read(status.pid)).json<{ prediction: Prediction }>();
  expect(prediction).toMatchObject({ text, full_name: 'Asha Verma', charged: 'predictions', bid: person.bid });
  expect(await person.generate()).toEqual({ text, status });
  const [kept] = await person.list();
  expect(kept).not.toHaveProperty('text');
  expect(await person.left()).toBe(2);
});

it('charges parallel calls once, with and without a key', async () => {
  const person = await openPerson();
  const same = await Promise.all(Array.from({ length: 6 }, () => person.generate({ type: 'weekly' }, 'one-key')));
  const plain = await Promise.all(Array.from({ length: 6 }, () => person.generate({ type: 'weekly' })));
  expect(new Set([...same, ...plain].map(({ status }) => status.pid)).size).toBe(1);
  const daily = await Promise.all(Array.from({ length: 6 }, () => person.generate()));
  expect(new Set(daily.map(({ status }) => status.pid)).size).toBe(1);
  expect([await person.left('weekly'), await person.left()]).toEqual([0, 2]);
  expect(await person.list()).toHaveLength(2);
});

it('gives the other language of a paid prediction free', async () => {
  const person = await openPerson();
  await person.generate({ type: 'yearly' });
  const { text, status } = await person.generate({ type: 'yearly', language: 'Hindi' });
  expect(status.charged).toBe('none');
  expect(text).toContain('## आपकी दशा');
  expect(await person.left('yearly')).toBe(0);
});

it('refuses without remaining predictions, and charges and stores nothing', async () => {
  const person = await openPerson();
  await setBalance(test, person.uid, 'monthly_prediction', 0);
  const answer = await person.call({ type: 'monthly' });
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(answer.body.split(streamSeparator)[1]!)).toEqual({
    status: 'fail',
    code: 'insufficient_balance',
    message: 'Your free monthly prediction is used. A subscription makes predictions without limit.',
  });
  expect(await person.list()).toEqual([]);
});

it('counts nothing for a subscriber', async () => {
  const person = await openPerson();
  await setBalance(test, person.uid, 'daily_prediction', 0);
  await test.db.execute(`insert into subscriptions (id, uid, max_questions, starts_at, ends_at, last_payment_at, created_at)
    values ('s-${person.uid}', '${person.uid}', 500, '2026-03-01', '2026-04-01', '2026-03-01', '2026-03-01')`);
  expect((await person.generate()).status.charged).toBe('subscription');
  expect(await person.left()).toBe(0);
});

it('creates a new one on another day', async () => {
  const person = await openPerson();
  const first = await person.generate();
  test.clock.advance(86_400);
  const second = await person.generate();
  test.clock.advance(-86_400);
  expect(second.status.from).toBe('2026-03-15');
  expect(second.status.pid).not.toBe(first.status.pid);
  expect((await person.list()).map(({ pid }) => pid)).toEqual([second.status.pid, first.status.pid]);
});

it('gives the kept one for the key of before midnight, free, whose stream broke', async () => {
  const person = await openPerson();
  const first = await person.generate({}, 'broken-before-midnight');
  test.clock.advance(86_400);
  const again = await person.generate({}, 'broken-before-midnight');
  test.clock.advance(-86_400);
  expect(again).toEqual(first);
  expect([await person.left(), (await person.list()).length]).toEqual([2, 1]);
});

it('refuses the birth details, the prediction and the key of somebody else', async () => {
  const [one, other] = await Promise.all([openPerson(), openPerson()]);
  const { status } = await one.generate({}, 'shared-key');
  expect((await other.call({ bid: one.bid })).json()).toMatchObject({ status: 'fail', code: 'birth_not_found' });
  expect((await other.read(status.pid)).json()).toMatchObject({ status: 'fail', code: 'prediction_not_found' });
  expect((await other.generate({}, 'shared-key')).status.pid).not.toBe(status.pid);
  expect((await one.call({ type: 'weekly' }, 'shared-key')).json()).toMatchObject({ code: 'idempotency_key_reused' });
  expect(await one.left('weekly')).toBe(1);
});

it('keeps a prediction when its birth details are deleted, and erases it with the account', async () => {
  const person = await openPerson();
  const { status } = await person.generate();
  await test.post(apiPaths.deleteBirth, { bid: person.bid }, person.jwt);
  expect(await person.list()).toMatchObject([{ pid: status.pid, bid: null }]);
  const { token } = (await test.post(apiPaths.sendOtp, { mobile: person.mobile })).json<{ token: string }>();
  await test.post(apiPaths.deleteAccount, { mobile: person.mobile, otp: test.sms.codes.get(person.mobile), token });
  expect((await test.db.execute(`select pid from predictions where uid = '${person.uid}'`)).rows).toEqual([]);
});
