/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths, bearerSeconds, cookieSeconds, sessionSeconds } from '@oracle-astra/shared/contract';
import { decodeJwt } from 'jose';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const page = { 'sec-fetch-site': 'same-origin' };
type Answer = Awaited<ReturnType<TestApp['post']>>;
const cookiesOf = ({ headers }: Answer) => [headers['set-cookie'] ?? []].flat();
const jarOf = (answer: Answer) =>
  cookiesOf(answer)
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const jwtOf = (answer: Answer) => answer.json<{ jwt: string }>().jwt;
const statusFor = async (jwt: string) => (await test.get(apiPaths.me, jwt)).statusCode;

async function signInAs(mobile: string, headers: Record<string, string> = page): Promise<Answer> {
  const sent = await test.post(apiPaths.sendOtp, { mobile }, undefined, headers);
  const { token } = sent.json<{ token: string }>();
  return test.post(
    apiPaths.validateOtp,
    { mobile, otp: test.sms.codes.get(mobile), token, device: 'web', renews_token: true },
    undefined,
    headers,
  );
}

async function openPage(mobile = '919812345601') {
  const answer = await signInAs(mobile);
  test.clock.advance(120);
  return { jar: jarOf(answer), bearer: jwtOf(answer), answer };
}
const exchange = (cookie: string, headers: Record<string, string> = page) =>
  test.post(apiPaths.bearerToken, {}, undefined, { cookie, ...headers });

describe('a page that signs in', () => {
  it('gets a short-lived token, and its browser a session that scripts cannot read', async () => {
    const { answer, bearer } = await openPage();
    const { iat = 0, exp = 0, uid } = decodeJwt(bearer);
    expect([exp - iat, typeof uid]).toEqual([bearerSeconds, 'string']);
    const [jwt = '', mark] = cookiesOf(answer);
    expect(jwt).toMatch(new RegExp(`^jwt=[^;]+; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax; HttpOnly$`));
    expect(mark).toBe(`signed-in=1; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax`);
    const inCookie = decodeJwt(jwt.slice(4, jwt.indexOf(';')));
    expect([inCookie.uid, (inCookie.exp ?? 0) - (inCookie.iat ?? 0)]).toEqual([uid, sessionSeconds]);
    expect(await statusFor(bearer)).toBe(200);
    test.clock.advance(bearerSeconds);
    expect(await statusFor(bearer)).toBe(401);
  });

  it('has a secure cookie on HTTPS', async () => {
    const secured = await createTestApp({ config: { ...testConfig, publicUrl: 'https://site.example' } });
    const { token } = (await secured.post(apiPaths.sendOtp, { mobile: '919812345602' })).json<{ token: string }>();
    const otp = secured.sms.codes.get('919812345602');
    const answer = await secured.post(apiPaths.validateOtp, { mobile: '919812345602', otp, token, renews_token: true }, undefined, page);
    expect(cookiesOf(answer).every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
  });

  it('replaces the session that its browser had', async () => {
    const { jar, bearer } = await openPage();
    const again = await signInAs('919812345603', { ...page, cookie: jar });
    expect([await statusFor(bearer), await statusFor(jwtOf(again))]).toEqual([401, 200]);
  });
});

it('verifying a number while signed in keeps the session of this browser', async () => {
  const { jar, bearer } = await openPage();
  const { rows: before } = await test.db.execute('select jti from sessions');
  const proof = await signInAs('919812345601', { ...page, cookie: jar, authorization: `Bearer ${bearer}` });
  expect([proof.statusCode, cookiesOf(proof), jwtOf(proof), await statusFor(bearer)]).toEqual([200, [], bearer, 200]);
  expect((await test.db.execute('select jti from sessions')).rows).toEqual(before);
});

it('a signed-in page verifies no other number than its own', async () => {
  const { jar, bearer } = await openPage();
  const proof = await signInAs('919812345608', { ...page, cookie: jar, authorization: `Bearer ${bearer}` });
  expect([proof.json(), cookiesOf(proof)]).toEqual([expect.objectContaining({ status: 'fail', code: 'number_not_own' }), []]);
});

describe('a page with the shell of an earlier release', () => {
  const signInEarlier = async (app: TestApp, cookie = '') => {
    const mobile = '919812345612';
    const { token } = (await app.post(apiPaths.sendOtp, { mobile }, undefined, page)).json<{ token: string }>();
    const typed = { mobile, otp: app.sms.codes.get(mobile), token, device: 'web' };
    return app.post(apiPaths.validateOtp, typed, undefined, { ...page, cookie });
  };

  it('gets the long token, and a cookie that its scripts may set and remove', async () => {
    const { jar, bearer } = await openPage();
    const answer = await signInEarlier(test, jar);
    const jwt = jwtOf(answer);
    test.clock.advance(bearerSeconds + 1);
    expect([await statusFor(bearer), await statusFor(jwt)]).toEqual([401, 200]);
    expect(cookiesOf(answer)).toEqual([
      `jwt=${jwt}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax`,
      'signed-in=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
  });

  it.each([
    ['sets the cookie of its session itself', ''],
    ['relies on the server’s cookie and marks that it is signed in', '; signed-in=1'],
  ])('stays signed in if it %s', async (_how, mark) => {
    const { jar } = await openPage();
    const kept = jarOf(await signInEarlier(test, jar)).split(';')[0];
    const next = await exchange(`${kept}${mark}`);
    expect([next.statusCode, cookiesOf(next)]).toEqual([
      200,
      [expect.stringContaining('HttpOnly'), expect.stringContaining('signed-in=1')],
    ]);
    test.clock.advance(25 * 60 * 60);
    expect((await exchange(jarOf(next))).statusCode).toBe(200);
  });

  it('gets the cookie where long tokens are refused', async () => {
    const strict = await createTestApp({ config: { ...testConfig, longBearerTokens: false } });
    const answer = await signInEarlier(strict);
    expect(cookiesOf(answer)[0]).toContain('HttpOnly');
  });
});

it('a page with an expired token renews it before its code is checked', async () => {
  const { jar, bearer } = await openPage();
  test.clock.advance(bearerSeconds);
  const mobile = '919812345601';
  const { token } = (await test.post(apiPaths.sendOtp, { mobile }, undefined, page)).json<{ token: string }>();
  const typed = { mobile, otp: test.sms.codes.get(mobile), token };
  const prove = (jwt: string) => test.post(apiPaths.validateOtp, typed, jwt, { ...page, cookie: jar });
  const refused = await prove(bearer);
  const renewed = jwtOf(await exchange(jar));
  const proof = await prove(renewed);
  expect([refused.statusCode, cookiesOf(refused), proof.statusCode, cookiesOf(proof)]).toEqual([401, [], 200, []]);
  expect(await statusFor(renewed)).toBe(200);
});

it('an app gets the long token and no cookie', async () => {
  const answer = await signInAs('919812345604', {});
  const { iat = 0, exp = 0 } = decodeJwt(jwtOf(answer));
  expect([exp - iat, cookiesOf(answer)]).toEqual([sessionSeconds, []]);
});

describe('the exchange of the cookie', () => {
  it('returns a token of the same session for every tab', async () => {
    const { jar, bearer } = await openPage();
    const answers = await Promise.all([exchange(jar), exchange(jar), exchange(jar)]);
    const sessions = answers.map((answer) => decodeJwt(jwtOf(answer)).jti);
    expect(sessions).toEqual(Array(3).fill(decodeJwt(bearer).jti));
    expect(answers.flatMap(cookiesOf)).toEqual([]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['nowhere', {}],
  ])('is refused to %s', async (_who, headers) => {
    const { jar } = await openPage();
    const answer = await exchange(jar, headers as Record<string, string>);
    expect([answer.statusCode, answer.json<{ jwt?: string }>().jwt, cookiesOf(answer)]).toEqual([403, undefined, []]);
  });

  it('works in a browser that only sends the origin', async () => {
    const { jar } = await openPage();
    expect((await exchange(jar, { origin: testConfig.publicUrl })).statusCode).toBe(200);
  });

  it('renews the cookie after a day, for the same session', async () => {
    const { jar, bearer } = await openPage();
    test.clock.advance(25 * 60 * 60);
    const renewed = await exchange(jar);
    const [cookie = ''] = cookiesOf(renewed);
    expect(cookie).toContain(`Max-Age=${cookieSeconds}`);
    expect(decodeJwt(cookie.slice(4, cookie.indexOf(';'))).jti).toBe(decodeJwt(bearer).jti);
    expect((await exchange(jar)).statusCode).toBe(200);
  });

  it('replaces a token that a script of an earlier release wrote', async () => {
    const { jwt } = await test.signIn();
    const answer = await exchange(`jwt=${jwt}`);
    expect([answer.statusCode, cookiesOf(answer).length, String(cookiesOf(answer)[0])]).toEqual([
      200,
      2,
      expect.stringContaining('HttpOnly'),
    ]);
    expect(await statusFor(jwt)).toBe(200);
  });

  it.each(['jwt=forged; signed-in=1', 'jwt=%E0%A4%A; signed-in=1', 'signed-in=1', ''])('answers 401 for "%s"', async (cookie) => {
    expect((await exchange(cookie)).statusCode).toBe(401);
  });

  it('is refused to the short-lived token', async () => {
    const { bearer } = await openPage();
    for (const mark of ['', '; signed-in=1']) expect((await exchange(`jwt=${bearer}${mark}`)).statusCode).toBe(401);
    expect(await statusFor(bearer)).toBe(200);
  });

  it('ends a session whose browser was offline at the log-out', async () => {
    const { jar, bearer } = await openPage();
    const answer = await exchange(jar.replace('signed-in=1', 'signed-in=0'));
    expect([answer.statusCode, jarOf(answer), await statusFor(bearer)]).toEqual([401, 'jwt=; signed-in=', 401]);
  });
});

describe('a log-out whose mark the browser lost', () => {
  it('is effective: the server’s cookie signs nobody in, and its session ends', async () => {
    const { jar, bearer } = await openPage();
    const answer = await exchange(jar.split(';')[0]!);
    expect([answer.statusCode, jarOf(answer), await statusFor(bearer)]).toEqual([401, 'jwt=; signed-in=', 401]);
  });

  it('is effective also for a cookie that replaced an earlier release’s, and for a renewed one', async () => {
    const { jwt } = await test.signIn();
    const taken = await exchange(`jwt=${jwt}`);
    test.clock.advance(25 * 60 * 60);
    const renewed = await exchange(jarOf(taken));
    for (const answer of [taken, renewed]) expect((await exchange(jarOf(answer).split(';')[0]!)).statusCode).toBe(401);
    expect(await statusFor(jwt)).toBe(401);
  });
});

it('a log-out is deferred while the database is read-only', async () => {
  const { jar, bearer } = await openPage();
  const left = jar.replace('signed-in=1', 'signed-in=0');
  const refusal = Object.assign(new Error('read-only transaction'), { code: '25006' });
  jest.spyOn(test.db, 'transaction').mockRejectedValueOnce(refusal);
  const answer = await exchange(left);
  expect([answer.statusCode, cookiesOf(answer), await statusFor(bearer)]).toEqual([401, [], 200]);
  expect([jarOf(await exchange(left)), await statusFor(bearer)]).toEqual(['jwt=; signed-in=', 401]);
});

it('the cookie alone gives no access', async () => {
  const { jar } = await openPage();
  const paths = [apiPaths.me, apiPaths.logout, apiPaths.addBirth, apiPaths.notificationStream, apiPaths.exportAccount];
  const get = (url: string) => test.app.inject({ url, headers: { cookie: jar, ...page } });
  const post = (url: string) => test.post(url, {}, undefined, { cookie: jar, ...page });
  for (const path of paths)
    expect([(await get(path)).statusCode, (await post(path)).statusCode].every((status) => status >= 400)).toBe(true);
  expect((await exchange(jar)).statusCode).toBe(200);
});

it('the owner can disable the long tokens of apps, and pages keep working', async () => {
  const { jwt } = await test.signIn();
  const strict = await createTestApp({ db: test.db, config: { ...testConfig, longBearerTokens: false } });
  strict.clock.set(test.clock());
  expect((await strict.get(apiPaths.me, jwt)).statusCode).toBe(401);
  const answer = await strict.post(apiPaths.bearerToken, {}, undefined, { ...page, cookie: `jwt=${jwt}` });
  expect((await strict.get(apiPaths.me, jwtOf(answer))).statusCode).toBe(200);
});

describe('races', () => {
  const others = (jwt: string) => test.post(apiPaths.signOutOthers, {}, jwt);

  it('a log-out ends the session for every request after it, and no late exchange revives it', async () => {
    const { jar, bearer } = await openPage();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => exchange(jar)),
      test.post(apiPaths.logout, {}, bearer, { cookie: jar }),
      ...Array.from({ length: 5 }, () => exchange(jar)),
    ]);
    const late = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<{ jwt?: string }>().jwt ?? bearer);
    expect(await Promise.all(late.map(statusFor))).toEqual(late.map(() => 401));
    expect((await exchange(jar)).statusCode).toBe(401);
    test.clock.advance(25 * 60 * 60);
    expect((await exchange(jar)).statusCode).toBe(401);
  });

  it('the answer of a log-out removes only the cookie of its own session', async () => {
    const { jar, bearer } = await openPage();
    expect(jarOf(await test.post(apiPaths.logout, {}, bearer, { cookie: jar }))).toBe('jwt=; signed-in=');
    const [older, newer] = [await openPage('919812345605'), await openPage('919812345605')];
    expect(cookiesOf(await test.post(apiPaths.logout, {}, older.bearer, { cookie: newer.jar }))).toEqual([]);
  });

  it('signing out all others leaves this one, despite concurrent requests of the others', async () => {
    const mobile = '919812345606';
    const [one, two, three] = [await openPage(mobile), await openPage(mobile), await openPage(mobile)];
    const answers = await Promise.all([exchange(two.jar), others(one.bearer), exchange(three.jar), exchange(two.jar)]);
    expect(answers[1].statusCode).toBe(200);
    const late = [two.bearer, three.bearer, ...answers.flatMap((answer) => answer.json<{ jwt?: string }>().jwt ?? [])];
    expect(await Promise.all(late.map(statusFor))).toEqual(late.map(() => 401));
    expect([await statusFor(one.bearer), (await exchange(two.jar)).statusCode]).toEqual([200, 401]);
  });

  it('of two sessions that sign each other out one remains', async () => {
    const mobile = '919812345607';
    const [one, two] = [await openPage(mobile), await openPage(mobile)];
    await Promise.all([others(one.bearer), others(two.bearer)]);
    expect([await statusFor(one.bearer), await statusFor(two.bearer)].sort()).toEqual([200, 401]);
  });

  it('a sign-in beside it is either ended or new: never an old session', async () => {
    const mobile = '919812345608';
    const [one, two] = [await openPage(mobile), await openPage(mobile)];
    const [answer, done] = await Promise.all([signInAs(mobile, { ...page, cookie: two.jar }), others(one.bearer)]);
    expect([done.statusCode, await statusFor(one.bearer), await statusFor(two.bearer)]).toEqual([200, 200, 401]);
    expect([200, 401]).toContain(await statusFor(jwtOf(answer)));
    expect(decodeJwt(jwtOf(answer)).jti).not.toBe(decodeJwt(two.bearer).jti);
  });

  it('an ended session cannot end others', async () => {
    const mobile = '919812345609';
    const [one, two] = [await openPage(mobile), await openPage(mobile)];
    await others(one.bearer);
    expect([(await others(two.bearer)).statusCode, await statusFor(one.bearer)]).toEqual([401, 200]);
  });
});

describe('streams', () => {
  it.each([
    ['a log-out', (own: string) => test.post(apiPaths.logout, {}, own)],
    ['the log-out of all others', (_own: string, other: string) => test.post(apiPaths.signOutOthers, {}, other)],
  ])(
    'end by %s, and outlast their token',
    async (_how, endSession) => {
      const mobile = '919812345610';
      const [own, other] = [await openPage(mobile), await openPage(mobile)];
      const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
      const response = await fetch(address + apiPaths.notificationStream, { headers: { authorization: `Bearer ${own.bearer}` } });
      const reader = response.body!.getReader();
      await reader.read();
      test.clock.advance(bearerSeconds + 1);
      const fresh = await Promise.all([own, other].map(async ({ jar }) => jwtOf(await exchange(jar))));
      await endSession(fresh[0]!, fresh[1]!);
      for (let part = await reader.read(); !part.done; part = await reader.read());
      expect(await statusFor(fresh[0]!)).toBe(401);
    },
    20_000,
  );
});

it('deleting an account ends the browser’s session only if it is of that account', async () => {
  const { jar, bearer } = await openPage('919812345610');
  await openPage('919812345611');
  const remove = async (mobile: string) => {
    test.clock.advance(601);
    const { token } = (await test.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
    const typed = { mobile, otp: test.sms.codes.get(mobile), token };
    return test.post(apiPaths.deleteAccount, typed, undefined, { ...page, cookie: jar });
  };
  const other = await remove('919812345611');
  expect(other.json()).toMatchObject({ status: 'success', signed_out: false });
  expect(cookiesOf(other).filter((cookie) => cookie.startsWith('jwt='))).toEqual([]);
  expect((await exchange(jar)).statusCode).toBe(200);
  const own = await remove('919812345610');
  expect(own.json()).toMatchObject({ status: 'success', signed_out: true });
  expect(jarOf(own)).toContain('jwt=;');
  expect(await statusFor(bearer)).toBe(401);
});
