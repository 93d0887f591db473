import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { apiPaths, sessionSeconds, siteRoutes } from '@oracle-astra/shared/contract';
import type { Operation } from '../testing/operations';
import { listOperations } from '../testing/operations';
import type { TestApp } from '../testing/test-app';
import { createTestApp, testConfig } from '../testing/test-app';

/** The public routes of the API's design. */
const publicPaths = new Set<string>([
  apiPaths.astrologers,
  apiPaths.languages,
  apiPaths.sendOtp,
  apiPaths.validateOtp,
  apiPaths.bearerToken,
  apiPaths.passkeySignIn,
  apiPaths.signInByPasskey,
  apiPaths.deleteAccount,
  apiPaths.panchang,
  apiPaths.panchangDay,
  apiPaths.skyNow,
  apiPaths.skyDays,
  apiPaths.birthSky,
  apiPaths.careCall,
  apiPaths.panchangMonth,
  apiPaths.horoscope,
  apiPaths.horoscopeSigns,
  apiPaths.videos,
  apiPaths.accuracy,
  apiPaths.reviews,
  apiPaths.recharges,
  apiPaths.pricing,
  apiPaths.about,
  apiPaths.avatars,
  apiPaths.plans,
  apiPaths.paymentConfig,
  apiPaths.paymentWebhook,
  apiPaths.places,
  apiPaths.posts,
  apiPaths.seoHead,
  apiPaths.relatedPosts,
  siteRoutes.blogFeed,
]);
const isPublic = (path: string) => publicPaths.has(path) || path.startsWith(`${apiPaths.media}/`);
const optionalPaths = new Set<string>([
  apiPaths.discussions,
  apiPaths.discussion,
  apiPaths.comments,
  apiPaths.profile,
  apiPaths.rechargeQuote,
  apiPaths.match,
  apiPaths.matchCard,
]);

let test: TestApp;
let operations: Operation[];
beforeAll(async () => {
  test = await createTestApp();
  operations = await listOperations(test.app);
});

const listGuarded = () => operations.filter(({ token }) => token === 'needed');
const call = ({ method, path }: Operation, jwt?: string) => (method === 'GET' ? test.get(path, jwt) : test.post(path, {}, jwt));

async function expectRefused(list: Operation[], jwt?: string): Promise<void> {
  const responses = await Promise.all(
    list.map(async (operation) => {
      const response = await call(operation, jwt);
      return { path: operation.path, statusCode: response.statusCode, body: response.json<unknown>() };
    }),
  );
  expect(list.length).toBeGreaterThan(0);
  expect(responses).toEqual(
    list.map(({ path }) => ({ path, statusCode: 401, body: { status: 'fail', code: 'unauthenticated', message: 'Please log in again.' } })),
  );
}

async function signToken(secret: string, claims: object, exp: number): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(exp).sign(new TextEncoder().encode(secret));
}

const now = () => Math.floor(test.clock().getTime() / 1000);

it('has only the public routes of the design', () => {
  expect(operations.filter(({ token, path }) => token === 'none' && !isPublic(path)).map(({ path }) => path)).toEqual([]);
  expect(operations.filter(({ token, path }) => token === 'optional' && !optionalPaths.has(path)).map(({ path }) => path)).toEqual([]);
});

it('answers 401 without a token', () => expectRefused(listGuarded()));

it('answers 401 to a malformed token', () => expectRefused(listGuarded(), 'nonsense'));

it('answers 401 to a token signed with another secret', async () => {
  const { jwt } = await test.signIn();
  await expectRefused(listGuarded(), await signToken('another secret that this server has not', decodeJwt(jwt), now() + sessionSeconds));
});

it('answers 401 to an unsigned token', async () => {
  const { jwt } = await test.signIn();
  await expectRefused(listGuarded(), new UnsecuredJWT(decodeJwt(jwt)).encode());
});

it('answers 401 to a token whose payload was changed', async () => {
  const [one, other] = [await test.signIn(), await test.signIn()];
  const [head, , signature] = one.jwt.split('.');
  await expectRefused(listGuarded(), [head, other.jwt.split('.')[1], signature].join('.'));
});

it('answers 401 to a token that has expired', async () => {
  const { jwt } = await test.signIn();
  await expectRefused(listGuarded(), await signToken(testConfig.jwtSecrets.list[0], decodeJwt(jwt), now() - 1));
});

it('answers 401 to a signed token without a session', async () => {
  const { uid } = await test.signIn();
  await expectRefused(listGuarded(), await signToken(testConfig.jwtSecrets.list[0], { uid, jti: 'never issued', iat: now() }, now() + 60));
});

it('answers 401 to a revoked token, also on routes with an optional token', async () => {
  const { jwt } = await test.signIn();
  await test.post(apiPaths.logout, {}, jwt);
  await expectRefused(
    operations.filter(({ token }) => token !== 'none'),
    jwt,
  );
});
