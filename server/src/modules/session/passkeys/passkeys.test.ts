/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths, passkeyLimits, proofSeconds, type NotificationsResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { createAuthenticator } from '../../../testing/accounts/authenticator';
import { addPasskey, beginCreation, beginProof, listPasskeys, pageWithCookie } from '../../../testing/accounts/passkeys';
import { pageHeaders } from '../../../testing/pages';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

type Json = Record<string, unknown>;
const send = async (path: string, body: object, jwt: string, key?: string) =>
  (await test.post(path, body, jwt, { ...pageWithCookie(jwt), ...(key !== undefined && { 'idempotency-key': key }) })).json<Json>();
const exportData = async (jwt: string) => (await test.get(apiPaths.exportAccount, jwt)).json<Json & { passkeys?: Json[] }>();
const notices = async (jwt: string) =>
  (await test.post(apiPaths.notifications, { start: 1 }, jwt))
    .json<SuccessOf<NotificationsResponse>>()
    .notifications.map(({ kind }) => kind);

/** A person with a passkey whose session needs a proof again. */
async function personWithPasskey() {
  const person = await test.signIn();
  const { device, passkey } = await addPasskey(test, person.jwt);
  test.clock.advance(proofSeconds);
  return { ...person, device, passkey };
}

describe('a passkey is added', () => {
  it('with a proof, and is listed under the name of its browser until the person names it', async () => {
    const { jwt } = await test.signIn();
    const device = createAuthenticator();
    const body = device.create(await beginCreation(test, jwt));
    const answer = await test.post(apiPaths.addPasskey, body, jwt, {
      ...pageWithCookie(jwt),
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0',
    });
    const { passkey } = answer.json<{ passkey: { id: string } }>();
    expect(passkey).toEqual({
      id: expect.any(String) as string,
      name: 'Chrome, Android',
      created_at: test.clock().toISOString(),
      last_used_at: null,
    });
    expect(await send(apiPaths.renamePasskey, { id: passkey.id, name: ' My phone ' }, jwt)).toEqual({ status: 'success' });
    expect(await listPasskeys(test, jwt)).toMatchObject([{ id: passkey.id, name: 'My phone' }]);
    expect((await exportData(jwt)).passkeys).toMatchObject([{ name: 'My phone' }]);
  });

  it('not without a proof, neither at the start nor at the end', async () => {
    const { jwt } = await test.signIn();
    const body = createAuthenticator().create(await beginCreation(test, jwt));
    test.clock.advance(proofSeconds);
    expect((await test.get(apiPaths.passkeyCreation, jwt)).json()).toMatchObject({ code: 'proof_required' });
    expect(await send(apiPaths.addPasskey, body, jwt)).toMatchObject({ code: 'proof_required' });
    expect(await listPasskeys(test, jwt)).toEqual([]);
  });

  it.each([true, false])('not with a token alone, nor with the cookie of another session; proofs asked for: %s', async (asksForProof) => {
    const site = await createTestApp({ config: { ...testConfig, asksForProof } });
    const { jwt, mobile } = await site.signIn();
    site.clock.advance(60);
    const other = await site.signIn(mobile);
    const add = async (headers: Record<string, string>) => {
      const body = createAuthenticator().create(await beginCreation(site, jwt));
      return (await site.post(apiPaths.addPasskey, body, jwt, headers)).json<Json>();
    };
    const { cookie } = pageWithCookie(jwt);
    const elsewhere: Record<string, string>[] = [
      {},
      pageHeaders,
      { cookie },
      pageWithCookie(other.jwt),
      { cookie, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of elsewhere) expect(await add(headers)).toMatchObject({ code: 'page_required' });
    expect(await listPasskeys(site, jwt)).toEqual([]);
    expect(await add(pageWithCookie(jwt))).toMatchObject({ status: 'success' });
  });

  it('under a label that tells the last digits of the number', async () => {
    const { jwt, mobile } = await test.signIn();
    const { user } = await beginCreation(test, jwt);
    expect([user.name, user.displayName]).toEqual([`••• ${mobile.slice(-4)}`, `••• ${mobile.slice(-4)}`]);
  });

  it('once, however often and at once its answer is sent', async () => {
    const { jwt } = await test.signIn();
    const body = createAuthenticator().create(await beginCreation(test, jwt));
    const answers = await Promise.all(['a', 'a', 'b', 'b'].map((key) => send(apiPaths.addPasskey, body, jwt, key)));
    expect(answers).toEqual(Array(4).fill(answers[0]));
    expect(answers[0]).toMatchObject({ status: 'success' });
    expect(await listPasskeys(test, jwt)).toHaveLength(1);
  });

  it('not by a session that was ended meanwhile', async () => {
    const thief = await test.signIn();
    const owner = await test.signIn(thief.mobile);
    const body = createAuthenticator().create(await beginCreation(test, thief.jwt));
    await Promise.all([send(apiPaths.signOutOthers, {}, owner.jwt), send(apiPaths.addPasskey, body, thief.jwt)]);
    expect(await send(apiPaths.addPasskey, body, thief.jwt)).toMatchObject({ code: 'unauthenticated' });
  });

  it('up to the limit, also in parallel', async () => {
    const { jwt } = await test.signIn();
    const add = async () => send(apiPaths.addPasskey, createAuthenticator().create(await beginCreation(test, jwt)), jwt);
    for (let count = 1; count < passkeyLimits.perPerson; count += 1) await add();
    const last = await Promise.all([add(), add(), add()]);
    expect(last.filter(({ code }) => code === 'passkey_limit_reached')).toHaveLength(2);
    expect(await listPasskeys(test, jwt)).toHaveLength(passkeyLimits.perPerson);
  });

  it.each([
    ['another site', { origin: 'https://phishing.example' }, 'passkey_site'],
    ['another domain', { domain: 'phishing.example' }, 'passkey_site'],
    ['a device without a screen lock', { isVerified: false }, 'passkey_unverified'],
    ['another step', { type: 'webauthn.get' }, 'passkey_invalid'],
  ])('not from %s, whose challenge is used up', async (_name, fault, code) => {
    const { jwt } = await test.signIn();
    const options = await beginCreation(test, jwt);
    const device = createAuthenticator();
    const refused = await test.post(apiPaths.addPasskey, device.create(options, fault), jwt, pageWithCookie(jwt));
    expect([refused.statusCode, refused.json<Json>().code]).toEqual([200, code]);
    expect(await send(apiPaths.addPasskey, device.create(options), jwt)).toMatchObject({ code: 'passkey_challenge' });
  });

  it('not by another session, another person, a late answer, or what is no answer', async () => {
    const [person, other] = [await test.signIn(), await test.signIn()];
    const device = createAuthenticator();
    const body = device.create(await beginCreation(test, person.jwt));
    test.clock.advance(60);
    const second = await test.signIn(person.mobile);
    for (const { jwt } of [second, other]) expect(await send(apiPaths.addPasskey, body, jwt)).toMatchObject({ code: 'passkey_challenge' });
    const proof = device.create({ ...(await beginCreation(test, person.jwt)), challenge: 'AAAA' });
    expect(await send(apiPaths.addPasskey, proof, person.jwt)).toMatchObject({ code: 'passkey_challenge' });
    test.clock.advance(passkeyLimits.challengeSeconds - 60);
    expect(await send(apiPaths.addPasskey, body, person.jwt)).toMatchObject({ code: 'passkey_challenge' });
    const { credential } = body;
    for (const part of [{ clientDataJSON: 'bm9uc2Vuc2U' }, { attestationObject: 'bm9uc2Vuc2U' }]) {
      const fresh = device.create(await beginCreation(test, person.jwt));
      const broken = { credential: { ...fresh.credential, response: { ...fresh.credential.response, ...part } } };
      expect(await send(apiPaths.addPasskey, broken, person.jwt)).toMatchObject({ code: 'passkey_invalid' });
    }
    const unreadable = { credential: { ...credential, id: '' } };
    expect((await test.post(apiPaths.addPasskey, unreadable, person.jwt, pageWithCookie(person.jwt))).statusCode).toBe(400);
  });

  it('of one account not to another', async () => {
    const { device } = await personWithPasskey();
    const { jwt } = await test.signIn();
    expect(await send(apiPaths.addPasskey, device.create(await beginCreation(test, jwt)), jwt)).toMatchObject({ code: 'passkey_invalid' });
  });
});

describe('a proof by a passkey', () => {
  it('permits risky acts for ten minutes, in its session alone', async () => {
    const { jwt, mobile, device } = await personWithPasskey();
    const other = await test.signIn(mobile);
    test.clock.advance(proofSeconds);
    expect(await exportData(jwt)).toMatchObject({ code: 'proof_required' });
    const answer = device.use(await beginProof(test, jwt));
    expect(await send(apiPaths.proveByPasskey, answer, jwt, 'one')).toEqual({ status: 'success' });
    expect(await exportData(jwt)).toHaveProperty('account');
    expect(await exportData(other.jwt)).toMatchObject({ code: 'proof_required' });
    expect(await listPasskeys(test, jwt)).toMatchObject([{ last_used_at: test.clock().toISOString() }]);
    test.clock.advance(proofSeconds);
    // An answer that was lost is repeated, and proves nothing anew.
    expect(await send(apiPaths.proveByPasskey, answer, jwt, 'one')).toEqual({ status: 'success' });
    expect(await exportData(jwt)).toMatchObject({ code: 'proof_required' });
  });

  it('cannot begin without a passkey', async () => {
    const { jwt } = await test.signIn();
    expect((await test.get(apiPaths.passkeyProof, jwt)).json()).toEqual({ status: 'success', options: null });
  });

  it.each([
    ['another site', { origin: 'https://phishing.example' }, 'passkey_site'],
    ['another domain', { domain: 'phishing.example' }, 'passkey_site'],
    ['a device without a screen lock', { isVerified: false }, 'passkey_unverified'],
    ['another step', { type: 'webauthn.create' }, 'passkey_invalid'],
  ])('is refused from %s', async (_name, fault, code) => {
    const { jwt, device } = await personWithPasskey();
    const refused = await test.post(apiPaths.proveByPasskey, device.use(await beginProof(test, jwt), fault), jwt);
    expect([refused.statusCode, refused.json<Json>().code]).toEqual([200, code]);
    expect(await exportData(jwt)).toMatchObject({ code: 'proof_required' });
  });

  it('is refused for a copy, which counts fewer uses', async () => {
    const { jwt, device } = await personWithPasskey();
    const use = async (counter: number) => send(apiPaths.proveByPasskey, device.use(await beginProof(test, jwt), { counter }), jwt);
    expect(await use(7)).toEqual({ status: 'success' });
    for (const counter of [7, 3, 0]) expect(await use(counter)).toMatchObject({ code: 'passkey_counter' });
    expect(await use(8)).toEqual({ status: 'success' });
  });

  it('is refused with another person’s passkey, a removed one, one that signs for another, and a used or foreign challenge', async () => {
    const [person, other] = [await personWithPasskey(), await test.signIn()];
    const own = await addPasskey(test, other.jwt);
    const prove = (body: object) => send(apiPaths.proveByPasskey, body, person.jwt);
    expect(await prove(own.device.use(await beginProof(test, person.jwt)))).toMatchObject({ code: 'passkey_unknown' });
    const forged = own.device.use(await beginProof(test, person.jwt));
    const { id, rawId } = person.device.use(await beginProof(test, person.jwt)).credential;
    expect(await prove({ credential: { ...forged.credential, id, rawId } })).toMatchObject({ code: 'passkey_invalid' });
    const right = person.device.use(await beginProof(test, person.jwt));
    const twice = await Promise.all([prove(right), prove(right)]);
    expect(twice.map(({ code }) => code).sort()).toEqual(['passkey_challenge', undefined]);
    expect(await prove(person.device.use(await beginProof(test, other.jwt)))).toMatchObject({ code: 'passkey_challenge' });
    const creation = await beginCreation(test, person.jwt);
    expect(await prove(person.device.use({ ...(await beginProof(test, person.jwt)), challenge: creation.challenge }))).toMatchObject({
      code: 'passkey_challenge',
    });
    const late = person.device.use(await beginProof(test, person.jwt));
    await send(apiPaths.removePasskey, { id: person.passkey.id }, person.jwt);
    expect(await prove(late)).toMatchObject({ code: 'passkey_unknown' });
  });
});

describe('a passkey is removed', () => {
  it('with a proof, once, and the other devices are told', async () => {
    const { jwt, mobile, passkey, device } = await personWithPasskey();
    const other = await test.signIn(mobile);
    test.clock.advance(proofSeconds);
    const remove = (key: string) => send(apiPaths.removePasskey, { id: passkey.id }, jwt, key);
    expect(await remove('a')).toMatchObject({ code: 'proof_required' });
    await send(apiPaths.proveByPasskey, device.use(await beginProof(test, jwt)), jwt);
    expect(await Promise.all([remove('a'), remove('a')])).toEqual([{ status: 'success' }, { status: 'success' }]);
    expect(await remove('b')).toMatchObject({ code: 'passkey_not_found' });
    expect(await listPasskeys(test, jwt)).toEqual([]);
    expect((await notices(other.jwt)).filter((kind) => kind === 'passkey_removed')).toHaveLength(1);
    await addPasskey(test, jwt);
    expect(await notices(other.jwt)).toContain('passkey_added');
  });

  it('by nobody else', async () => {
    const [person, other] = [await personWithPasskey(), await test.signIn()];
    for (const [path, body] of [
      [apiPaths.removePasskey, { id: person.passkey.id }],
      [apiPaths.renamePasskey, { id: person.passkey.id, name: 'Mine' }],
    ] as const)
      expect(await send(path, body, other.jwt)).toMatchObject({ code: 'passkey_not_found' });
    expect(await listPasskeys(test, person.jwt)).toMatchObject([{ name: null }]);
  });
});
