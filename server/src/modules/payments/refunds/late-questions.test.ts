import { apiPaths } from '@oracle-astra/shared/contract';
import { getBalance, openChat, setBalance } from '../../../testing/chats';
import { createFakeAstrologer, type FakeAstrologer } from '../../../testing/fake-astrologer';
import { createRefundSteps } from '../../../testing/money/refund-steps';
import { createTestShop } from '../../../testing/money/payments';
import type { SteeredShop } from '../../../testing/money/steered-shop';
import { createLedgerCheck } from '../../ledger/check';

let shop: SteeredShop;
let astrologer: FakeAstrologer;
beforeEach(async () => {
  astrologer = createFakeAstrologer();
  shop = (await createTestShop({ astrologer })) as SteeredShop;
});
afterEach(async () => {
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
  await shop.close();
});

const { paymentOf, refundThere, tell, recharge } = createRefundSteps(() => shop);

/** A person with a wallet, whose question is being answered while all of its money goes back in the dashboard. */
async function refundWhileAnswering(failure: Error | null) {
  const chat = await openChat(shop);
  await setBalance(shop, chat.uid, 'oracle_question', 0);
  const paymentId = await recharge(chat.jwt);
  const { reached, goOn } = astrologer.pause();
  astrologer.failure = failure;
  const asked = chat.push();
  await reached;
  const { amount } = await paymentOf(paymentId);
  await tell('refund.processed', 'refund', await refundThere(paymentId, Number(amount)));
  goOn();
  await asked;
  return chat;
}

const writtenOff = async () =>
  (await shop.db.execute<{ taken: number; written_off: number }>('select taken, written_off from provider_refunds')).rows;

it('the price of a question that was not answered is taken back, if the money of the wallet has gone back meanwhile', async () => {
  const { uid, jwt } = await refundWhileAnswering(new Error('no answer'));
  expect(await getBalance(shop, uid, 'wallet_paise')).toEqual({ available: 0, held: 0 });
  expect(await writtenOff()).toEqual([{ taken: 12_000, written_off: 0 }]);
  const { transactions } = (await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt)).json<{ transactions: object[] }>();
  expect(transactions[0]).not.toHaveProperty('used');
});

it('the price is taken back from several refunds, if one wrote off less', async () => {
  const chat = await openChat(shop);
  await setBalance(shop, chat.uid, 'oracle_question', 0);
  const paymentId = await recharge(chat.jwt);
  const { reached, goOn } = astrologer.pause();
  astrologer.failure = new Error('no answer');
  const asked = chat.push();
  await reached;
  const { amount } = await paymentOf(paymentId);
  const last = 200;
  for (const part of [Number(amount) - last, last]) await tell('refund.processed', 'refund', await refundThere(paymentId, part));
  goOn();
  await asked;
  expect(await getBalance(shop, chat.uid, 'wallet_paise')).toEqual({ available: 0, held: 0 });
  expect((await writtenOff()).map(({ written_off: rest }) => rest)).toEqual([0, 0]);
});

it('the price of an answered question stays written off', async () => {
  const { uid } = await refundWhileAnswering(null);
  expect(await getBalance(shop, uid, 'wallet_paise')).toEqual({ available: 0, held: 0 });
  expect(await writtenOff()).toEqual([{ taken: 11_400, written_off: 600 }]);
});

it('the price of a question that was asked after the refund is returned', async () => {
  const chat = await refundWhileAnswering(null);
  shop.clock.advance(60);
  await setBalance(shop, chat.uid, 'wallet_paise', 600);
  astrologer.failure = new Error('no answer');
  await chat.push({ message: 'When will I marry?' });
  expect(await getBalance(shop, chat.uid, 'wallet_paise')).toEqual({ available: 600, held: 0 });
});
