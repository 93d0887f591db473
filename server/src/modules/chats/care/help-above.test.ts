import { getBalance, openChat, setBalance } from '../../../testing/chats';
import type { TestApp } from '../../../testing/test-app';
import { createTestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const asksOfSuicide = /ending your life|jaan|giving up|haar maan|जान लेने|हार मान/iu;
/** A question, the number of its help, and a word of its answer. */
const questions: [message: string, number: RegExp, answer: RegExp][] = [
  ['Loan apps keep calling my boss about my debt, when will I be free of these loans?', /14416.*1930/su, /debt|loan/iu],
  ['My husband drinks every night and loses every job over it, when will he stop drinking?', /14446/u, /drink/iu],
];

it.each(questions)('stands above the answer to "%s", without a question about suicide', async (message, number, answer) => {
  const chat = await openChat(test);
  const { text, status } = await chat.ask({ message });
  const [help = '', ...answered] = text.split('\n\n');
  expect(help).toMatch(number);
  expect(help).not.toMatch(asksOfSuicide);
  expect(answered.join(' ')).toMatch(answer);
  expect(status).toMatchObject({ status: 'success' });
  expect(status).not.toHaveProperty('care');
});

it.each([
  'Loan apps keep calling my boss, should I take one more loan to pay the EMI?',
  'I drink half a bottle every day and cannot stop, when will it end?',
])('stands alone where a chart must not decide or foretell: "%s"', async (message) => {
  const { status } = await (await openChat(test)).ask({ message });
  expect(status).toMatchObject({ status: 'success', care: { helplines: expect.arrayContaining([]) } });
});

it('is not repeated above the next question of the same matter', async () => {
  const chat = await openChat(test);
  const [[message, number]] = questions as [(typeof questions)[0]];
  await chat.ask({ message });
  const { text } = await chat.ask({ message: 'Loan apps ring me ten times a day, which month will I clear this debt?' });
  expect(text).not.toMatch(number);
});

it('stands in place of a refusal, free, where the question cannot be paid for', async () => {
  const chat = await openChat(test);
  await setBalance(test, chat.uid, 'oracle_question', 0);
  const [[message]] = questions as [(typeof questions)[0]];
  const { status } = await chat.ask({ message });
  expect(status).toMatchObject({
    status: 'success',
    care: { helplines: expect.arrayContaining([expect.objectContaining({ number: '1930' })]) },
  });
  expect(status).not.toHaveProperty('charged');
  expect(await getBalance(test, chat.uid, 'wallet_paise')).toEqual({ available: 0, held: 0 });
});
