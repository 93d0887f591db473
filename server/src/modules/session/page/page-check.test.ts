import { apiPaths } from '@oracle-astra/shared/contract';
import { addPasskey } from '../../../testing/accounts/passkeys';
import { pageHeaders, setBan, signInOnPage, visit } from '../../../testing/pages';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { writeSamples } from '../../../testing/write-samples';
import { endpoints } from '../../../plugins/endpoints';

type PathName = keyof typeof apiPaths;

/** Acts that cannot be undone, or whose effect lasts longer than the token with which they were made. */
const riskyActs: PathName[] = [
  'addPasskey',
  'addPushSubscription',
  'changeMobile',
  'exportAccount',
  'giveChildConsent',
  'passkeyCreation',
  'removePasskey',
  'setNominee',
  'transfer',
];

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

let number = 919_811_200_000;
const signIn = async (cookie?: string) => signInOnPage(shop, String((number += 1)), cookie);

type Headers = Record<string, string>;

async function call(name: PathName, headers: Headers): Promise<string | undefined> {
  const sample = await writeSamples[name]?.(shop);
  const method = sample === undefined || sample.method === 'GET' ? 'GET' : 'POST';
  const { path = apiPaths[name], body = {} } = sample ?? {};
  const answer = await shop.app.inject({ method, url: path, headers, ...(method === 'POST' && { payload: body }) });
  return answer.json<{ code?: string }>().code;
}

it('the table of endpoints has every risky act', () => {
  const inTable = Object.entries(endpoints).flatMap(([name, { needsProof, needsPage = needsProof }]) => (needsPage ? [name] : []));
  expect(inTable.sort()).toEqual(riskyActs);
});

it.each(riskyActs)('%s: the token of a page, stolen just after a login, is refused without its cookie', async (name) => {
  const [person, other] = [await signIn(), await signIn()];
  const authorization = `Bearer ${person.bearer}`;
  const elsewhere: Headers[] = [
    { authorization },
    { authorization, ...pageHeaders },
    { authorization, ...pageHeaders, cookie: other.cookie },
    { authorization, ...pageHeaders, cookie: `jwt=${person.bearer}` },
    { authorization, 'sec-fetch-site': 'same-site', cookie: person.cookie },
    { authorization, 'sec-fetch-site': 'cross-site', cookie: person.cookie },
  ];
  for (const headers of elsewhere) expect([headers, await call(name, headers)]).toEqual([headers, 'page_required']);
  const own = { authorization, ...pageHeaders, cookie: person.cookie };
  expect(['page_required', 'proof_required']).not.toContain(await call(name, own));
});

it('a code to a new number is not sent for a stolen token', async () => {
  const { bearer, cookie } = await signIn();
  const ask = async (headers: Headers) =>
    (await shop.post(apiPaths.sendOtp, { mobile: '919811299999', purpose: 'new_number' }, bearer, headers)).json<object>();
  expect(await ask({})).toMatchObject({ code: 'page_required' });
  expect(await ask({ ...pageHeaders, cookie })).toMatchObject({ status: 'success' });
});

it('a page goes on when its session was replaced, also by a browser that still sends the previous cookie', async () => {
  const person = await signIn();
  await setBan(shop, 'ban', person.uid);
  await setBan(shop, 'unban', person.uid);
  shop.clock.advance(1);
  const page = await visit(shop, person.cookie);
  const read = async (cookie: string) => call('exportAccount', { authorization: `Bearer ${page.jwt}`, ...pageHeaders, cookie });
  expect(page.jti).not.toBe(person.jti);
  expect([await read(page.cookie), await read(person.cookie)]).toEqual([undefined, undefined]);
});

it('a browser that does not say from which site a read is exports with its cookie', async () => {
  const { bearer, cookie } = await signIn();
  expect(await call('exportAccount', { authorization: `Bearer ${bearer}`, cookie })).toBeUndefined();
});

it('an app with the long token does risky acts as before, but adds no passkey', async () => {
  const { jwt } = await shop.signIn();
  const authorization = `Bearer ${jwt}`;
  expect(await call('exportAccount', { authorization })).toBeUndefined();
  expect(await call('addPasskey', { authorization })).toBe('page_required');
  expect(await addPasskey(shop, jwt)).toHaveProperty('passkey');
});
