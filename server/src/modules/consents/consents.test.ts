import { apiPaths, consentTexts } from '@oracle-astra/shared/contract';
import { decodeJwt } from 'jose';
import { openChat } from '../../testing/chats';
import { privacyOf, setConsent } from '../../testing/accounts/consents';
import { say, startModelServer, type ModelServer } from '../../testing/model-server';
import { pageHeaders, toJar } from '../../testing/pages';
import { createPushConfig } from '../../testing/push-service';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';

const words = 'Work grows slowly for you, and it asks for patience with the people around you this winter. ';

let server: ModelServer;
let test: TestApp;
beforeAll(async () => {
  server = await startModelServer();
  const limits = { maxTokens: 500, firstWordsMs: 20_000, stallMs: 20_000, answerMs: 60_000, siteTokens: 0, personTokens: 0 };
  const push = createPushConfig();
  test = await createTestApp({
    config: { ...testConfig, push, model: { url: server.url, name: 'm', isOutside: true, apiKeys: null, ...limits } },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const consentOf = async (jwt: string, item: string) => (await privacyOf(test, jwt)).consents.find((consent) => consent.item === item);
/** From the export; the token of a page needs the cookie of its session for it. */
const exported = async (jwt: string, cookie = '') =>
  (await test.get(apiPaths.exportAccount, jwt, { ...pageHeaders, cookie })).json<{ consents: Record<string, unknown>[] }>().consents;

async function signInAgreeing(mobile: string, agreed?: string, headers = {}) {
  const { token } = (await test.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  const typed = { mobile, otp: test.sms.codes.get(mobile), token, device: 'web', renews_token: true, agreed };
  const answer = await test.post(apiPaths.validateOtp, typed, undefined, { ...pageHeaders, ...headers });
  test.clock.advance(60);
  return { jwt: answer.json<{ jwt: string }>().jwt, cookie: toJar(answer) };
}

describe('the notice at the login', () => {
  it('is recorded with version, language and time, once for a text', async () => {
    const at = test.clock().toISOString();
    const { jwt } = await signInAgreeing('919812347101', consentTexts.account, { 'accept-language': 'hi' });
    const agreed = { item: 'account', given_at: at, given_version: consentTexts.account, given_locale: 'hi', withdrawn_at: null };
    expect(await consentOf(jwt, 'account')).toMatchObject(agreed);
    const again = await signInAgreeing('919812347101', consentTexts.account);
    expect(await consentOf(again.jwt, 'account')).toMatchObject(agreed);
    expect(await exported(again.jwt, again.cookie)).toEqual([
      expect.objectContaining({ item: 'account', version: consentTexts.account, locale: 'hi' }),
    ]);
  });

  it('is not recorded if the app did not show it, or for another text', async () => {
    for (const [mobile, agreed] of [['919812347102'], ['919812347103', '2020-01-01']] as const) {
      const { jwt } = await signInAgreeing(mobile, agreed);
      expect(await consentOf(jwt, 'account')).toMatchObject({ given_at: null, given_version: null, version: consentTexts.account });
    }
  });

  it('is recorded again, beside the earlier one, when the text has changed', async () => {
    const { jwt } = await signInAgreeing('919812347104', consentTexts.account);
    await test.db.execute(`update consents set version = '2020-01-01' where uid = '${String(decodeJwt(jwt).uid)}'`);
    const again = await signInAgreeing('919812347104', consentTexts.account);
    expect(await exported(again.jwt, again.cookie)).toMatchObject([
      { version: '2020-01-01', withdrawn_at: expect.any(String) as string },
      { version: consentTexts.account, withdrawn_at: null },
    ]);
  });
});

it('asks consent only for features that the site has', async () => {
  const plain = await createTestApp();
  const { jwt } = await plain.signIn();
  expect((await privacyOf(plain, jwt)).consents.map(({ item }) => item)).toEqual(['account']);
  expect(await setConsent(plain, jwt, 'model')).toMatchObject({ code: 'consent_outdated' });
  expect((await privacyOf(test, (await test.signIn()).jwt)).consents.map(({ item }) => item)).toEqual(['account', 'push', 'model']);
});

it('refuses consent to a text that changed since the page was opened, and accepts its withdrawal', async () => {
  const { jwt } = await test.signIn();
  await setConsent(test, jwt, 'model');
  const old = { item: 'model', version: '2020-01-01' };
  expect((await test.post(apiPaths.setConsent, { ...old, is_given: true }, jwt)).json()).toMatchObject({ code: 'consent_outdated' });
  expect((await test.post(apiPaths.setConsent, { ...old, is_given: false }, jwt)).json()).toEqual({ status: 'success' });
  expect(await consentOf(jwt, 'model')).toMatchObject({ given_at: null, withdrawn_at: test.clock().toISOString() });
});

it('a language model outside of the site gets questions only while the person agrees', async () => {
  const chat = await openChat(test);
  server.behave(say(words, words));
  let key = 0;
  const asks = async () => {
    const before = server.requests.length;
    await chat.push({ message: `When will I get a new job, the ${(key += 1)}th?` }, `key-${key}`);
    return server.requests.length > before;
  };
  const results = [await asks()];
  await setConsent(test, chat.jwt, 'model');
  results.push(await asks());
  await setConsent(test, chat.jwt, 'model', false);
  results.push(await asks());
  expect(results).toEqual([false, true, false]);
  expect(await exported(chat.jwt)).toMatchObject([
    { item: 'model', version: consentTexts.model, withdrawn_at: test.clock().toISOString().replace('Z', '+00:00').replace('.000', '') },
  ]);
});

it('parallel answers of a person leave one valid consent', async () => {
  const { jwt, uid } = await test.signIn();
  await Promise.all([true, false, true, true, false, true].map((isGiven) => setConsent(test, jwt, 'model', isGiven)));
  const { rows } = await test.db.execute(`select 1 from consents where uid = '${uid}' and item = 'model' and withdrawn_at is null`);
  expect(rows.length).toBeLessThan(2);
  await setConsent(test, jwt, 'model', false);
  expect((await consentOf(jwt, 'model'))?.given_at).toBeNull();
});

it('are visible only to their person, and are erased with the account', async () => {
  const [one, other] = [await test.signIn(), await test.signIn()];
  await setConsent(test, one.jwt, 'model');
  expect((await consentOf(other.jwt, 'model'))?.given_at).toBeNull();
  expect((await test.post(apiPaths.setConsent, { item: 'model', is_given: true, version: consentTexts.model })).statusCode).toBe(401);
  test.clock.advance(601);
  const { token } = (await test.post(apiPaths.sendOtp, { mobile: one.mobile })).json<{ token: string }>();
  await test.post(apiPaths.deleteAccount, { mobile: one.mobile, otp: test.sms.codes.get(one.mobile), token });
  expect((await test.db.execute(`select 1 from consents where uid = '${one.uid}'`)).rows).toEqual([]);
});
