import { openChat, getBalance, question } from '../../../testing/chats';
import { createFakeAstrologer } from '../../../testing/fake-astrologer';
import { createTestApp, testConfig } from '../../../testing/test-app';

const failed = {
  status: 'fail',
  code: 'answer_failed',
  message: 'This answer could not be finished, and nothing was charged. Please ask again.',
};

/** Two processes over one database: the first stops permanently in the middle of a reply. */
async function leaveReplyBehind() {
  const astrologer = createFakeAstrologer();
  const dead = await createTestApp({ astrologer });
  const chat = await openChat(dead);
  const { reached, goOn } = astrologer.pause();
  const reply = chat.ask({}, 'key-1');
  await reached;
  return { dead, chat, reply, goOn };
}

it('releases the held prices of a dead process’s replies at the start, and keeps their questions', async () => {
  const { dead, chat, reply, goOn } = await leaveReplyBehind();
  expect(await getBalance(dead, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 1 });
  const next = await createTestApp({ db: dead.db });
  await next.app.ready();
  expect(await getBalance(dead, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
  expect((await chat.messages()).map(({ message }) => message).slice(1)).toEqual([question]);

  goOn();
  expect((await reply).status).toEqual(failed);
  expect(await chat.messages()).toHaveLength(2);
  expect(await getBalance(dead, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
  expect((await chat.ask({}, 'key-1')).status).toEqual(failed);
});

it('does not touch replies of another living process', async () => {
  const { dead: living, chat, reply, goOn } = await leaveReplyBehind();
  const shared = { ...testConfig, databaseUrl: 'postgres://shared' };
  const second = await createTestApp({ db: living.db, config: shared, clock: living.clock });
  await second.app.ready();
  expect(await getBalance(living, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 1 });
  goOn();
  expect((await reply).status).toMatchObject({ status: 'success', questions_left: 2 });
});

it('takes over when a lease has expired', async () => {
  const { dead, chat, reply, goOn } = await leaveReplyBehind();
  dead.clock.advance(31);
  const shared = { ...testConfig, databaseUrl: 'postgres://shared' };
  const second = await createTestApp({ db: dead.db, config: shared, clock: dead.clock });
  await second.app.ready();
  expect(await getBalance(dead, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
  goOn();
  expect((await reply).status).toEqual(failed);
});
