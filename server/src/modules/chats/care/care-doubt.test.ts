import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@oracle-astra/shared/contract';
import { assessCare, careVersion, isDoubtful } from '../../../care';
import { getBalance, openChat, setBalance } from '../../../testing/chats';
import type { TestApp } from '../../../testing/test-app';
import { createTestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

/** The committed model decides which sentence is doubtful; the question beside it is charged. */
const doubtful = ['held-out-10.tsv', 'danger.txt']
  .flatMap((name) =>
    readFileSync(join(__dirname, '../../../../../training/sets/care', name), 'utf8')
      .trim()
      .split('\n'),
  )
  .map((line) => `${line.split('\t').at(-1) ?? ''}. Will I get a promotion this year?`)
  .find((text) => assessCare([text]) === null && isDoubtful(text));
const message = String(doubtful);
const asks = /are you safe|क्या आप अभी सुरक्षित|kya aap abhi safe/iu;

const listLog = async () =>
  (await test.db.execute('select class, level, band, language, version, number, count from care_log order by band, number')).rows;

it('is asked about above the answer, once, and "no" is answered with care', async () => {
  expect(doubtful).toBeDefined();
  const chat = await openChat(test);
  const first = await chat.ask({ message });
  expect(first.text).toMatch(asks);
  expect(first.status).toMatchObject({ status: 'success', charged: { by: 'questions' } });
  expect((await chat.messages()).at(-1)?.message).toMatch(asks);
  expect((await chat.ask({ message: 'no' })).status).toMatchObject({ care: { level: 'O' } });
});

it('is asked instead of a refusal, free, also for two calls with one key', async () => {
  const chat = await openChat(test);
  await setBalance(test, chat.uid, 'oracle_question', 0);
  const [one, other] = await Promise.all([1, 2].map(() => chat.ask({ message }, 'one-key')));
  expect(one).toEqual(other);
  expect(one?.text).toMatch(asks);
  expect(one?.status).toMatchObject({ status: 'success', care: { helplines: expect.arrayContaining([]) } });
  expect(one?.status).not.toHaveProperty('charged');
  expect(await getBalance(test, chat.uid, 'wallet_paise')).toEqual({ available: 0, held: 0 });
  expect((await chat.messages()).filter(({ message: text }) => text === message)).toHaveLength(1);
});

it('is counted with care and tapped numbers, without texts and accounts', async () => {
  await test.db.execute('delete from care_log');
  expect((await test.get('/ops/care')).body).toContain('Nothing was counted in the last 30 days.');
  const chat = await openChat(test);
  await chat.ask({ message: 'I want to kill myself' });
  const call = { number: '14416', level: 'R', language: 'en' };
  expect((await test.post(apiPaths.careCall, call)).json()).toEqual({ status: 'success' });
  await test.post(apiPaths.careCall, call);
  expect((await test.post(apiPaths.careCall, { ...call, number: '100' })).json()).toMatchObject({ status: 'fail' });
  expect(await listLog()).toEqual([
    { class: '', level: 'R', band: '', language: 'en', version: careVersion, number: '14416', count: 2 },
    { class: 'active_ideation', level: 'R', band: expect.any(String), language: 'en', version: careVersion, number: '', count: 1 },
  ]);
  const page = await test.get('/ops/care');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('<th scope="row">active_ideation</th><td>1</td><td>0</td><td>0</td><td>0</td><td>0</td>');
  expect(page.body).toContain('<th scope="row">14416</th><td>2</td>');
});
