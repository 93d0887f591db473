import { sql } from 'drizzle-orm';
import pino from 'pino';
import { apiPaths, childConsentText } from '@oracle-astra/shared/contract';
import { privacyOf, setConsent } from '../../testing/accounts/consents';
import { createFamily } from '../../testing/accounts/minors';
import { signInOnPage, visit } from '../../testing/pages';
import { createLogNames } from '../../plugins/security/log-security-events';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ log });
});
afterAll(() => test.close());
beforeEach(() => {
  lines.length = 0;
});

const statusFor = async (jwt: string) => (await test.get(apiPaths.me, jwt)).statusCode;

/** What the command does with the log, in a database that has the state of the copy. */
async function repeat(): Promise<object> {
  await new Promise((resolve) => setImmediate(resolve));
  const events = lines.map((line) => JSON.parse(line) as { event?: string; route: string; person?: string; number?: string });
  const acts = events.filter(({ event }) => event !== undefined).map(({ route, person, number }) => ({ route, person, number }));
  return (await test.post('/operators/restored', { acts })).json<object>();
}

/** Undoes what happened since, as a restored copy does. */
const restore = (...statements: string[]) => Promise.all(statements.map((statement) => test.db.execute(statement)));

it('sessions that had ended stay ended, with those of the same person alone', async () => {
  const [gone, stays] = [await signInOnPage(test, '919812349101'), await signInOnPage(test, '919812349102')];
  lines.length = 0;
  await test.post(apiPaths.logout, {}, gone.bearer);
  await restore(`update sessions set revoked_at = null where uid = '${gone.uid}'`);
  expect(await statusFor(gone.bearer)).toBe(200);
  expect(await repeat()).toMatchObject({ signed_out: 1, erased: 0 });
  expect([await statusFor(gone.bearer), (await visit(test, gone.cookie)).status, await statusFor(stays.bearer)]).toEqual([401, 401, 200]);
});

it('a deleted account is erased again, also one whose person was not signed in', async () => {
  for (const isSignedIn of [true, false]) {
    const person = await test.signIn();
    lines.length = 0;
    const { token } = (await test.post(apiPaths.sendOtp, { mobile: person.mobile })).json<{ token: string }>();
    const typed = { mobile: person.mobile, otp: test.sms.codes.get(person.mobile), token };
    const { rows } = await test.db.execute<{ mobile: string }>(`select mobile from users where uid = '${person.uid}'`);
    expect((await test.post(apiPaths.deleteAccount, typed, isSignedIn ? person.jwt : undefined)).json()).toMatchObject({
      status: 'success',
    });
    await restore(
      `update users set deleted_at = null, mobile = '${rows[0]?.mobile}' where uid = '${person.uid}'`,
      `update sessions set revoked_at = null where uid = '${person.uid}'`,
    );
    expect(await repeat()).toMatchObject({ erased: 1 });
    expect(await statusFor(person.jwt)).toBe(401);
    const after = await test.db.execute<{ mobile: string | null }>(`select mobile from users where uid = '${person.uid}'`);
    expect(after.rows).toEqual([{ mobile: null }]);
  }
});

it('a deletion is of the account that had the number then: of who took it, not of who gave it up or was signed in', async () => {
  const [taker, giver, beside] = [await test.signIn(), await test.signIn(), await test.signIn()];
  const names = createLogNames(testConfig.hashSecret);
  const acts = [
    { route: apiPaths.changeMobile, person: names.person(giver.uid), number: names.number('919812349190') },
    { route: apiPaths.changeMobile, person: names.person(taker.uid), number: names.number(giver.mobile) },
    { route: apiPaths.deleteAccount, person: names.person(beside.uid), number: names.number(giver.mobile) },
  ];
  expect((await test.post('/operators/restored', { acts })).json()).toMatchObject({ erased: 1, renumbered: [giver.uid] });
  const { rows } = await test.db.execute(
    sql`select uid from users where deleted_at is not null and uid in (${taker.uid}, ${giver.uid}, ${beside.uid})`,
  );
  expect(rows).toEqual([{ uid: taker.uid }]);
});

it('what was taken back is not given again', async () => {
  const { child, parent, agreement } = await createFamily(test);
  await setConsent(test, parent.jwt, 'model');
  await test.post(apiPaths.giveChildConsent, { ...agreement, version: childConsentText }, parent.jwt);
  const [given] = (await privacyOf(test, parent.jwt)).children ?? [];
  lines.length = 0;
  await test.post(apiPaths.withdrawChildConsent, { id: given?.id }, parent.jwt);
  await restore(`update consents set withdrawn_at = null where uid = '${parent.uid}'`);
  expect((await privacyOf(test, parent.jwt)).children).toHaveLength(1);
  expect(await repeat()).toMatchObject({ consents_withdrawn: 1, signed_out: 0 });
  expect((await privacyOf(test, parent.jwt)).children).toEqual([]);
  expect([await statusFor(parent.jwt), await statusFor(child.jwt)]).toEqual([200, 200]);
});

it('no page may send the command', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await test.post('/operators/restored', { acts: [] }, undefined, headers)).statusCode).toBe(403);
});
