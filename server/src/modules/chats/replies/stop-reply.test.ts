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

it('keeps the written part, and charges the question after its first paragraph', async () => {
  const { text, status, awaited } = await askAndStop('The Moon is calm.\n\nSaturn asks');
  expect(awaited).toMatchObject({ awaited: true });
  expect([text, status]).toEqual([
    'The Moon is calm.\n\nSaturn asks',
    expect.objectContaining({ status: 'success', stopped: true, questions_left: 2, charged: { by: 'questions', amount: 0 } }),
  ]);
  expect((await chat.messages()).at(-1)).toMatchObject({ message: 'The Moon is calm.\n\nSaturn asks' });
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
});

it('is free before that', async () => {
  const { text, status } = await askAndStop('The Moon is');
  expect([text, status]).toEqual(['The Moon is', expect.objectContaining({ status: 'success', stopped: true, questions_left: 3 })]);
  expect(status).not.toHaveProperty('charged');
  expect((await chat.messages()).at(-1)).toMatchObject({ message: 'The Moon is' });
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
});

it('is free three times on an Indian day, also if the chats are deleted', async () => {
  test.clock.set(new Date('2026-03-14T06:00:00Z'));
  for (let times = 0; times < 3; times += 1) {
    expect((await askAndStop('The Moon is')).status).not.toHaveProperty('charged');
    await test.post(apiPaths.deleteChat, { asst_id: chat.asst_id }, chat.jwt);
    chat = await openChat(test, 'Oracle', chat);
  }
  expect((await askAndStop('The Moon is')).status).toMatchObject({ stopped: true, charged: { by: 'questions' } });
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
  test.clock.set(new Date('2026-03-14T18:30:00Z'));
  expect((await askAndStop('The Moon is')).status).not.toHaveProperty('charged');
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
});

it('does nothing without a running reply, also if repeated', async () => {
  const { status } = await chat.ask();
  await Promise.all([stop(), stop()]);
  expect(status).not.toHaveProperty('stopped');
  expect((await chat.messages()).at(-1)).not.toHaveProperty('awaited');
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
});

it('does not work in another person’s chat', async () => {
  const { jwt } = await test.signIn();
  expect((await stop(jwt)).json()).toMatchObject({ code: 'chat_not_found' });
});

it('returns the remaining means with the messages', async () => {
  await chat.ask();
  const read = await test.post(apiPaths.chat, { asst_id: chat.asst_id }, chat.jwt);
  expect(read.json()).toMatchObject({ credit: { questions_left: 2, balance: 0, time_left_seconds: 0 } });
});
