import { expect, test } from '@playwright/test';
import { dataFolder } from '../support/site/folders';
import { startSite, type OwnSite } from '../support/site/site';
import { ask, fetchBalance, readFirstChunk, fetchMessages, openChat, type Chat } from '../support/chats';

// Slow enough to kill the server during a reply.
const start = () => startSite({ dataDir, env: { READER_PACE_MS: '20' } });

const career = 'When will I get a better job?';
const travel = 'Will I travel abroad this year?';

let dataDir: string;
let site: OwnSite;
let chat: Chat;

/** Kills the server while it streams the reply to a question, and restarts it. */
async function crashDuringReply(question: string, key: string): Promise<void> {
  await readFirstChunk(site, chat, question, { key });
  await site.kill();
  site = await start();
}

const fetchMessageTexts = async () => (await fetchMessages(site, chat)).slice(1).map(({ message }) => message);

test.beforeAll(async () => {
  dataDir = dataFolder();
  site = await start();
  chat = await openChat(site, '9876501001');
});
test.afterAll(() => site.stop());

test('a server that is killed repeatedly during replies charges each question once and loses none', async () => {
  const untouched = await fetchBalance(site, chat);
  expect(untouched).toMatchObject({ oracle_questions: 3, astra_questions: 3, wallet: 0 });

  await crashDuringReply(career, 'first');
  expect(await fetchBalance(site, chat)).toEqual(untouched);
  expect(await fetchMessageTexts()).toEqual([career]);

  await crashDuringReply(career, 'second');
  expect(await fetchBalance(site, chat)).toEqual(untouched);
  expect(await fetchMessageTexts()).toEqual([career, career]);
  expect(await ask(site, chat, career, { key: 'first' })).toMatchObject({ text: '', status: { status: 'fail', code: 'answer_failed' } });

  const answered = await ask(site, chat, career, { key: 'third' });
  expect(answered.status).toMatchObject({ status: 'success', questions_left: 2, charged: { by: 'questions', amount: 0 } });
  const charged = { ...untouched, oracle_questions: 2 };
  expect(await fetchBalance(site, chat)).toEqual(charged);

  await crashDuringReply(travel, 'fourth');
  expect(await fetchBalance(site, chat)).toEqual(charged);
  expect(await fetchMessageTexts()).toEqual([career, career, career, answered.text, travel]);
  expect(await ask(site, chat, career, { key: 'third' })).toEqual(answered);
  expect(await fetchBalance(site, chat)).toEqual(charged);
  expect(await fetchMessageTexts()).toEqual([career, career, career, answered.text, travel]);
});
