import { apiPaths, type BalanceEntry } from '@oracle-astra/shared/contract';
import { openChat, question, setBalance } from '../../testing/chats';
import { createTestApp } from '../../testing/test-app';

interface Page {
  entries: BalanceEntry[];
  next_cursor: string | null;
}

it('names the question of each charge, and pages through everything once', async () => {
  const test = await createTestApp();
  const chat = await openChat(test);
  const history = async (query = '') => (await test.get(`${apiPaths.balanceHistory}${query}`, chat.jwt)).json<Page>();
  await chat.ask();
  const [first] = (await history()).entries;
  expect(first).toMatchObject({
    reason: 'question',
    unit: 'oracle_question',
    amount: -1,
    question: { asst_id: chat.asst_id, astrologer: 'Oracle', message: question },
  });
  for (let n = 0; n < 30; n += 1) await setBalance(test, chat.uid, 'wallet_paise', 600 + n);
  const seen: string[] = [];
  for (let query = ''; ;) {
    const { entries, next_cursor: cursor } = await history(query);
    seen.push(...entries.map(({ entry_id: id }) => id));
    if (cursor === null) break;
    query = `?cursor=${cursor}`;
  }
  expect(new Set(seen).size).toBe(seen.length);
  // Six gifts, one question, thirty changes of the wallet.
  expect(seen).toHaveLength(37);
  expect((await history('?unit=wallet')).entries.every(({ unit, amount }) => unit === 'wallet' && amount > 0)).toBe(true);
});

it('shows only the person’s own history, and counts asked questions', async () => {
  const test = await createTestApp();
  const [asked, other] = [await openChat(test), await test.signIn()];
  await asked.ask();
  const usage = async (jwt: string) => (await test.get(apiPaths.balanceUsage, jwt)).json<object>();
  expect(await usage(asked.jwt)).toMatchObject({ asked_last_month: 1, plan_cheaper_from: 30 });
  expect(await usage(other.jwt)).toMatchObject({ asked_last_month: 0 });
  expect((await test.get(apiPaths.balanceHistory, other.jwt)).json<Page>().entries.map(({ reason }) => reason)).toEqual(
    Array(6).fill('welcome'),
  );
});
