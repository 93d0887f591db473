import { apiPaths } from '@oracle-astra/shared/contract';
import pino from 'pino';
import { addBirth } from '../testing/births';
import { createPushBrowser } from '../testing/push-service';
import { createTestApp } from '../testing/test-app';
import { createPushService } from './push/service';

/** Values of a newer release, without texts in this one, which may exist while both run. */
async function withNewerRows() {
  const test = await createTestApp();
  const { jwt, uid } = await test.signIn();
  const bid = await addBirth(test, jwt);
  const at = test.clock().toISOString();
  await test.post(apiPaths.addLifeEvent, { bid, kind: 'wedding', title: 'Wedding', month: '2015-02' }, jwt);
  for (const statement of [
    'alter table users drop constraint users_locale_is_known',
    'alter table payments drop constraint payments_kind_check',
    'alter table payments drop constraint payments_of_one_thing',
    `insert into notifications (id, uid, kind, params, created_at) values ('n1', '${uid}', 'comment', '{"title": "known"}', '${at}'), ('n2', '${uid}', 'gift_received', '{}', '${at}')`,
    `update users set locale = 'ta' where uid = '${uid}'`,
    `update births set language = 'Tamil'`,
    `insert into life_events (eid, bid, uid, kind, title, month, created_at) values ('e2', '${bid}', '${uid}', 'pilgrimage', 'Kashi', '2019-02', '${at}')`,
    `insert into payments (id, uid, kind, amount_paise, gst_paise, credited, created_at) values ('p1', '${uid}', 'gift', 100, 0, false, '${at}'), ('p2', '${uid}', 'recharge', 100, 0, false, '${at}')`,
    `insert into accounts (id, owner, unit, kind, balance) values ('${uid}:tarot_reading:available', '${uid}', 'tarot_reading', 'available', 0),
      ('system:tarot_reading:bought', null, 'tarot_reading', 'bought', null), ('${uid}:wallet_paise:frozen', '${uid}', 'wallet_paise', 'frozen', 0)`,
    `select * from post_transfers('{zz1}', '{gift}', '{gift}', array[now()], '{1}', '{system:tarot_reading:bought}', '{${uid}:tarot_reading:available}')`,
  ])
    await test.db.execute(statement);
  return { ...test, jwt, uid, bid };
}

it('leaves out unknown values, and shows the rest', async () => {
  const { get, post, jwt, bid } = await withNewerRows();
  expect((await post(apiPaths.notifications, {}, jwt)).json()).toMatchObject({ notifications: [{ nid: 'n1' }], page_count: 1 });
  expect((await get(apiPaths.notificationSummary, jwt)).json()).toMatchObject({ unseen_count: 1 });
  expect((await get(apiPaths.me, jwt)).json()).toMatchObject({ status: 'success', locale: null });
  expect((await get(apiPaths.paymentTransactions, jwt)).json()).toMatchObject({ transactions: [{ transaction_id: 'p2' }] });
  expect((await get(apiPaths.balance, jwt)).json()).toMatchObject({ wallet: 0, oracle_questions: 3 });
  expect((await get(apiPaths.balanceHistory, jwt)).json<{ entries: object[] }>().entries).toHaveLength(6);
  expect((await get(apiPaths.births, jwt)).json()).toMatchObject({ status: 'success' });
  expect((await get(`${apiPaths.lifeEvents}?bid=${bid}`, jwt)).json()).toMatchObject({ events: [{ title: 'Wedding' }] });
});

it('leaves an unknown push to a process that knows it', async () => {
  const { db, clock, post, jwt } = await withNewerRows();
  const { endpoint, keys } = createPushBrowser('newer');
  await post(apiPaths.addPushSubscription, { endpoint, keys }, jwt);
  await db.execute("insert into push_deliveries (notification_id, created_at) select id, created_at from notifications where id = 'n2'");
  const send = jest.fn(async () => 'sent' as const);
  await createPushService({ db, clock, log: pino({ level: 'silent' }), keys: null, send }).deliver();
  expect(send).not.toHaveBeenCalled();
  expect((await db.execute('select attempts from push_deliveries')).rows).toEqual([{ attempts: 0 }]);
});
