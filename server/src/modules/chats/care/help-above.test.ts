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
  ['a relative who drinks', 'My husband drinks every night and loses every job over it, when will he stop drinking?', /14446.*14416/su],
  ['a son who has begun to drink', 'my son has started drinking with friends, will he stop', /14446/u],
  ['drink, in Hinglish', 'pati ki sharab kaise chhute koi upay batao', /14446/u],
  ['a divorce', 'divorce case kab khatam hoga', /15100/u],
  ['a divorce that is asked for', 'पत्नी ने तलाक़ माँगा है, क्या करूँ', /15100/u],
  ['debts that nobody calls about', 'i have 10 lakh loans, how do i come out of it', /14416/u],
])('stands above the answer about %s', async (_what, asked, numbers) => {
  const { text, status } = await (await openChat(test)).ask({ message: asked });
  const [help = '', ...answered] = text.split('\n\n');
  expect(help).toMatch(numbers);
  expect(help).not.toMatch(asksOfSuicide);
  expect(answered.join(' ').length).toBeGreaterThan(0);
  expect(status).not.toHaveProperty('care');
});

it('is not shown above a short line after it', async () => {
  const chat = await openChat(test);
  await chat.ask({ message: 'mere pati roz sharab pite h, kab chhodenge' });
  const { text, status } = await chat.ask({ message: 'aur bete ki padhai?' });
  expect(text).not.toMatch(/14446/u);
  expect(status).not.toHaveProperty('care');
});

it.each([
  ['a decision', 'Loan apps keep calling my boss, should I take one more loan to pay the EMI?'],
  ['a new loan', 'Which month is good for taking a new loan to pay the loan apps that call my boss?'],
  ['a doubt about despair', 'Loan apps keep calling my boss about my debt. I cannot sleep. when will it end?'],
  ['a case in court', 'Our land case is in the high court since 2018, will we win?'],
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
