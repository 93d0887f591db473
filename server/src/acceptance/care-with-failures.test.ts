/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { EventEmitter, once } from 'node:events';
import type { LightMyRequestResponse } from 'fastify';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { CareCard, FailureCode } from '@oracle-astra/shared/contract';
import { DatabaseUnavailableError } from '../db/unavailable';
import { wordFields } from '../modules/care/word-fields';
import { createFailingDatabase } from '../testing/databases/failing-database';
import { createForumMember } from '../testing/forum';
import { listOperations } from '../testing/operations';
import { startPostgres } from '../testing/databases/real-postgres';
import type { TestApp } from '../testing/test-app';
import { createTestApp, testConfig } from '../testing/test-app';

const despair = 'main ab jeena nahi chahta, mar jaana chahta hoon';
const plain = 'When will I find better work?';
const routes = Object.entries(wordFields).flatMap(([path, fields]) => fields.map((field) => [path, field] as const));

/** Fields in which nobody writes a sentence: names, places, dates, numbers, choices, and the blog's search, which no page has. */
const wordless = new Set(
  `_embed _fields after again agreed amount api_key asst_id avatar before bid birth_year bride child cid city comments coupon credential cursor date device did display_name dob
  earlier_offset eid email endpoint full_name groom helped input is_ban is_private keys lat lng mahadasha_tag meant_otherwise mid mobile month
  id is_given name nakshatra_tag nid order_id other_bid otp p256dh page pair per_page pid pob points post_anyway public_figure questions rashi_tag razorpay_order_id renews renews_token
  razorpay_payment_id razorpay_signature razorpay_subscription_id receipt_id recipient search server_key shown slug subscription_id start starts_anew subscription time_known tob token
  transfers type uid url version votes wallet with_kootas with_nakshatras with_names zodiac`.split(/\s+/),
);

let test: TestApp;
let busy: TestApp;
let failing: ReturnType<typeof createFailingDatabase>;
let member: { jwt: string; uid: string };
let banned: { jwt: string; uid: string };
beforeAll(async () => {
  const postgres = await startPostgres();
  failing = createFailingDatabase(postgres.db);
  test = await createTestApp({ db: failing.db });
  busy = await createTestApp({ db: postgres.db, config: { ...testConfig, requestsPerMinute: 1 } });
  member = await createForumMember(test);
  banned = await test.signIn();
  await test.db.execute(`update users set banned_at = now() where uid = '${banned.uid}'`);
});

interface Answer {
  status: string;
  code?: FailureCode;
  care?: CareCard;
}
const read = (answer: LightMyRequestResponse): Answer => JSON.parse(answer.body.split('\u001e').at(-1) ?? '') as Answer;

type Send = (path: string, field: string, text: string) => Promise<LightMyRequestResponse>;

/** A body that the schema accepts, without ids of the database. */
const complete = (path: string, words: object) => ({
  bid: 'b', asst_id: 'a', astrologer: 'Oracle', did: 'd', kind: 'other', month: '2020-01', title: 'A title', description: 'A text', ...words,
  ...(path === apiPaths.discussions ? { start: 1 } : {}), ...(path === apiPaths.askRights ? { kind: 'access' } : {}),
}); // prettier-ignore
const raw = (path: string, payload: string, type: string) =>
  test.app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': type, authorization: `Bearer ${member.jwt}` } });

const toEscape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

async function sendFailing(error: Error, path: string, words: object): Promise<LightMyRequestResponse> {
  failing.state.error = error;
  const answer = await test.post(path, complete(path, words), member.jwt);
  failing.state.error = null;
  return answer;
}
let addresses = 0;

const ways: Record<string, readonly [FailureCode | null, Send]> = {
  'an ended session': ['unauthenticated', (path, field, text) => test.post(path, complete(path, { [field]: text }), 'ended')],
  'a ban': [null, (path, field, text) => test.post(path, complete(path, { [field]: text }), banned.jwt)],
  'missing fields': ['invalid_request', (path, field, text) => test.post(path, { [field]: text, start: 'x', bid: 1 }, member.jwt)],
  'words in a wrong shape': ['invalid_request', (path, field, text) => test.post(path, { [field]: [{ text }] }, member.jwt)],
  'a field too long': [
    'invalid_request',
    (path, field, text) => test.post(path, complete(path, { [field]: `${text}. ${'We shall see. '.repeat(600)}` }), member.jwt),
  ],
  'another name': ['invalid_request', (path, _field, text) => test.post(path, { words: text, did: 1, start: 'x', bid: 1 }, member.jwt)],
  'a list in place of an object': ['invalid_request', (path, _field, text) => raw(path, JSON.stringify([text]), 'application/json')],
  'another method': ['not_found', (path, field, text) => test.get(`${path}?${field}=${encodeURIComponent(text)}`, member.jwt)],
  'broken JSON of escaped letters': [
    'unreadable_request',
    (path, field, text) => raw(path, `{"${field}":"${text.replaceAll(/[a-z]/g, toEscape)}",`, 'application/json'),
  ],
  'broken JSON': ['unreadable_request', (path, field, text) => raw(path, `{"${field}":"${text}",`, 'application/json')],
  'another content type': [
    'unsupported_media_type',
    (path, field, text) => raw(path, JSON.stringify({ [field]: text }), 'application/xml'),
  ],
  'a body too large': [
    'payload_too_large',
    (path, field, text) => raw(path, JSON.stringify({ [field]: text, more: 'We shall see. '.repeat(6000) }), 'application/json'),
  ],
  'too many requests': [
    'too_many_requests',
    async (path, field, text) => {
      const headers = { 'x-forwarded-for': `10.9.0.${(addresses += 1)}` };
      await busy.post(apiPaths.comments, { did: 'd' }, undefined, headers);
      return busy.post(path, complete(path, { [field]: text }), member.jwt, headers);
    },
  ],
  'a database that is away': [
    'unavailable',
    (path, field, text) => sendFailing(new DatabaseUnavailableError(null), path, { [field]: text }),
  ],
  'a fault': ['internal_error', (path, field, text) => sendFailing(new TypeError('A fault.'), path, { [field]: text })],
};

it('lists every field of every call, as text or not', async () => {
  const unknown = (await listOperations(test.app)).flatMap(({ path, fields }) =>
    Object.entries(fields)
      .filter(([name, listed]) => listed.length === 0 && !wordless.has(name) && !wordFields[path]?.includes(name))
      .map(([name]) => `${path} ${name}`),
  );
  expect(unknown).toEqual([]);
});

describe.each(Object.entries(ways))('with %s', (way, [code, send]) => {
  it.each(routes)(`%s gives help for text of despair in %s, and for no other`, async (path, field) => {
    const answer = read(await send(path, field, despair));
    if (code === null || path === apiPaths.pushChat) expect(way === 'a ban' || answer.status === 'fail').toBe(true);
    else expect(answer.code).toBe(code);
    expect(answer.care?.helplines.map(({ number }) => number)).toContain('14416');
    expect(read(await send(path, field, plain)).care).toBeUndefined();
  });
});

it('gives it when a search is too slow, and when too many wait', async () => {
  const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  expect(read(await sendFailing(slow, apiPaths.discussions, { query: despair }))).toMatchObject({ code: 'search_too_slow', care: {} });
  const end = new AbortController();
  failing.state.held = once(new EventEmitter(), 'never', { signal: end.signal }) as Promise<never>;
  failing.state.held.catch(() => undefined);
  const search = () => test.post(apiPaths.discussions, { query: despair }).then(read);
  const first = Array.from({ length: 60 }, search);
  expect(await Promise.race(first)).toMatchObject({ code: 'search_busy', care: {} });
  end.abort();
  await Promise.all(first);
  failing.state.held = null;
});

it('assesses a limited part of a flood, and then gives the numbers', async () => {
  const headers = { 'x-forwarded-for': '10.9.1.1' };
  const query = plain.repeat(5);
  // All within one second, however slow the machine is.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const sent = await Promise.all(Array.from({ length: 100 }, () => busy.post(apiPaths.discussions, { query }, undefined, headers)));
  clock.mockRestore();
  const refused = sent.map(read).filter((answer) => answer.code === 'too_many_requests');
  expect(refused.some(({ care }) => care === undefined)).toBe(true);
  expect(refused.some(({ care }) => care?.helplines.some(({ number }) => number === '14416'))).toBe(true);
});

it('counts it and opens new chats with the helplines, but not after a fault', async () => {
  const flags = async () => (await test.db.execute(`select uid from care_flags where uid = '${banned.uid}'`)).rows.length;
  await test.db.execute('delete from care_flags');
  await sendFailing(new TypeError('A fault.'), apiPaths.addComment, { comment: despair });
  expect(await flags()).toBe(0);
  expect(read(await test.post(apiPaths.report, { did: 'd', reason: despair }, banned.jwt))).toMatchObject({
    code: 'account_banned',
    care: {},
  });
  expect(await flags()).toBe(1);
});
