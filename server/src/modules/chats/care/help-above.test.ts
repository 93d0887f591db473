import { getBalance, openChat, setBalance } from '../../../testing/chats';
import type { TestApp } from '../../../testing/test-app';
import { createTestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const asksOfSuicide = /ending your life|jaan|giving up|haar maan|जान लेने|हार मान/iu;
const message = 'Loan apps keep calling my boss about my debt, when will I be free of these loans?';

it('is shown above the answer, without a question about suicide', async () => {
  const chat = await openChat(test);
  const { text, status } = await chat.ask({ message });
  const [help = '', ...answered] = text.split('\n\n');
  expect(help).toMatch(/14416.*1930/su);
  expect(help).not.toMatch(asksOfSuicide);
  expect(answered.join(' ')).toMatch(/debt|loan/iu);
  expect(status).toMatchObject({ status: 'success', charged: expect.anything() });
  expect(status).not.toHaveProperty('care');
});

it.each([
  ['a decision', 'Loan apps keep calling my boss, should I take one more loan to pay the EMI?'],
  ['a new loan', 'Which month is good for taking a new loan to pay the loan apps that call my boss?'],
  ['a doubt about despair', 'Loan apps keep calling my boss about my debt. I cannot sleep. when will it end?'],
  ['an illness of a relative', 'My husband drinks every night and loses every job over it, when will he stop drinking?'],
])('stands alone and free beside %s', async (_what, asked) => {
  const { status } = await (await openChat(test)).ask({ message: asked });
  expect(status).toMatchObject({ status: 'success', care: { helplines: expect.arrayContaining([]) } });
  expect(status).not.toHaveProperty('charged');
});

it('is shown instead of a refusal, free, when the question cannot be paid for', async () => {
  const chat = await openChat(test);
  await setBalance(test, chat.uid, 'oracle_question', 0);
  const { status } = await chat.ask({ message });
  expect(status).toMatchObject({
    status: 'success',
    care: { helplines: expect.arrayContaining([expect.objectContaining({ number: '1930' })]) },
  });
  expect(status).not.toHaveProperty('charged');
  expect(await getBalance(test, chat.uid, 'wallet_paise')).toEqual({ available: 0, held: 0 });
});
