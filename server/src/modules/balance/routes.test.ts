import { apiPaths, balanceResponse } from '@oracle-astra/shared/contract';
import { createLedger } from '../ledger/service';
import { createTestApp } from '../../testing/test-app';

it('counts the gifts of a new account, by GET and POST', async () => {
  const { get, post, signIn } = await createTestApp();
  const { jwt } = await signIn();
  const reply = (await get(apiPaths.balance, jwt)).json<unknown>();
  expect(balanceResponse.safeParse(reply).success).toBe(true);
  expect(reply).toEqual({
    status: 'success',
    oracle_questions: 3,
    astra_questions: 3,
    daily_predictions: 3,
    weekly_predictions: 1,
    monthly_predictions: 1,
    yearly_predictions: 1,
    wallet: 0,
    subscription_questions: 0,
  });
  expect((await post(apiPaths.balance, {}, jwt)).json()).toEqual(reply);
});

it('gives the wallet in rupees, and everyone their own', async () => {
  const { get, signIn, db, clock } = await createTestApp();
  const [rich, poor] = [await signIn(), await signIn()];
  await createLedger({ clock }).transfer(db, {
    key: 'w',
    reason: 'test',
    from: { system: 'bought' },
    to: { uid: rich.uid, kind: 'available' },
    unit: 'wallet_paise',
    amount: 2450,
  });
  expect((await get(apiPaths.balance, rich.jwt)).json()).toMatchObject({ wallet: 24.5 });
  expect((await get(apiPaths.balance, poor.jwt)).json()).toMatchObject({ wallet: 0 });
});

it('requires a token', async () => {
  const { get, post } = await createTestApp();
  expect([(await get(apiPaths.balance)).statusCode, (await post(apiPaths.balance)).statusCode]).toEqual([401, 401]);
});
