import { createBuiltInReader } from '../../astrologers';
import { apiPaths } from '@oracle-astra/shared/contract';
import { getBalance, openChat } from '../../testing/chats';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ astrologer: createBuiltInReader({ paceMs: 0 }) });
});

it('charges nothing for thanks, and one question for a question', async () => {
  const chat = await openChat(test);
  const before = await getBalance(test, chat.uid, 'oracle_question');
  const { status, text } = await chat.ask({ message: 'Thank you so much' });
  expect(text).not.toBe('');
  expect(status).toMatchObject({ status: 'success', questions_left: before.available });
  expect(status).not.toHaveProperty('charged');
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual(before);
  await chat.ask({ message: 'When will I get married?' });
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: before.available - 1, held: 0 });
});

it('recognises the same question and charges it once, also for repeated and parallel calls with one key', async () => {
  const chat = await openChat(test);
  const { available } = await getBalance(test, chat.uid, 'oracle_question');
  const message = 'Will I get a promotion?';
  const first = await chat.ask({ message });
  const again = await Promise.all([1, 2].map(() => chat.ask({ message }, 'one-key')));
  expect(again[0]).toEqual(again[1]);
  expect(again[0]?.text).not.toBe(first.text);
  expect(again[0]?.status).not.toHaveProperty('charged');
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: available - 1, held: 0 });
});

it('a free answer is not a reply that broke off, in the history and in the public figure', async () => {
  const count = async () => (await test.get(apiPaths.accuracy)).json<{ given_back: number }>().given_back;
  test.clock.advance(61);
  const before = await count();
  const chat = await openChat(test);
  await chat.ask({ message: 'Thank you so much' });
  const { entries } = (await test.get(`${apiPaths.balanceHistory}?unit=oracle_question`, chat.jwt)).json<{
    entries: { reason: string }[];
  }>();
  expect(entries.map(({ reason }) => reason)).toEqual(['question_free', 'question', 'welcome']);
  test.clock.advance(61);
  expect(await count()).toBe(before);
});

it('keeps the matter of the previous question', async () => {
  const chat = await openChat(test);
  await chat.ask({ message: 'When will I get married?' });
  const { text } = await chat.ask({ message: 'But why is that?' });
  expect(text.slice(0, 260)).toMatch(/because|reason/iu);
});
