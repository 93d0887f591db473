import { apiPaths } from '@oracle-astra/shared/contract';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { addBirth } from '../../testing/births';
import { signInOnPage, visit } from '../../testing/pages';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';
import { createNumberMarks } from '../number-marks/number-marks';
import { idOfSecret, type SigningSecrets } from './keyed-hash';
import { createTokens } from './tokens/tokens';

const first = testConfig.jwtSecrets.list[0];
const next = 'another secret that is known to the tests alone';

/** A site whose secrets the test changes while it runs, as its files do. */
async function createChangingSite() {
  const jwtSecrets: { list: SigningSecrets['list'] } = { list: [first] };
  const linkSecrets: { list: SigningSecrets['list'] } = { list: [first] };
  const test = await createTestApp({ config: { ...testConfig, jwtSecrets, linkSecrets } });
  return { test, jwtSecrets, linkSecrets };
}

const statusFor = async (test: TestApp, jwt: string) => (await test.get(apiPaths.me, jwt)).statusCode;
const kidOf = (jwt: string) => decodeProtectedHeader(jwt).kid;

it('nobody is logged out while the secret is changed without a restart, and new tokens use the new one', async () => {
  const { test, jwtSecrets } = await createChangingSite();
  const app = await test.signIn();
  const page = await signInOnPage(test, '919812345902');
  const statuses = async (...jwts: string[]) => Promise.all([app.jwt, page.bearer, ...jwts].map((jwt) => statusFor(test, jwt)));
  const before = statuses();
  jwtSecrets.list = [first, next];
  const known = [...(await before), ...(await statuses())];
  jwtSecrets.list = [next, first];
  const exchanged = await visit(test, page.cookie);
  const added = await test.signIn('919812345901');
  expect([...known, ...(await statuses(exchanged.jwt, added.jwt))]).toEqual(Array.from({ length: 8 }, () => 200));
  expect([kidOf(app.jwt), kidOf(exchanged.jwt), kidOf(added.jwt)]).toEqual([idOfSecret(first), idOfSecret(next), idOfSecret(next)]);
});

it('tokens of a removed secret are refused at once, also those that were verified before', async () => {
  const { test, jwtSecrets } = await createChangingSite();
  jwtSecrets.list = [next, first];
  const page = await signInOnPage(test, '919812345902');
  jwtSecrets.list = [first, next];
  const older = await test.signIn();
  expect([await statusFor(test, older.jwt), await statusFor(test, page.bearer)]).toEqual([200, 200]);
  jwtSecrets.list = [next];
  expect([await statusFor(test, older.jwt), await statusFor(test, page.bearer)]).toEqual([401, 200]);
  const exchanged = await visit(test, page.cookie);
  expect([await statusFor(test, exchanged.jwt), kidOf(exchanged.jwt)]).toEqual([200, idOfSecret(next)]);
});

it('a cookie of the previous secret is exchanged for one of the new, which stays valid when the previous is removed', async () => {
  const { test, jwtSecrets } = await createChangingSite();
  const page = await signInOnPage(test, '919812345902');
  const away = await signInOnPage(test, '919812345903');
  jwtSecrets.list = [next, first];
  test.clock.advance(2 * 24 * 60 * 60);
  const renewed = await visit(test, page.cookie);
  jwtSecrets.list = [next];
  expect([(await visit(test, renewed.cookie)).status, (await visit(test, away.cookie)).status]).toEqual([200, 401]);
});

it('requests that run while secrets are changed again and again are all answered', async () => {
  const { test, jwtSecrets } = await createChangingSite();
  const page = await signInOnPage(test, '919812345902');
  const lists: SigningSecrets['list'][] = [[first], [first, next], [next, first], [first, next]];
  const answers = lists.flatMap((list) => {
    jwtSecrets.list = list;
    return Array.from({ length: 10 }, () => visit(test, page.cookie));
  });
  const visits = await Promise.all(answers);
  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
  jwtSecrets.list = [next, first];
  expect(new Set(await Promise.all(visits.map(({ jwt }) => statusFor(test, jwt))))).toEqual(new Set([200]));
});

it('a token of an earlier release, without a key id, is valid', async () => {
  const clock = () => new Date('2026-11-15T05:32:00Z');
  const tokens = createTokens({ ...testConfig, clock });
  const seconds = clock().getTime() / 1000;
  const sign = (secret: string) =>
    new SignJWT({ uid: 'u1', jti: 's1', iat: seconds, exp: seconds + 60 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(secret));
  expect(await tokens.read(await sign(first))).toMatchObject({ uid: 'u1', jti: 's1' });
  expect(await tokens.read(await sign(next))).toBeNull();
});

it('a token names the host of its site, and one of another site with the same secret is refused', async () => {
  const clock = () => new Date('2026-11-15T05:32:00Z');
  const own = createTokens({ ...testConfig, clock, publicUrl: 'https://www.site.example' });
  const [moved, other] = ['https://site.example:8443', 'https://other.example'].map((publicUrl) =>
    createTokens({ ...testConfig, clock, publicUrl }),
  );
  const { jwt } = await own.issue('u1');
  expect(decodeJwt(jwt)).toMatchObject({ aud: 'site.example' });
  expect(await moved?.read(jwt)).toMatchObject({ uid: 'u1' });
  expect(await other?.read(jwt)).toBeNull();
});

it('a short-lived link is signed by the secret of sessions, and stays valid while that is changed', async () => {
  const { test, jwtSecrets } = await createChangingSite();
  const { jwt } = await test.signIn();
  const bid = await addBirth(test, jwt);
  const link = async () => (await test.get(`${apiPaths.kundliDocument}?bid=${bid}`, jwt)).json<{ pdf_url: string }>().pdf_url;
  const open = async (url: string) => (await test.get(url)).statusCode;
  const earlier = await link();
  jwtSecrets.list = [next, first];
  const later = await link();
  expect([await open(earlier), await open(later)]).toEqual([200, 200]);
  jwtSecrets.list = [next];
  expect([await open(earlier), await open(later)]).toEqual([404, 200]);
});

it('links that people shared have a separate secret, and stay valid while it is changed', async () => {
  const { test, linkSecrets } = await createChangingSite();
  const { jwt } = await test.signIn();
  const invitation = async () => (await test.get(apiPaths.inviteLink, jwt)).json<{ path: string }>().path;
  const opens = async (path: string) => String((await test.get(path)).headers['set-cookie'] ?? '').includes('invite=');
  const earlier = await invitation();
  linkSecrets.list = [next, first];
  const later = await invitation();
  expect([later === earlier, await opens(earlier), await opens(later)]).toEqual([false, true, true]);
  linkSecrets.list = [next];
  expect([await opens(earlier), await opens(later)]).toEqual([false, true]);
});

it('a number whose account was deleted before the change gets no second welcome gift', async () => {
  const test = await createTestApp();
  const { uid, mobile } = await test.signIn();
  const marks = (config: typeof testConfig) => createNumberMarks({ clock: test.clock, secret: config.hashSecret });
  await test.db.transaction((tx) => marks(testConfig).remember(tx, uid));
  let gifts = 0;
  const gift = marks({ ...testConfig, jwtSecrets: { list: [next] } }).skipErased(async () => void (gifts += 1));
  await test.db.transaction((tx) => gift(tx, { uid, mobile, invitedBy: null }));
  expect(gifts).toBe(0);
});
