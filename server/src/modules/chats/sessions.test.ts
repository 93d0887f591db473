/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths } from '@oracle-astra/shared/contract';
import { addBirth, birth } from '../../testing/births';
import { listChats, openChat, getBalance, question, setBalance } from '../../testing/chats';
import { createFakeAstrologer } from '../../testing/fake-astrologer';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

const astrologer = createFakeAstrologer();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ astrologer });
});

const start = (jwt: string, body: object) => test.post(apiPaths.startChat, body, jwt);

describe('starting a chat', () => {
  it('greets, and returns the remaining means', async () => {
    const { jwt } = await test.signIn();
    const answer = await start(jwt, { bid: await addBirth(test, jwt), astrologer: 'Astra', device: 'web' });
    expect(answer.json()).toEqual({
      status: 'success',
      asst_id: expect.stringMatching(/\S/),
      message: expect.stringContaining('Asha'),
      questions_left: 3,
      balance: 0,
      time_left_seconds: 0,
      user_name: birth.full_name,
      gender: 'Female',
    });
  });

  it('resumes the running one for the same record and astrologer', async () => {
    const chat = await openChat(test);
    await chat.ask();
    const again = (await start(chat.jwt, { bid: chat.bid, astrologer: 'Oracle' })).json<{
      asst_id: string;
      message: string;
      questions_left: number;
    }>();
    expect(again).toMatchObject({ asst_id: chat.asst_id, questions_left: 2, message: (await chat.messages())[0]?.message });
    const withAstra = (await start(chat.jwt, { bid: chat.bid, astrologer: 'Astra' })).json<{ asst_id: string }>();
    expect(withAstra.asst_id).not.toBe(chat.asst_id);
    const aboutOther = (await start(chat.jwt, { bid: await addBirth(test, chat.jwt), astrologer: 'Oracle' })).json<{ asst_id: string }>();
    expect(aboutOther.asst_id).not.toBe(chat.asst_id);
  });

  it('opens one chat for concurrent calls', async () => {
    const { jwt } = await test.signIn();
    const bid = await addBirth(test, jwt);
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(jwt, { bid, astrologer: 'Oracle' })));
    expect(new Set(answers.map((answer) => answer.json<{ asst_id: string }>().asst_id)).size).toBe(1);
    expect(await listChats(test, jwt)).toHaveLength(1);
  });

  it('is the same for celebrities', async () => {
    const { jwt } = await test.signIn();
    const answer = await test.post(apiPaths.startCelebChat, { bid: await addBirth(test, jwt), astrologer: 'Oracle' }, jwt);
    expect(answer.json()).toMatchObject({ status: 'success', questions_left: 3 });
  });

  it("does not find other people's birth details", async () => {
    const { bid } = await openChat(test);
    const { jwt } = await test.signIn();
    expect((await start(jwt, { bid, astrologer: 'Oracle' })).statusCode).toBe(404);
  });
});

describe('the list of chats', () => {
  it('shows each chat by its latest question, the latest first', async () => {
    const chat = await openChat(test);
    await chat.ask({ message: 'Which years are good for study?' });
    test.clock.advance(60);
    const other = (await start(chat.jwt, { bid: chat.bid, astrologer: 'Astra' })).json<{ asst_id: string; message: string }>();
    test.clock.advance(60);
    await chat.ask();
    const [first, second, ...rest] = await listChats(test, chat.jwt);
    expect(first).toEqual({
      asst_id: chat.asst_id,
      to_name: 'Oracle',
      chat_time: test.clock().toISOString(),
      message: question,
      mid: (await chat.messages())[3]?.mid,
      bid: chat.bid,
      active: true,
    });
    expect(second).toMatchObject({ asst_id: other.asst_id, to_name: 'Astra', message: other.message, active: true });
    expect(rest).toEqual([]);
  });

  it('belongs to one person', async () => {
    await openChat(test);
    const { jwt } = await test.signIn();
    expect(await listChats(test, jwt)).toEqual([]);
  });
});

describe('stopping a chat', () => {
  it('keeps it readable, and accepts no more questions', async () => {
    const chat = await openChat(test);
    await chat.ask();
    const stop = async () => (await test.post(apiPaths.stopChat, { asst_id: chat.asst_id }, chat.jwt)).json<object>();
    expect(await stop()).toEqual({ status: 'success' });
    expect(await stop()).toEqual({ status: 'success' });
    expect(await listChats(test, chat.jwt)).toMatchObject([{ asst_id: chat.asst_id, active: false }]);
    expect(await chat.messages()).toHaveLength(3);
    const read = await test.post(apiPaths.chat, { asst_id: chat.asst_id }, chat.jwt);
    expect(read.json()).toMatchObject({ active: false });
    expect(await chat.ask()).toEqual({
      text: '',
      status: { status: 'fail', code: 'chat_ended', message: 'This chat has ended. Start a new one to go on.' },
    });
    const next = (await start(chat.jwt, { bid: chat.bid, astrologer: 'Oracle' })).json<{ asst_id: string }>();
    expect(next.asst_id).not.toBe(chat.asst_id);
  });

  it('happens automatically when the birth details are deleted', async () => {
    const chat = await openChat(test);
    await chat.ask();
    await test.post(apiPaths.deleteBirth, { bid: chat.bid }, chat.jwt);
    const [summary] = await listChats(test, chat.jwt);
    expect(summary).toMatchObject({ asst_id: chat.asst_id, active: false });
    expect(summary).not.toHaveProperty('bid');
    expect(await chat.messages()).toHaveLength(3);
    expect((await chat.push()).statusCode).toBe(404);
  });
});

describe('deleting a chat', () => {
  it('removes it and its messages', async () => {
    const chat = await openChat(test);
    await chat.ask();
    expect((await test.post(apiPaths.deleteChat, { asst_id: chat.asst_id }, chat.jwt)).json()).toEqual({ status: 'success' });
    expect(await listChats(test, chat.jwt)).toEqual([]);
    const { rows } = await test.db.execute('select asst_id from chat_messages');
    expect(rows).not.toContainEqual({ asst_id: chat.asst_id });
  });

  it('cancels a running reply and releases its price', async () => {
    const chat = await openChat(test);
    const { goOn, reached } = astrologer.pause();
    const reply = chat.ask();
    await reached;
    expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 1 });
    await test.post(apiPaths.deleteChat, { asst_id: chat.asst_id }, chat.jwt);
    expect((await reply).status).toMatchObject({ status: 'fail' });
    goOn();
    expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
  });
});

it('takes nothing from the wallet if the page shows that something else pays; help comes first', async () => {
  const chat = await openChat(test);
  await setBalance(test, chat.uid, 'wallet_paise', 1200);
  expect((await chat.ask({ shown: 'subscription' })).status).toMatchObject({ charged: { by: 'questions' } });
  await setBalance(test, chat.uid, 'oracle_question', 0);
  for (const shown of ['questions', 'subscription'])
    expect((await chat.ask({ message: 'When will I move?', shown })).status).toMatchObject({ status: 'fail', code: 'price_changed' });
  const inDanger = { message: 'I do not want to live anymore', shown: 'questions' };
  expect((await chat.ask(inDanger)).status).toMatchObject({ status: 'success', care: expect.anything() as unknown });
  expect(await getBalance(test, chat.uid, 'wallet_paise')).toEqual({ available: 1200, held: 0 });
  expect((await chat.ask({ message: 'When will I move?', shown: 'wallet' })).status).toMatchObject({
    charged: { by: 'wallet', amount: 6 },
  });
  expect((await chat.ask({ message: 'When will I settle?' })).status).toMatchObject({ charged: { by: 'wallet', amount: 6 } });
});

describe('the time that the wallet pays', () => {
  it('is counted while no question is left, and ends the chat', async () => {
    const chat = await openChat(test);
    await setBalance(test, chat.uid, 'oracle_question', 1);
    await setBalance(test, chat.uid, 'wallet_paise', 2000);
    expect((await chat.ask()).status).toMatchObject({ questions_left: 0, balance: 20, time_left_seconds: 180 });
    test.clock.advance(100);
    expect((await chat.ask()).status).toMatchObject({ questions_left: 0, balance: 14, time_left_seconds: 120 });
    test.clock.advance(121);
    expect(await listChats(test, chat.jwt)).toMatchObject([{ active: false }]);
    expect((await chat.ask()).status).toEqual({
      status: 'fail',
      code: 'chat_time_over',
      message: 'The time of this chat is over. Start a new one to go on.',
    });
    expect(await getBalance(test, chat.uid, 'wallet_paise')).toEqual({ available: 1400, held: 0 });
    const next = (await start(chat.jwt, { bid: chat.bid, astrologer: 'Oracle' })).json<{ asst_id: string; time_left_seconds: number }>();
    expect(next.asst_id).not.toBe(chat.asst_id);
    expect(next.time_left_seconds).toBe(120);
  });

  it('is what is left of it, for a tab that reads the chat later', async () => {
    const chat = await openChat(test);
    await setBalance(test, chat.uid, 'oracle_question', 1);
    await setBalance(test, chat.uid, 'wallet_paise', 1200);
    await chat.ask();
    const left = async () =>
      (await test.post(apiPaths.chat, { asst_id: chat.asst_id }, chat.jwt)).json<{ credit: { time_left_seconds: number } }>().credit
        .time_left_seconds;
    test.clock.advance(100);
    expect(await left()).toBe(20);
    test.clock.advance(100);
    expect(await left()).toBe(0);
  });

  it('starts anew after a reply that failed, which took it without an answer', async () => {
    const chat = await openChat(test);
    await setBalance(test, chat.uid, 'oracle_question', 1);
    await setBalance(test, chat.uid, 'wallet_paise', 1200);
    await chat.ask();
    test.clock.advance(119);
    const { goOn, reached } = astrologer.pause();
    const failed = chat.ask();
    await reached;
    test.clock.advance(5);
    astrologer.failure = new Error('The astrologer is away.');
    goOn();
    expect((await failed).status).toMatchObject({ code: 'answer_failed' });
    astrologer.failure = null;
    expect((await chat.ask()).status).toMatchObject({ status: 'success', balance: 6 });
  });

  it('does not count once there are questions again', async () => {
    const chat = await openChat(test);
    await setBalance(test, chat.uid, 'oracle_question', 1);
    await setBalance(test, chat.uid, 'wallet_paise', 600);
    await chat.ask();
    await setBalance(test, chat.uid, 'oracle_question', 5);
    test.clock.advance(3600);
    expect((await chat.ask()).status).toMatchObject({ status: 'success', questions_left: 4, time_left_seconds: 0 });
    expect(await listChats(test, chat.jwt)).toMatchObject([{ active: true }]);
  });
});

it("does not find other people's chats", async () => {
  const chat = await openChat(test);
  const other = await openChat(test);
  const asst_id = chat.asst_id;
  for (const answer of [
    await test.post(apiPaths.chat, { asst_id }, other.jwt),
    await test.post(apiPaths.stopChat, { asst_id }, other.jwt),
    await test.post(apiPaths.deleteChat, { asst_id }, other.jwt),
    await other.push({ asst_id }),
    await other.push({ asst_id, bid: chat.bid }),
    await other.push({ astrologer: 'Astra' }),
  ]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 'fail' });
  }
  expect(await chat.messages()).toHaveLength(1);
  expect(await getBalance(test, other.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
});

it.each(['after', 'during'] as const)('keeps nothing of the chats of an account that is deleted %s a reply', async (moment) => {
  const chat = await openChat(test);
  const paused = moment === 'during' ? astrologer.pause() : null;
  const reply = chat.ask();
  await (paused?.reached ?? reply);
  const { token } = (await test.post(apiPaths.sendOtp, { mobile: chat.mobile })).json<{ token: string }>();
  await test.post(apiPaths.deleteAccount, { mobile: chat.mobile, otp: test.sms.codes.get(chat.mobile), token });
  // A stream that ends with its session counts as failed.
  const status = await reply.then(
    (answer) => answer.status.status,
    () => 'fail',
  );
  expect(status).toBe(moment === 'during' ? 'fail' : 'success');
  paused?.goOn();
  expect(await getBalance(test, chat.uid, 'oracle_question')).toMatchObject({ held: 0 });
  for (const table of ['chat_sessions', 'chat_messages', 'chat_replies']) {
    const { rows } = await test.db.execute(`select asst_id from ${table}`);
    expect(rows).not.toContainEqual({ asst_id: chat.asst_id });
  }
});
