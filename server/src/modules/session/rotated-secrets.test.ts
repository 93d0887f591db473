import { apiPaths } from '@oracle-astra/shared/contract';
import { decodeProtectedHeader } from 'jose';
import { addBirth } from '../../testing/births';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';
import { createNumberMarks } from '../number-marks/number-marks';
import { createTokens } from './tokens';

const next = 'another secret that is known to the tests alone';
const rotated = { ...testConfig, jwtSecret: next, previousJwtSecret: testConfig.jwtSecret };

const statusFor = async (test: TestApp, jwt: string) => (await test.get(apiPaths.me, jwt)).statusCode;

it('sessions of the previous secret stay valid until it is removed, and new ones use the new secret', async () => {
  const first = await createTestApp();
  const { jwt } = await first.signIn();
  const during = await createTestApp({ config: rotated, db: first.db });
  const added = await during.signIn('919812345901');
  expect([await statusFor(during, jwt), await statusFor(during, added.jwt)]).toEqual([200, 200]);
  expect(decodeProtectedHeader(added.jwt).kid).not.toBe(decodeProtectedHeader(jwt).kid);
  const after = await createTestApp({ config: { ...rotated, previousJwtSecret: null }, db: first.db });
  expect([await statusFor(after, jwt), await statusFor(after, added.jwt)]).toEqual([401, 200]);
});

it('a token of an earlier release, without a key id, is valid', async () => {
  const clock = () => new Date('2026-11-15T05:32:00Z');
  const tokens = createTokens(testConfig, clock);
  const { SignJWT } = await import('jose');
  const seconds = clock().getTime() / 1000;
  const sign = (secret: string) =>
    new SignJWT({ uid: 'u1', jti: 's1', iat: seconds, exp: seconds + 60 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(secret));
  expect(await tokens.read(await sign(testConfig.jwtSecret))).toMatchObject({ uid: 'u1', jti: 's1' });
  expect(await tokens.read(await sign(next))).toBeNull();
});

it('a short-lived link is signed with JWT_SECRET, and stays valid while that is changed', async () => {
  const hashSecret = 'the secret of hashes, which somebody has stolen';
  const configs = [
    { ...testConfig, hashSecret },
    { ...rotated, linkSecrets: [next, testConfig.jwtSecret], hashSecret },
    { ...rotated, linkSecrets: [next], hashSecret },
  ] as const;
  const before = await createTestApp({ config: configs[0] });
  const { jwt } = await before.signIn();
  const bid = await addBirth(before, jwt);
  const link = async (app: TestApp) => (await app.get(`${apiPaths.kundliDocument}?bid=${bid}`, jwt)).json<{ pdf_url: string }>().pdf_url;
  const during = await createTestApp({ config: configs[1], db: before.db });
  const after = await createTestApp({ config: configs[2], db: before.db });
  const [first, second] = [await link(before), await link(during)];
  const open = async (app: TestApp, url: string) => (await app.get(url)).statusCode;
  expect([await open(during, first), await open(during, second)]).toEqual([200, 200]);
  expect([await open(after, first), await open(after, second)]).toEqual([404, 200]);
});

it('a number whose account was deleted before the change gets no second welcome gift', async () => {
  const test = await createTestApp();
  const { uid, mobile } = await test.signIn();
  const marks = (config: typeof testConfig) => createNumberMarks({ clock: test.clock, secret: config.hashSecret });
  await test.db.transaction((tx) => marks(testConfig).remember(tx, uid));
  let gifts = 0;
  const gift = marks(rotated).skipErased(async () => void (gifts += 1));
  await test.db.transaction((tx) => gift(tx, { uid, mobile, invitedBy: null }));
  expect(gifts).toBe(0);
});
