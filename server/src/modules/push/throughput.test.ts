import { sql } from 'drizzle-orm';
import pino from 'pino';
import { createPushConfig } from '../../testing/push-service';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { PushMessage, PushOutcome } from './sender';
import { createPushService } from './service';
import { createVapidKeys } from './vapid-keys';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const fast = 'https://fcm.googleapis.com/fcm/send';
const silent = 'https://updates.push.services.mozilla.com/wpush/v2';

/** A person with a browser at a push service, and waiting notifications for it. */
async function addWaiting(origin: string, count: number): Promise<string[]> {
  const { uid } = await test.signIn();
  await test.db.execute(sql`insert into push_subscriptions (endpoint, uid, jti, p256dh, auth, locale, created_at)
    select ${`${origin}/${uid}`}, uid, jti, 'key', 'auth', 'en', created_at from sessions where uid = ${uid}`);
  const ids = Array.from({ length: count }, (_none, at) => `${uid.slice(-8)}${String(at).padStart(5, '0')}`);
  const at = test.clock();
  for (const id of ids) {
    await test.db.execute(
      sql`insert into notifications (id, uid, kind, params, created_at) values (${id}, ${uid}, 'subscription_renewed', '{}', ${at})`,
    );
    await test.db.execute(sql`insert into push_deliveries (notification_id, created_at) values (${id}, ${at})`);
  }
  return ids;
}

const open = (send: (message: PushMessage) => Promise<PushOutcome>) =>
  createPushService({
    db: test.db,
    clock: test.clock,
    log: pino({ level: 'silent' }),
    keys: createVapidKeys(createPushConfig().secrets),
    send,
  });
const countWaiting = async () =>
  (await test.db.execute<{ count: number }>(sql`select count(*)::int as count from push_deliveries`)).rows[0]?.count;

/** An answer that the test controls. */
function createAnswer() {
  let give = (_outcome: PushOutcome) => undefined as void;
  const answer = new Promise<PushOutcome>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

it('sends to other push services while one does not answer, and at most fifty at once to one', async () => {
  await addWaiting(silent, 70);
  await addWaiting(fast, 120);
  const { answer, give } = createAnswer();
  let [sent, atOnce, mostAtOnce] = [0, 0, 0];
  let tellSent = () => undefined as void;
  const areSent = new Promise<void>((resolve) => {
    tellSent = resolve;
  });
  const delivered = open(async ({ endpoint }) => {
    if (endpoint.startsWith(silent)) {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      return answer.finally(() => {
        atOnce -= 1;
      });
    }
    sent += 1;
    if (sent === 120) tellSent();
    return 'sent';
  }).deliver();
  await areSent;
  give('sent');
  expect([await delivered, mostAtOnce, await countWaiting()]).toEqual([190, 50, 0]);
});

it('pauses an unresponsive push service, and retries its messages later', async () => {
  await addWaiting(silent, 150);
  let tried = 0;
  const push = open(async () => {
    tried += 1;
    return { afterSeconds: null };
  });
  await push.deliver();
  expect(tried).toBeGreaterThanOrEqual(100);
  expect([tried < 150, await countWaiting()]).toEqual([true, 150]);
  const { rows } = await test.db.execute(sql`select attempts, count(*)::int as count from push_deliveries group by 1 order by 1`);
  expect(rows).toEqual([
    { attempts: 0, count: 150 - tried },
    { attempts: 1, count: tried },
  ]);
});

it('counts expired unsent notifications', async () => {
  await addWaiting(fast, 3);
  test.clock.advance(25 * 60 * 60);
  const [gone] = await addWaiting(fast, 1);
  const counted: [string, number][] = [];
  await open(async ({ topic }) => (topic === '' ? 'sent' : 'failed')).deliver({ count: (...result) => counted.push(result) });
  expect(gone).toBeDefined();
  expect(counted.sort()).toEqual([
    ['failed', 1],
    ['too_old', 1],
    ['too_old', 1],
    ['too_old', 1],
  ]);
  expect(await countWaiting()).toBe(0);
});

it.each([10 * 24 * 60 * 60, 1e15])(
  'counts a message that a push service delays by %s seconds, and settles the others',
  async (afterSeconds) => {
    await addWaiting(silent, 1);
    await addWaiting(fast, 5);
    const counted: string[] = [];
    const push = open(async ({ endpoint }) => (endpoint.startsWith(silent) ? { afterSeconds } : 'sent'));
    const deliver = async () => push.deliver({ count: (result) => counted.push(result) });
    expect([await deliver(), await countWaiting()]).toEqual([5, 1]);
    test.clock.advance(24 * 60 * 60 + 1);
    await deliver();
    expect([counted.filter((result) => result !== 'sent'), await countWaiting()]).toEqual([['later', 'too_old'], 0]);
  },
);

it('sends the notifications of a dead process', async () => {
  await addWaiting(fast, 1);
  const { answer, give } = createAnswer();
  let begin = () => undefined as void;
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const died = open(async () => {
    begin();
    return answer;
  }).deliver();
  await hasBegun;
  const other = open(async () => 'sent');
  expect(await other.deliver()).toBe(0);
  test.clock.advance(5 * 60 + 1);
  expect(await other.deliver()).toBe(1);
  give('sent');
  await died;
});
