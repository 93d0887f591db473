import { apiPaths } from '@oracle-astra/shared/contract';
import type { TestChat } from '../../../testing/chats';
import { getBalance, openChat, splitReply } from '../../../testing/chats';
import { createFakeAstrologer } from '../../../testing/fake-astrologer';
import type { TestApp } from '../../../testing/test-app';
import { createTestApp } from '../../../testing/test-app';

let test: TestApp;
let chat: TestChat;
const astrologer = createFakeAstrologer();

beforeEach(async () => {
  test = await createTestApp({ astrologer });
  chat = await openChat(test);
  astrologer.chunks = ['The Moon is calm. ', 'Saturn asks for patience.', '\n\nRest today.'];
});

const stop = (jwt = chat.jwt) => test.post(apiPaths.stopReply, { asst_id: chat.asst_id }, jwt);

/** Asks, and stops the reply after its first chunk. */
async function askAndStop(first: string) {
  astrologer.chunks = [first, 'Never said.'];
  const { reached, goOn } = astrologer.pause();
  const asked = chat.push();
  await reached;
  const awaited = (await chat.messages()).at(-1);
  expect((await stop()).json()).toEqual({ status: 'success' });
  const reply = splitReply((await asked).body);
  goOn();
  return { ...reply, awaited };
}

it('keeps what was written, and costs the question once its first paragraph is there', async () => {
  const { text, status, awaited } = await askAndStop('The Moon is calm.\n\nSaturn asks');
  expect(awaited).toMatchObject({ awaited: true });
  expect([text, status]).toEqual([
    'The Moon is calm.\n\nSaturn asks',
    expect.objectContaining({ status: 'success', stopped: true, questions_left: 2, charged: { by: 'questions', amount: 0 } }),
  ]);
  expect((await chat.messages()).at(-1)).toMatchObject({ message: 'The Moon is calm.\n\nSaturn asks' });
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
});

it('costs nothing before that', async () => {
  const { text, status } = await askAndStop('The Moon is');
  expect([text, status]).toEqual(['The Moon is', expect.objectContaining({ status: 'success', stopped: true, questions_left: 3 })]);
  expect(status).not.toHaveProperty('charged');
  expect((await chat.messages()).at(-1)).toMatchObject({ message: 'The Moon is' });
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
});

it('does nothing where no reply is written, however often it is asked', async () => {
  const { status } = await chat.ask();
  await Promise.all([stop(), stop()]);
  expect(status).not.toHaveProperty('stopped');
  expect((await chat.messages()).at(-1)).not.toHaveProperty('awaited');
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
});

it('is no way into the chat of somebody else', async () => {
  const { jwt } = await test.signIn();
  expect((await stop(jwt)).json()).toMatchObject({ code: 'chat_not_found' });
});

it('tells with the messages what is left to ask with', async () => {
  await chat.ask();
  const read = await test.post(apiPaths.chat, { asst_id: chat.asst_id }, chat.jwt);
  expect(read.json()).toMatchObject({ credit: { questions_left: 2, balance: 0, time_left_seconds: 0 } });
});
