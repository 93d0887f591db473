import { apiPaths, streamSeparator } from '@oracle-astra/shared/contract';
import { getBalance, listChats, openChat, question, setBalance } from '../../../testing/chats';
import type { TestChat } from '../../../testing/chats';
import { createFakeAstrologer } from '../../../testing/fake-astrologer';
import type { TestApp } from '../../../testing/test-app';
import { createTestApp } from '../../../testing/test-app';

const despair = 'I do not want to live anymore';
let test: TestApp;
let asked: string[];
beforeAll(async () => {
  const fake = createFakeAstrologer();
  asked = [];
  test = await createTestApp({
    astrologer: {
      answer(question, signal) {
        asked.push(question.text);
        return fake.answer(question, signal);
      },
    },
  });
});

const spendAll = (chat: TestChat) => setBalance(test, chat.uid, 'oracle_question', 0);
const stop = ({ asst_id, jwt }: TestChat) => test.post(apiPaths.stopChat, { asst_id }, jwt);

/** A refusal is a stream without text, or the response itself. */
async function failureOf(pushed: ReturnType<TestChat['push']>): Promise<unknown> {
  const { body } = await pushed;
  return JSON.parse(body.split(streamSeparator).at(-1) ?? '');
}

function expectCare({ text, status }: Awaited<ReturnType<TestChat['ask']>>, numbers: string[]): void {
  expect(status).toMatchObject({
    status: 'success',
    care: { helplines: numbers.map((number) => ({ number, label: expect.any(String) })) },
  });
  expect(status).not.toHaveProperty('charged');
  expect(status).not.toHaveProperty('grounds');
  expect(text).toMatch(/people can come|लोग आ सकते|log aa sakte/u);
}

it('answers before checking means, free, and asks no astrologer', async () => {
  const chat = await openChat(test);
  await spendAll(chat);
  const before = asked.length;
  expectCare(await chat.ask({ message: despair }), ['14416', '112']);
  expect(asked.length).toBe(before);
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 0, held: 0 });
  expect(await getBalance(test, chat.uid, 'wallet_paise')).toEqual({ available: 0, held: 0 });
});

it.each([
  ['मुझे अब जीना नहीं है', 'hi'],
  ['ab jeene ka mann nahi karta', 'hi-Latn'],
  [despair, 'en'],
])('answers "%s" in its own language and script', async (message, language) => {
  const chat = await openChat(test);
  const { status } = await chat.ask({ message });
  expect(status).toMatchObject({ care: { language } });
});

it('counts no question, and the chat continues with an ordinary one', async () => {
  const chat = await openChat(test);
  await chat.ask({ message: despair });
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
  const { status } = await chat.ask();
  expect(status).toMatchObject({ status: 'success', questions_left: 2, charged: { by: 'questions' } });
  expect(status).not.toHaveProperty('care');
});

it('answers in an ended chat, and after its time', async () => {
  const ended = await openChat(test);
  await stop(ended);
  expectCare(await ended.ask({ message: despair }), ['14416', '112']);
  const late = await openChat(test);
  await spendAll(late);
  await test.db.execute(`update chat_sessions set open_until = '2000-01-01' where asst_id = '${late.asst_id}'`);
  expectCare(await late.ask({ message: despair }), ['14416', '112']);
  expect((await late.ask()).status).toMatchObject({ status: 'fail' });
});

it('answers when the birth details are deleted', async () => {
  const chat = await openChat(test);
  await test.post(apiPaths.deleteBirth, { bid: chat.bid }, chat.jwt);
  expectCare(await chat.ask({ message: despair }), ['14416', '112']);
});

it('assesses texts of fewer than six letters first, and refuses harmless ones', async () => {
  const chat = await openChat(test);
  await chat.ask({ message: despair });
  const { status } = await chat.ask({ message: 'yes' });
  expect(status).toMatchObject({ care: { level: 'R', helplines: [{ number: '112' }, { number: '14416' }] } });
  const fresh = await openChat(test);
  expectCare(await fresh.ask({ message: 'kms' }), ['14416', '112']);
  expect(await failureOf((await openChat(test)).push({ message: 'why' }))).toMatchObject({
    status: 'fail',
    code: 'invalid_request',
    field_error: 'question_too_short',
  });
});

it('answers once for one key, also for repeated and parallel calls', async () => {
  const chat = await openChat(test);
  const replies = await Promise.all([1, 2, 3, 4].map(() => chat.ask({ message: despair }, 'one-key')));
  const again = await chat.ask({ message: despair }, 'one-key');
  for (const reply of replies) expect(reply).toEqual(again);
  expect(await chat.messages()).toHaveLength(3);
  expect(await failureOf(chat.push({ message: 'Another question of mine' }, 'one-key'))).toMatchObject({ code: 'idempotency_key_reused' });
});

it('does not open the chat of another person', async () => {
  const [mine, theirs] = [await openChat(test), await openChat(test)];
  expect(await failureOf(mine.push({ message: despair, asst_id: theirs.asst_id }))).toMatchObject({
    status: 'fail',
    code: 'chat_not_found',
  });
  expect(await theirs.messages()).toHaveLength(1);
});

it('is stored in the chat as care, its text in no list, and a new chat opens with the helplines', async () => {
  const chat = await openChat(test);
  await chat.ask({ message: despair });
  const [, asking, answer] = await chat.messages();
  expect(asking).toMatchObject({ message: despair });
  expect(answer).toMatchObject({ care: { level: 'R', language: 'en' } });
  expect(answer?.care).not.toHaveProperty('className');
  expect((await listChats(test, chat.jwt))[0]).toMatchObject({ message: '', is_private: true });
  const start = () => test.post(apiPaths.startChat, { bid: chat.bid, astrologer: 'Astra', device: 'web' }, chat.jwt);
  expect((await start()).json()).toMatchObject({ shows_helplines: true });
  await test.db.execute(`update care_flags set until = '2000-01-01' where uid = '${chat.uid}'`);
  expect((await start()).json()).not.toHaveProperty('shows_helplines');
});

it('lets a person who meant something else continue, at the usual price', async () => {
  const chat = await openChat(test);
  await chat.ask({ message: despair });
  const { status } = await chat.ask({ message: despair, meant_otherwise: true });
  expect(status).toMatchObject({ status: 'success', charged: { by: 'questions' } });
  const kept = await chat.messages();
  expect(kept[2]).toMatchObject({ care: { dismissed: true } });
  expect((await listChats(test, chat.jwt))[0]).not.toHaveProperty('is_private');
  expect((await chat.ask()).status).not.toHaveProperty('care');
  // Only the text that care answered can be sent again like this.
  expect((await chat.ask({ message: 'I want to kill myself', meant_otherwise: true })).status).toHaveProperty('care');
});

it('leaves an ordinary question to the astrologer', async () => {
  const chat = await openChat(test);
  const { status } = await chat.ask({ message: question });
  expect(status).not.toHaveProperty('care');
});
