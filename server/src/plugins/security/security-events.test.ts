import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../testing/forum';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';
import { createLogNames } from './log-security-events';
import { securityEvents, type SecurityEvent } from './security-events';

interface Line {
  event?: SecurityEvent;
  code?: string;
  route: string;
  person?: string;
  number?: string;
  network: string;
  reqId: string;
  time: number;
}

const metricsToken = 'a-token-of-the-operators';
const names = createLogNames(testConfig.hashSecret);
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ log, config: { ...testConfig, metricsToken } });
});
beforeEach(() => {
  lines.length = 0;
});

/** The security events so far. The answer is sent before its line is written. */
async function readEvents(): Promise<Line[]> {
  await new Promise((resolve) => setImmediate(resolve));
  return lines.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined);
}

it('names the person of a login by a hash, the same in each later line, and nothing else of them', async () => {
  const { uid, mobile, jwt } = await test.signIn();
  await test.post(apiPaths.signOutOthers, {}, jwt);
  await test.post(apiPaths.logout, {}, jwt);
  const events = await readEvents();
  expect(events.map(({ event }) => event)).toEqual(['code_sent', 'login', 'session_ended', 'session_ended']);
  expect(events[1]).toMatchObject({ route: apiPaths.validateOtp, person: names.person(uid), number: names.number(mobile) });
  expect(names.number(mobile)).toBe(names.number(mobile.slice(2)));
  expect(events[3]).toMatchObject({ person: names.person(uid), reqId: expect.any(String), time: expect.any(Number) });
  for (const secret of [uid, mobile, mobile.slice(2), jwt, '10.0.0.1']) expect(lines.join('')).not.toContain(secret);
});

it('has each refusal: codes, tokens, what belongs to others, limits, and input', async () => {
  const [author, other] = [await createForumMember(test), await createForumMember(test)];
  const { did } = (await test.post(apiPaths.addDiscussion, { title: 'A question', description: 'An answer?' }, author.jwt)).json<{
    did: string;
  }>();
  const { token } = (await test.post(apiPaths.sendOtp, { mobile: '919811111111' })).json<{ token: string }>();
  lines.length = 0;
  await test.post(apiPaths.validateOtp, { mobile: '919811111111', otp: '000000', token });
  await test.post(apiPaths.sendOtp, { mobile: '919811111111' });
  await test.get(apiPaths.me, 'forged');
  await test.post(apiPaths.deleteDiscussion, { did }, other.jwt);
  await test.post(apiPaths.chat, {}, other.jwt);
  await test.get('/metrics', 'guess');
  await test.post(apiPaths.deleteBirth, { bid: 'missing' }, other.jwt);
  expect((await readEvents()).map(({ event, code, person }) => [event, code, person])).toEqual([
    ['code_refused', 'code_wrong', undefined],
    ['limit_reached', 'code_limit_reached', undefined],
    ['access_refused', 'unauthenticated', undefined],
    ['access_refused', 'not_author', names.person(other.uid)],
    ['input_refused', 'invalid_request', names.person(other.uid)],
    ['access_refused', 'unauthenticated', undefined],
  ]);
});

it('has each act of an operator', async () => {
  const { uid } = await test.signIn();
  lines.length = 0;
  const act = { action: 'ban', target: uid, reason: 'Advertising' };
  expect((await test.post('/ops/moderation/actions', act, metricsToken)).json()).toMatchObject({ status: 'success' });
  await test.get('/metrics', metricsToken);
  expect((await readEvents()).map(({ event, route }) => [event, route])).toEqual([['operator_act', '/ops/moderation/actions']]);
});

it('matches the page of security, which npm run docs writes', () => {
  const page = join(import.meta.dirname, '../../../../docs/security-rules.md');
  const [before = '', , after = ''] = readFileSync(page, 'utf8').split(/(\| Event \|(?:.+\n)+)/);
  const rows = Object.entries(securityEvents).map(([event, about]) => `| \`${event}\` | ${about} |\n`);
  const wanted = `${before}| Event | Says |\n|---|---|\n${rows.join('')}${after}`;
  if (process.env.WRITE_DOCS === '1') writeFileSync(page, wanted);
  else expect(readFileSync(page, 'utf8')).toBe(wanted);
});
