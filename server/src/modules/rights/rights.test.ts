import { apiPaths, rightsLimits } from '@oracle-astra/shared/contract';
import { privacyOf } from '../../testing/accounts/consents';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';

const operator = 'a-key-of-the-operators';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { ...testConfig, metricsToken: operator } });
});
afterAll(() => test.close());

type Json = Record<string, unknown>;
const send = async (path: string, body: object, jwt: string, key?: string) =>
  (await test.post(path, body, jwt, key === undefined ? {} : { 'idempotency-key': key })).json<Json>();

it('a nominee is named, changed, exported, removed, and erased with the account', async () => {
  const { jwt, uid } = await test.signIn();
  expect((await privacyOf(test, jwt)).nominee).toBeNull();
  expect(await send(apiPaths.setNominee, { name: ' Ravi  Verma ', mobile: '919812300001' }, jwt)).toEqual({ status: 'success' });
  await send(apiPaths.setNominee, { name: 'Sita Verma', mobile: '98123 00002' }, jwt);
  await send(apiPaths.setNominee, { name: 'Sita Verma', mobile: '919812300002' }, jwt);
  expect((await privacyOf(test, jwt)).nominee).toEqual({ name: 'Sita Verma', mobile: '919812300002' });
  const exported = (await test.get(apiPaths.exportAccount, jwt)).json<Json>();
  expect(exported.nominee).toMatchObject([{ name: 'Sita Verma', mobile: '919812300002' }]);
  await send(apiPaths.removeNominee, {}, jwt);
  expect((await privacyOf(test, jwt)).nominee).toBeNull();
  expect((await test.db.execute(`select 1 from nominees where uid = '${uid}'`)).rows).toEqual([]);
});

it('naming a nominee needs a fresh proof, a name and a whole number', async () => {
  const { jwt } = await test.signIn();
  expect(await send(apiPaths.setNominee, { name: ' ', mobile: '919812300001' }, jwt)).toMatchObject({ field_error: 'name_missing' });
  expect(await send(apiPaths.setNominee, { name: 'Ravi', mobile: '9198' }, jwt)).toMatchObject({ code: 'invalid_request' });
  test.clock.advance(600);
  expect(await send(apiPaths.setNominee, { name: 'Ravi', mobile: '919812300001' }, jwt)).toMatchObject({ code: 'proof_required' });
});

it('a request has its due day, is kept once under its key, and is answered by the owner', async () => {
  const { jwt } = await test.signIn();
  const ask = (key: string) => send(apiPaths.askRights, { kind: 'correction', body: 'My name is misspelt in a receipt.' }, jwt, key);
  await Promise.all([ask('one'), ask('one')]);
  const [request, ...others] = (await privacyOf(test, jwt)).requests ?? [];
  expect([request, others]).toMatchObject([{ kind: 'correction', due_on: '2026-03-29', closed_at: null, answer: null }, []]);
  const page = await test.get('/ops/rights', operator);
  expect(page.body).toContain('misspelt');
  const body = { id: String(request?.id), answer: 'Corrected.' };
  expect((await test.post('/ops/rights', body, operator, { 'sec-fetch-site': 'same-origin' })).body).toContain('is answered');
  expect((await test.post('/ops/rights', body, operator, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(409);
  expect((await privacyOf(test, jwt)).requests).toMatchObject([{ answer: 'Corrected.', closed_at: test.clock().toISOString() }]);
  expect((await test.get('/ops/rights')).statusCode).toBe(401);
});

it('five requests of a person may be open', async () => {
  const { jwt } = await test.signIn();
  const ask = (count: number) => send(apiPaths.askRights, { kind: 'access', body: `What do you keep, ${count}?` }, jwt);
  const answers = await Promise.all(Array.from({ length: rightsLimits.open + 2 }, (_, count) => ask(count)));
  expect(answers.filter(({ code }) => code === 'rights_limit_reached')).toHaveLength(2);
});

it('an operator finds who named a nominee by the number', async () => {
  const { jwt, mobile } = await test.signIn();
  await send(apiPaths.setNominee, { name: 'Gita', mobile: '919812300009' }, jwt);
  const page = await test.get('/ops/rights?nominee=9812300009', operator);
  expect(page.body).toContain(mobile);
  expect((await test.get('/ops/rights?nominee=9812300008', operator)).body).toContain('Nobody named this number');
});

it('despair in a request is answered with help, and the request is kept', async () => {
  const { jwt } = await test.signIn();
  const answer = await send(apiPaths.askRights, { kind: 'erasure', body: 'Erase everything, I do not want to live anymore' }, jwt);
  expect(answer).toMatchObject({ status: 'success', care: { level: expect.stringMatching(/[RO]/) as unknown } });
  expect((await privacyOf(test, jwt)).requests).toHaveLength(1);
});
