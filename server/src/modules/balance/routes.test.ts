import { api, balanceAnswer } from '@oracle-astra/shared/contract';
import { makeLedger } from '../ledger/service';
import { makeTestApp } from '../../testing/test-app';

it('counts what a new account has, by GET and by POST alike', async () => {
  const { get, post, signIn } = await makeTestApp();
  const { jwt } = await signIn();
  const reply = (await get(api.balance, jwt)).json<unknown>();
  expect(balanceAnswer.safeParse(reply).success).toBe(true);
  expect(reply).toEqual({
    status: 'success', oracle_questions: 3, astra_questions: 3,
    daily_predictions: 3, weekly_predictions: 1, monthly_predictions: 1, yearly_predictions: 1, wallet: 0,
  });
  expect((await post(api.balance, {}, jwt)).json()).toEqual(reply);
});

it('gives the wallet in rupees, and everyone their own', async () => {
  const { get, signIn, db, clock } = await makeTestApp();
  const [rich, poor] = [await signIn(), await signIn()];
  await makeLedger({ clock }).transfer(db, { key: 'w', reason: 'test', from: { system: 'bought' }, to: { uid: rich.uid, kind: 'available' }, unit: 'wallet_paise', amount: 2450 });
  expect((await get(api.balance, rich.jwt)).json()).toMatchObject({ wallet: 24.5 });
  expect((await get(api.balance, poor.jwt)).json()).toMatchObject({ wallet: 0 });
});

it('asks for a token', async () => {
  const { get, post } = await makeTestApp();
  expect([(await get(api.balance)).statusCode, (await post(api.balance)).statusCode]).toEqual([401, 401]);
});
