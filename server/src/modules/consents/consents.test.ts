import { createECDH, randomBytes } from 'node:crypto';
import { apiPaths, consentTexts, locales, type PrivacyResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { decodeJwt } from 'jose';
import { dataRules } from '../../data-rules';
import { openChat } from '../../testing/chats';
import { setConsent } from '../../testing/consents';
import { say, startModelServer, type ModelServer } from '../../testing/model-server';
import { pageHeaders } from '../../testing/pages';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';
import { describeKeptData } from './kept-data';

const words = 'Work grows slowly for you, and it asks for patience with the people around you this winter. ';

let server: ModelServer;
let test: TestApp;
beforeAll(async () => {
  server = await startModelServer();
  const limits = { maxTokens: 500, firstWordsMs: 20_000, stallMs: 20_000, answerMs: 60_000, siteTokens: 0, personTokens: 0 };
  const push = { publicKey: 'public', privateKey: 'private', subject: 'mailto:a@example.in' };
  test = await createTestApp({ config: { ...testConfig, push, model: { url: server.url, name: 'm', apiKeys: null, ...limits } } });
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const privacyOf = async (jwt: string, site = test, headers = {}) =>
  (await site.app.inject({ url: apiPaths.privacy, headers: { authorization: `Bearer ${jwt}`, ...headers } })).json<
    SuccessOf<PrivacyResponse>
  >();
const consentOf = async (jwt: string, item: string) => (await privacyOf(jwt)).consents.find((consent) => consent.item === item);
const exported = async (jwt: string) =>
  (await test.get(apiPaths.exportAccount, jwt)).json<{ consents: Record<string, unknown>[] }>().consents;

async function signInAgreeing(mobile: string, agreed?: string, headers = {}) {
  const { token } = (await test.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  const typed = { mobile, otp: test.sms.codes.get(mobile), token, device: 'web', renews_token: true, agreed };
  const { jwt } = (await test.post(apiPaths.validateOtp, typed, undefined, { ...pageHeaders, ...headers })).json<{ jwt: string }>();
  test.clock.advance(60);
  return jwt;
}

describe('the notice at the login', () => {
  it('is recorded with version, language and time, once for a text', async () => {
    const at = test.clock().toISOString();
    const jwt = await signInAgreeing('919812347101', consentTexts.account, { 'accept-language': 'hi' });
    const agreed = { item: 'account', given_at: at, given_version: consentTexts.account, given_locale: 'hi', withdrawn_at: null };
    expect(await consentOf(jwt, 'account')).toMatchObject(agreed);
    const again = await signInAgreeing('919812347101', consentTexts.account);
    expect(await consentOf(again, 'account')).toMatchObject(agreed);
    expect(await exported(again)).toEqual([expect.objectContaining({ item: 'account', version: consentTexts.account, locale: 'hi' })]);
  });

  it('is not recorded where an app did not show it, or for another text', async () => {
    for (const [mobile, agreed] of [['919812347102'], ['919812347103', '2020-01-01']] as const) {
      const jwt = await signInAgreeing(mobile, agreed);
      expect(await consentOf(jwt, 'account')).toMatchObject({ given_at: null, given_version: null, version: consentTexts.account });
    }
  });

  it('is recorded again, beside the earlier one, when the text has changed', async () => {
    const jwt = await signInAgreeing('919812347104', consentTexts.account);
    await test.db.execute(`update consents set version = '2020-01-01' where uid = '${String(decodeJwt(jwt).uid)}'`);
    const again = await signInAgreeing('919812347104', consentTexts.account);
    expect(await exported(again)).toMatchObject([
      { version: '2020-01-01', withdrawn_at: expect.any(String) as string },
      { version: consentTexts.account, withdrawn_at: null },
    ]);
  });
});

it('asks only for what the site has', async () => {
  const plain = await createTestApp();
  const { jwt } = await plain.signIn();
  expect((await privacyOf(jwt, plain)).consents.map(({ item }) => item)).toEqual(['account']);
  expect(await setConsent(plain, jwt, 'model')).toMatchObject({ code: 'consent_outdated' });
  expect((await privacyOf((await test.signIn()).jwt)).consents.map(({ item }) => item)).toEqual(['account', 'push', 'model']);
});

it('nobody agrees to a text that was changed since the page was opened, and everybody can withdraw from it', async () => {
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

describe('notifications on devices', () => {
  const device = (name: string) => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  });
  const countDevices = async (uid: string) => (await test.db.execute(`select 1 from push_subscriptions where uid = '${uid}'`)).rows.length;

  it('the button agrees, and withdrawing ends them on every device at once', async () => {
    const { jwt, uid } = await test.signIn();
    for (const name of ['one', 'two']) await test.post(apiPaths.addPushSubscription, device(name), jwt);
    expect(await consentOf(jwt, 'push')).toMatchObject({ given_version: consentTexts.push });
    await setConsent(test, jwt, 'push', false);
    expect([await countDevices(uid), (await consentOf(jwt, 'push'))?.given_at]).toEqual([0, null]);
  });

  it('a page that renews its subscription by itself revives nothing, and the button does', async () => {
    const { jwt, uid } = await test.signIn();
    await test.post(apiPaths.addPushSubscription, device('three'), jwt);
    await setConsent(test, jwt, 'push', false);
    await test.post(apiPaths.addPushSubscription, { ...device('three'), renews: true }, jwt);
    expect(await countDevices(uid)).toBe(0);
    await test.post(apiPaths.addPushSubscription, device('three'), jwt);
    expect([await countDevices(uid), (await consentOf(jwt, 'push'))?.withdrawn_at]).toEqual([1, null]);
  });

  it('are withdrawn by switching the last device off', async () => {
    const { jwt } = await test.signIn();
    const [one, two] = [device('four'), device('five')];
    for (const each of [one, two]) await test.post(apiPaths.addPushSubscription, each, jwt);
    await test.post(apiPaths.removePushSubscription, { endpoint: one.endpoint }, jwt);
    const before = (await consentOf(jwt, 'push'))?.given_at;
    await test.post(apiPaths.removePushSubscription, { endpoint: two.endpoint }, jwt);
    expect([before, (await consentOf(jwt, 'push'))?.given_at]).toEqual([expect.any(String), null]);
  });

  it('a withdrawal beside a button on another device leaves no device without consent', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { jwt, uid } = await test.signIn();
      await test.post(apiPaths.addPushSubscription, device(`race-${round}`), jwt);
      await Promise.all([
        setConsent(test, jwt, 'push', false),
        test.post(apiPaths.addPushSubscription, device(`race-${round}-other`), jwt),
      ]);
      const isGiven = (await consentOf(jwt, 'push'))?.given_at !== null;
      expect([isGiven, (await countDevices(uid)) > 0]).toEqual([isGiven, isGiven]);
    }
  });
});

it('parallel answers of a person leave one that stands', async () => {
  const { jwt, uid } = await test.signIn();
  await Promise.all([true, false, true, true, false, true].map((isGiven) => setConsent(test, jwt, 'model', isGiven)));
  const { rows } = await test.db.execute(`select 1 from consents where uid = '${uid}' and item = 'model' and withdrawn_at is null`);
  expect(rows.length).toBeLessThan(2);
  await setConsent(test, jwt, 'model', false);
  expect((await consentOf(jwt, 'model'))?.given_at).toBeNull();
});

it('are of their person alone, and are erased with the account', async () => {
  const [one, other] = [await test.signIn(), await test.signIn()];
  await setConsent(test, one.jwt, 'model');
  expect((await consentOf(other.jwt, 'model'))?.given_at).toBeNull();
  expect((await test.post(apiPaths.setConsent, { item: 'model', is_given: true, version: consentTexts.model })).statusCode).toBe(401);
  test.clock.advance(601);
  const { token } = (await test.post(apiPaths.sendOtp, { mobile: one.mobile })).json<{ token: string }>();
  await test.post(apiPaths.deleteAccount, { mobile: one.mobile, otp: test.sms.codes.get(one.mobile), token });
  expect((await test.db.execute(`select 1 from consents where uid = '${one.uid}'`)).rows).toEqual([]);
});

describe('how long data is kept', () => {
  it('is shown in the language of the page, from the rules of the data', async () => {
    const { jwt } = await test.signIn();
    const { kept } = await privacyOf(jwt);
    const find = (title: string) => kept.find((row) => row.title.includes(title));
    expect(find('Birth details')).toMatchObject({ kept: 'Until you delete it, or the account', after_account: 'Deleted with the account' });
    expect(find('Notifications')).toMatchObject({ kept: '365 days' });
    expect(find('Sign-ins')?.kept).toBe('30 days after signing out; 10 years');
    expect(find('Invoices')?.after_account).toContain('tax law');
    const hindi = await privacyOf(jwt, test, { 'accept-language': 'hi' });
    expect(hindi.kept.find((row) => row.title.includes('जन्म विवरण'))).toMatchObject({ after_account: 'खाते के साथ हट जाता है' });
  });

  it.each(locales)('has words for every kind of data about a person, in %s', (locale) => {
    const kept = describeKeptData(locale);
    for (const row of kept) expect([row.title, row.kept, row.after_account].filter((text) => text === '')).toEqual([]);
    const about = Object.values(dataRules).filter(({ section, hashed }) => section !== undefined || hashed?.includes('mobile_hash'));
    // The table of the release before is empty within a year.
    expect(kept.flatMap(({ title }) => title.split(' · '))).toHaveLength(about.length - 1);
  });
});
