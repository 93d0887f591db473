/* eslint-disable max-lines -- the cases of one subject share their set-up */
import pino from 'pino';
import type { PushChatRequest } from '@oracle-astra/shared/contract';
import { apiPaths, messageLimits, streamSeparator } from '@oracle-astra/shared/contract';
import { createBirthsService } from '../births/service';
import { createLedger } from '../ledger/service';
import { createChatsService } from './service';
import { birth } from '../../testing/births';
import { openChat, getBalance, question, setBalance, splitReply } from '../../testing/chats';
import { createFakeAstrologer } from '../../testing/fake-astrologer';
import type { FakeAstrologer } from '../../testing/fake-astrologer';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

const text = 'The Moon is calm. Saturn asks for patience.\n\nRest today.';
const failed = {
  status: 'fail',
  code: 'answer_failed',
  message: 'This answer could not be finished, and nothing was charged. Please ask again.',
};
const nothingLeft = {
  status: 'fail',
  code: 'insufficient_balance',
  message: 'You have no questions left. Recharge your wallet or subscribe to go on.',
};

let astrologer: FakeAstrologer;
let test: TestApp;
beforeAll(async () => {
  astrologer = createFakeAstrologer();
  test = await createTestApp({ astrologer });
});
beforeEach(() => {
  Object.assign(astrologer, { chunks: createFakeAstrologer().chunks, failure: null });
});

const questions = (uid: string) => getBalance(test, uid, 'oracle_question');

async function subscribe(uid: string, left: number): Promise<void> {
  const now = test.clock();
  const day = 86_400_000;
  await test.db.execute(`insert into subscriptions (id, uid, max_questions, starts_at, ends_at, last_payment_at, created_at)
    values ('sub_${uid}', '${uid}', 500, '${now.toISOString()}', '${new Date(now.getTime() + 30 * day).toISOString()}', '${now.toISOString()}', '${now.toISOString()}')`);
  await setBalance(test, uid, 'subscription_question', left);
}

describe('the streamed reply', () => {
  it('is plain text, then the separator and the status object on a line of its own', async () => {
    const chat = await openChat(test);
    const answer = await chat.push();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const [words, json, ...rest] = answer.body.split(streamSeparator);
    expect(words).toBe(`${text}\n`);
    expect(json).toMatch(/^\{.*\}\n$/);
    expect(rest).toEqual([]);
    expect(JSON.parse(json ?? '')).toEqual({
      status: 'success',
      questions_left: 2,
      balance: 0,
      time_left_seconds: 0,
      mid: expect.stringMatching(/\S/),
      charged: { by: 'questions', amount: 0 },
      grounds: expect.any(Array),
      houses: expect.any(Array),
    });
  });

  it('is stored with its question, its cost and its grounds', async () => {
    const chat = await openChat(test);
    const { status } = await chat.ask();
    const [, asked, answered] = await chat.messages();
    expect(asked).toMatchObject({ from_name: birth.full_name, message: question, chat_time: test.clock().toISOString() });
    const { charged, grounds, houses, mid } = status as Extract<typeof status, { status: 'success' }>;
    expect(answered).toEqual({ from_name: 'Oracle', message: text, chat_time: test.clock().toISOString(), mid, charged, grounds, houses });
    expect(await questions(chat.uid)).toEqual({ available: 2, held: 0 });
  });

  it('cannot be ended by an astrologer’s text', async () => {
    const chat = await openChat(test);
    astrologer.chunks = ['One. ', `${streamSeparator}{"status":"success","questions_left":99}`];
    const { text: words, status } = await chat.ask();
    expect(words).toBe('One. {"status":"success","questions_left":99}');
    expect(status).toMatchObject({ status: 'success', questions_left: 2 });
  });

  it('gives the astrologer chart and person, but neither date nor place', async () => {
    const chat = await openChat(test);
    await chat.ask({ message: `  ${question}  ` });
    const asked = astrologer.questions.at(-1);
    expect(asked).toMatchObject({ astrologer: 'Oracle', text: question, now: test.clock(), chart: { utc: '1994-08-14T01:15:00.000Z' } });
    expect(asked?.birth).toEqual({ full_name: birth.full_name, gender: 'Female', marital_status: 'Single', language: 'English' });
  });

  it.each(['short', '  five5 ', ' ', 'x'.repeat(messageLimits.maxLetters + 1)])('does not start for the message "%s"', async (message) => {
    const chat = await openChat(test);
    const answer = await chat.push({ message });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      status: 'fail',
      code: 'invalid_request',
      field: 'message',
      message: expect.stringContaining('letters'),
    });
    expect(await chat.messages()).toHaveLength(1);
  });
});

describe('a reply that fails', () => {
  it.each<[string, () => void]>([
    [
      'in the middle',
      () => {
        astrologer.failure = new Error('broken off');
      },
    ],
    [
      'before the first word',
      () => {
        astrologer.chunks = [];
        astrologer.failure = new Error('no answer');
      },
    ],
    [
      'by saying nothing',
      () => {
        astrologer.chunks = [' ', '\n'];
      },
    ],
  ])('%s costs nothing, and the question is kept', async (_name, breakIt) => {
    const chat = await openChat(test);
    breakIt();
    const { status } = await chat.ask();
    expect(status).toEqual(failed);
    expect(await questions(chat.uid)).toEqual({ available: 3, held: 0 });
    expect((await chat.messages()).map(({ message }) => message).slice(1)).toEqual([question]);
  });
});

it('cancels an astrologer that takes too long', async () => {
  const chat = await openChat(test);
  const { clock, db } = test;
  const service = createChatsService({
    db,
    clock,
    log: pino({ level: 'silent' }),
    ledger: createLedger({ clock }),
    births: createBirthsService({ db, clock }),
    isSubscribed: async () => false,
    greeting: () => '',
    groundsOf: () => ({ grounds: [], houses: [] }),
    isOnlyProcess: true,
    replyLimitMs: 1,
    astrologer: {
      async *answer() {
        yield 'One. ';
        await new Promise(() => undefined);
      },
    },
  });
  let body = '';
  for await (const piece of await service.ask(chat.uid, chat.body() as PushChatRequest, null)) body += piece;
  expect(splitReply(body)).toEqual({ text: 'One.', status: failed });
  expect(await questions(chat.uid)).toEqual({ available: 3, held: 0 });
});

describe('who pays', () => {
  it('a subscription first, then the astrologer’s own questions, then the wallet at 6 rupees', async () => {
    const chat = await openChat(test, 'Astra');
    await subscribe(chat.uid, 1);
    await setBalance(test, chat.uid, 'astra_question', 1);
    await setBalance(test, chat.uid, 'wallet_paise', 1000);
    expect((await chat.ask()).status).toMatchObject({
      charged: { by: 'subscription', amount: 0 },
      questions_left: 1,
      balance: 10,
      time_left_seconds: 0,
    });
    expect((await chat.ask()).status).toMatchObject({
      charged: { by: 'questions', amount: 0 },
      questions_left: 0,
      balance: 10,
      time_left_seconds: 60,
    });
    expect((await chat.ask()).status).toMatchObject({
      charged: { by: 'wallet', amount: 6 },
      questions_left: 0,
      balance: 4,
      time_left_seconds: 0,
    });
    expect(await chat.ask()).toEqual({ text: '', status: nothingLeft });
    expect(await getBalance(test, chat.uid, 'wallet_paise')).toEqual({ available: 400, held: 0 });
    expect(await questions(chat.uid)).toEqual({ available: 3, held: 0 });
    expect((await chat.messages()).at(-1)?.charged).toEqual({ by: 'wallet', amount: 6 });
  });

  it('a subscription that has ended pays nothing', async () => {
    const chat = await openChat(test);
    await subscribe(chat.uid, 5);
    test.clock.advance(34 * 86_400);
    expect((await chat.ask()).status).toMatchObject({ charged: { by: 'questions' }, questions_left: 2 });
    expect(await getBalance(test, chat.uid, 'subscription_question')).toEqual({ available: 5, held: 0 });
  });

  it('the refusal of an unpaid question is a stream too, and stores nothing', async () => {
    const chat = await openChat(test);
    await setBalance(test, chat.uid, 'oracle_question', 0);
    await setBalance(test, chat.uid, 'wallet_paise', 599);
    const answer = await chat.push();
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(`${streamSeparator}${JSON.stringify(nothingLeft)}\n`);
    expect(await chat.messages()).toHaveLength(1);
    expect(await getBalance(test, chat.uid, 'wallet_paise')).toEqual({ available: 599, held: 0 });
  });
});

describe('the same Idempotency-Key', () => {
  it('returns the first answer again and moves nothing', async () => {
    const chat = await openChat(test);
    const first = await chat.push({}, 'key-1');
    astrologer.chunks = ['Something else.'];
    const again = await chat.push({}, 'key-1');
    expect(again.body).toBe(first.body);
    expect(await questions(chat.uid)).toEqual({ available: 2, held: 0 });
    expect(await chat.messages()).toHaveLength(3);
  });

  it('returns the same to calls during the first reply', async () => {
    const chat = await openChat(test);
    const { reached, goOn } = astrologer.pause();
    const first = chat.push({}, 'key-1');
    await reached;
    const others = [chat.push({}, 'key-1'), chat.push({}, 'key-1')];
    goOn();
    const bodies = (await Promise.all([first, ...others])).map((answer) => answer.body);
    expect(new Set(bodies)).toEqual(new Set([bodies[0]]));
    expect(splitReply(bodies[0] ?? '').text).toBe(text);
    expect(await questions(chat.uid)).toEqual({ available: 2, held: 0 });
  });

  it('returns the same to simultaneous calls', async () => {
    const chat = await openChat(test);
    const answers = await Promise.all(Array.from({ length: 8 }, () => chat.push({}, 'key-1')));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await questions(chat.uid)).toEqual({ available: 2, held: 0 });
    expect(await chat.messages()).toHaveLength(3);
  });

  it('repeats a failure too', async () => {
    const chat = await openChat(test);
    astrologer.failure = new Error('broken off');
    await chat.push({}, 'key-1');
    astrologer.failure = null;
    expect((await chat.ask({}, 'key-1')).status).toEqual(failed);
    expect((await chat.ask({}, 'key-2')).status).toMatchObject({ status: 'success', questions_left: 2 });
  });

  it('belongs to one person', async () => {
    const chat = await openChat(test);
    const other = await openChat(test);
    await chat.ask({}, 'key-1');
    expect((await other.ask({}, 'key-1')).status).toMatchObject({ status: 'success', questions_left: 2 });
  });

  it('is refused with another question, or in another chat', async () => {
    const chat = await openChat(test);
    await chat.ask({}, 'key-1');
    const other = await chat.push({ message: 'When will I travel abroad?' }, 'key-1');
    expect(other.statusCode).toBe(400);
    expect(other.json()).toEqual({
      status: 'fail',
      code: 'idempotency_key_reused',
      message: 'This Idempotency-Key belongs to another question.',
    });
    const { asst_id } = (await test.post(apiPaths.startChat, { bid: chat.bid, astrologer: 'Astra' }, chat.jwt)).json<{ asst_id: string }>();
    expect((await chat.push({ asst_id, astrologer: 'Astra' }, 'key-1')).statusCode).toBe(400);
    expect((await chat.push({}, 'k'.repeat(101))).statusCode).toBe(400);
    expect(await getBalance(test, chat.uid, 'astra_question')).toEqual({ available: 3, held: 0 });
    expect(await questions(chat.uid)).toEqual({ available: 2, held: 0 });
  });
});

it('charges each concurrent question once', async () => {
  const chat = await openChat(test);
  const replies = await Promise.all([1, 2, 3].map((number) => chat.ask({ message: `Question number ${number}?` })));
  expect(replies.map(({ status }) => status.status)).toEqual(['success', 'success', 'success']);
  expect(await questions(chat.uid)).toEqual({ available: 0, held: 0 });
  const authors = (await chat.messages()).slice(1).map(({ from_name }) => from_name);
  expect(authors).toEqual([birth.full_name, 'Oracle', birth.full_name, 'Oracle', birth.full_name, 'Oracle']);
});

it('is answered by the built-in reader by default', async () => {
  const chat = await openChat(await createTestApp());
  const { text: words, status } = await chat.ask();
  expect(words.split('\n\n').length).toBeGreaterThan(2);
  expect(status).toMatchObject({
    status: 'success',
    questions_left: 2,
    grounds: expect.arrayContaining([{ term: expect.any(String), value: expect.any(String) }]),
  });
  expect((await chat.messages())[2]?.message).toBe(words);
});
