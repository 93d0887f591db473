import { apiPaths } from '@oracle-astra/shared/contract';
import pino from 'pino';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { createBannedClosing } from '../close-banned';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(async () => shop.close());

it('closes nothing of a person whose ban is lifted while others are closed', async () => {
  for (let person = 0; person < 2; person += 1) {
    const { jwt, uid } = await shop.signIn();
    await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 120 }, jwt);
    // As by `npm run moderate`, which closes nothing itself.
    await shop.db.execute(`update users set banned_at = now() where uid = '${uid}'`);
  }
  const closed: string[] = [];
  const closeBanned = createBannedClosing({
    db: shop.db,
    log: pino({ level: 'silent' }),
    async ban(tx, uid) {
      closed.push(uid);
      await tx.execute(`update users set banned_at = null where uid <> '${uid}'`);
    },
  });
  await closeBanned();
  expect(closed).toHaveLength(1);
});
