import { apiPaths } from '@oracle-astra/shared/contract';
import { openChat, getBalance, setBalance, splitReply } from '../../testing/chats';
import { createFakeAstrologer } from '../../testing/fake-astrologer';
import { createTestApp } from '../../testing/test-app';

it('pays for concurrent questions in two chats from one wallet, and never below zero', async () => {
  const test = await createTestApp({ astrologer: createFakeAstrologer() });
  const chat = await openChat(test);
  const { asst_id } = (await test.post(apiPaths.startChat, { bid: chat.bid, astrologer: 'Astra' }, chat.jwt)).json<{ asst_id: string }>();
  for (const unit of ['oracle_question', 'astra_question'] as const) await setBalance(test, chat.uid, unit, 0);
  await setBalance(test, chat.uid, 'wallet_paise', 3500);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) => chat.push(number % 2 === 0 ? {} : { asst_id, astrologer: 'Astra' })),
  );
  const outcomes = answers
    .map(({ body }) => splitReply(body).status)
    .map((status) => (status.status === 'success' ? status.charged : status.code));
  expect(outcomes.filter((outcome) => typeof outcome !== 'string')).toEqual(Array(5).fill({ by: 'wallet', amount: 6 }));
  expect(new Set(outcomes.filter((outcome) => typeof outcome === 'string'))).toEqual(new Set(['insufficient_balance']));
  expect(await getBalance(test, chat.uid, 'wallet_paise')).toEqual({ available: 500, held: 0 });
});
