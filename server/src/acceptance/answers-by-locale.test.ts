import { apiPaths, horoscopeTimes, locales, signs, type Locale } from '@oracle-astra/shared/contract';
import { listOperations } from '../testing/operations';
import type { TestApp } from '../testing/test-app';
import { createTestApp } from '../testing/test-app';

let test: TestApp;
let jwt: string;
beforeAll(async () => {
  test = await createTestApp();
  ({ jwt } = await test.signIn());
});

/** A call without a body is a GET. */
const calls: [path: string, body: object | null][] = [
  [apiPaths.astrologers, null],
  [apiPaths.about, null],
  [apiPaths.pricing, null],
  [apiPaths.recharges, null],
  [apiPaths.plans, null],
  [apiPaths.subscriptionStatus, null],
  [apiPaths.discussions, { query: 'a' }],
  [`${apiPaths.panchangDay}?date=2026-11-24`, null],
  [`${apiPaths.panchangMonth}?month=2026-11`, null],
  [apiPaths.horoscopeSigns, null],
  [apiPaths.sendOtp, { mobile: '919812300020' }],
  ...signs.flatMap((zodiac) => horoscopeTimes.map((when): [string, object] => [apiPaths.horoscope, { zodiac, when }])),
];

async function ask(path: string, body: object | null, locale?: Locale): Promise<unknown> {
  const headers = { ...(locale === undefined ? {} : { 'accept-language': locale }), authorization: `Bearer ${jwt}` };
  const answer = await test.app.inject({ url: path, headers, ...(body === null ? {} : { method: 'POST' as const, payload: body }) });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  // Another code can be requested after half a minute.
  test.clock.advance(60);
  return answer.json();
}

/** All values below a value. */
function listLeaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listLeaves) : [value];
}

/** Whether a text is a sentence for people, and not a name, an id or an address. */
const isProse = (text: unknown): text is string =>
  typeof text === 'string' && /\P{ASCII}|[a-z] | [a-z]|^(?!Oracle|Astra)[A-Z][a-z]+$/u.test(text);
/** Words in Latin letters in Hindi texts. */
const latinNames = /Oracle|Astra|OTP/g;

it.each(calls)('%s %j answers in the requested language, with the same content in both', async (path, body) => {
  const english = listLeaves(await ask(path, body, 'en'));
  const hindi = listLeaves(await ask(path, body, 'hi'));
  const prose = hindi.filter(isProse);
  expect(prose.length).toBeGreaterThan(0);
  for (const text of prose) {
    expect(text.replace(latinNames, '')).toMatch(/^[^A-Za-z]*$/);
    expect(text).toMatch(/\p{Script=Devanagari}/u);
  }
  for (const text of english.filter(isProse)) expect(text).not.toMatch(/\p{Script=Devanagari}/u);
  expect(hindi.filter((value) => typeof value === 'number')).toEqual(english.filter((value) => typeof value === 'number'));
  expect(prose).toHaveLength(english.filter(isProse).length);
});

it('answers every documented address in Hindi without English sentences, except the blog', async () => {
  const operations = await listOperations(test.app);
  const paths = operations.filter(({ method, path }) => method === 'GET' && !path.startsWith('/wp-json/')).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([apiPaths.about, apiPaths.me, apiPaths.subscriptionStatus, apiPaths.panchang]));
  for (const url of paths) {
    const answer = await test.app.inject({ url, headers: { 'accept-language': 'hi', authorization: `Bearer ${jwt}` } });
    const body = answer.json<{ status?: string }>();
    // Failures keep their English message beside the code.
    if (body.status === 'fail') continue;
    const sentences = listLeaves(body).filter((text) => /[A-Za-z]+( [A-Za-z]+){2}/.test(String(text)));
    expect([url, sentences]).toEqual([url, []]);
  }
});

it('answers in English by default', async () => {
  for (const [path, body] of calls.filter(([path]) => path === apiPaths.about || path === apiPaths.horoscope)) {
    expect(await ask(path, body)).toEqual(await ask(path, body, 'en'));
  }
});

it('keeps the values that forms send in English', async () => {
  for (const locale of locales) expect(await ask(apiPaths.languages, null, locale)).toMatchObject({ languages: ['English', 'Hindi'] });
});

it('keeps the message of a failure in English, beside its code', async () => {
  const headers = { 'accept-language': 'hi' };
  const { statusCode, body } = await test.app.inject({ method: 'POST', url: apiPaths.invite, payload: {}, headers });
  expect([statusCode, JSON.parse(body)]).toMatchObject([401, { code: 'unauthenticated', message: 'Please log in again.' }]);
});
