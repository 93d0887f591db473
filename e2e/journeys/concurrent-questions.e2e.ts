import { streamSeparator } from '@oracle-astra/shared/contract';
import { expect, test } from '@playwright/test';
import { ask, fetchBalance, readFirstChunk, fetchMessages, openChat } from '../support/chats';
import { pollUntil } from '../support/poll-until';
import { startSite, type OwnSite } from '../support/site/site';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

let site: OwnSite;

test.beforeAll(async () => {
  site = await startSite({ env: { READER_PACE_MS: '10' } });
});
test.afterAll(() => site.stop());

test('of two hundred concurrent questions with one left, exactly one is answered and charged', async () => {
  const chat = await openChat(site, '9876502001');
  await ask(site, chat, 'When will I get a better job?');
  await ask(site, chat, 'Will I travel abroad this year?');
  expect(await fetchBalance(site, chat)).toMatchObject({ oracle_questions: 1 });

  const questions = Array.from({ length: 200 }, (_, index) => `Shall I marry in ${months[index % 12]} ${2027 + Math.floor(index / 12)}?`);
  const replies = await Promise.all(questions.map(async (question) => ask(site, chat, question)));
  const answered = replies.filter(({ status }) => status.status === 'success');
  expect(answered).toEqual([
    expect.objectContaining({ status: expect.objectContaining({ questions_left: 0, charged: { by: 'questions', amount: 0 } }) }),
  ]);
  const others = replies.filter((reply) => reply !== answered[0]);
  expect(new Set(others.map(({ text, status }) => text + JSON.stringify(status)))).toEqual(
    new Set([
      JSON.stringify({
        status: 'fail',
        code: 'insufficient_balance',
        message: 'You have no questions left. Recharge your wallet or subscribe to go on.',
      }),
    ]),
  );
  expect(await fetchBalance(site, chat)).toMatchObject({ oracle_questions: 0, astra_questions: 3, wallet: 0 });
  expect((await fetchMessages(site, chat)).filter(({ from_name }) => from_name === 'Oracle')).toHaveLength(4);
});

test('a reply is finished and charged once although the user disconnects', async () => {
  const chat = await openChat(site, '9876502002');
  const question = 'What does my chart say about money?';
  const leaving = new AbortController();
  const firstChunk = await readFirstChunk(site, chat, question, { key: 'dropped', signal: leaving.signal });
  leaving.abort();

  const [, asked, answer] = await pollUntil(
    () => fetchMessages(site, chat),
    (messages) => messages.length === 3,
  );
  expect(asked?.message).toBe(question);
  expect(answer?.message.startsWith(firstChunk.trimEnd())).toBe(true);
  expect(answer?.message).not.toContain(streamSeparator);
  expect(await fetchBalance(site, chat)).toMatchObject({ oracle_questions: 2 });

  const again = await ask(site, chat, question, { key: 'dropped' });
  expect(again).toMatchObject({ text: answer?.message, status: { status: 'success', questions_left: 2 } });
  expect(await fetchBalance(site, chat)).toMatchObject({ oracle_questions: 2 });
});
