import { openChat, getBalance, setBalance, splitReply } from '../../testing/chats';
import { createFakeAstrologer } from '../../testing/fake-astrologer';
import { createPooledTestApp, type TestApp } from '../../testing/test-app';

const calls = 200;

async function askMany(test: TestApp, key?: string) {
  const chat = await openChat(test);
  await setBalance(test, chat.uid, 'oracle_question', 1);
  const answers = await Promise.all(Array.from({ length: calls }, () => chat.push({}, key)));
  return { chat, replies: answers.map((answer) => splitReply(answer.body)) };
}

let test: TestApp;
beforeAll(async () => {
  test = await createPooledTestApp({ astrologer: createFakeAstrologer() });
});

it('answers and charges exactly one of two hundred parallel questions if one is left', async () => {
  const { chat, replies } = await askMany(test);
  const answered = replies.filter(({ status }) => status.status === 'success');
  expect(answered).toHaveLength(1);
  expect(answered[0]?.status).toMatchObject({ questions_left: 0, charged: { by: 'questions' } });
  const refusals = new Set(replies.filter((reply) => reply !== answered[0]).map(({ status, text }) => JSON.stringify([text, status])));
  expect(refusals).toEqual(
    new Set([
      JSON.stringify([
        '',
        {
          status: 'fail',
          code: 'insufficient_balance',
          message: 'You have no questions left. Recharge your wallet or subscribe to go on.',
        },
      ]),
    ]),
  );
  expect(await chat.messages()).toHaveLength(3);
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 0, held: 0 });
});

it('gives two hundred calls with one Idempotency-Key one answer', async () => {
  const { chat, replies } = await askMany(test, 'key-1');
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]?.status).toMatchObject({ status: 'success', questions_left: 0 });
  expect(await chat.messages()).toHaveLength(3);
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 0, held: 0 });
});
