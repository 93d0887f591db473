import { apiPaths, points as rules } from '@oracle-astra/shared/contract';
import type { RedeemTransaction } from '@oracle-astra/shared/contract';
import fc from 'fast-check';
import { createLedger } from '../ledger/service';
import { createForumMember, readPoints } from '../../testing/forum';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createPointService } from './service';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const open = () => {
  const ledger = createLedger({ clock: test.clock });
  return {
    ledger,
    points: createPointService({ db: test.db, clock: test.clock, ledger, notifications: { notify: async () => undefined } }),
  };
};
const earn = async (uid: string, count: number, of = 'd') => {
  const { points } = open();
  for (let at = 0; at < count; at += 1)
    await test.db.transaction((tx) => points.award(tx, [{ uid, kind: 'discussion', itemId: `${of}${at}:${uid}` }]));
};
const redeem = async (jwt: string, amount: unknown, key?: string) =>
  (await test.post(apiPaths.redeem, { points: amount }, jwt, key === undefined ? {} : { 'idempotency-key': key })).json<
    Record<string, unknown>
  >();
const balance = async (jwt: string) => (await test.get(apiPaths.balance, jwt)).json<{ oracle_questions: number }>().oracle_questions;

it('ends at 400 a day, midnight to midnight in India, with a part of the last award', async () => {
  const { uid, jwt } = await createForumMember(test);
  test.clock.set(new Date('2026-03-14T18:00:00Z'));
  const { points } = open();
  await test.db.transaction((tx) => points.award(tx, [{ uid, kind: 'comment', itemId: 'c' }]));
  await earn(uid, 25);
  expect(await readPoints(test, jwt)).toBe(400);
  test.clock.set(new Date('2026-03-14T18:29:59Z'));
  await earn(uid, 1, 'late');
  expect(await readPoints(test, jwt)).toBe(400);
  test.clock.set(new Date('2026-03-14T18:30:00Z'));
  await earn(uid, 1, 'late');
  expect(await readPoints(test, jwt)).toBe(400);
  await earn(uid, 1, 'next');
  expect(await readPoints(test, jwt)).toBe(420);
});

it('are exchanged for whole questions, from 100 on, and not twice', async () => {
  const { uid, jwt } = await createForumMember(test);
  await earn(uid, 13);
  const before = await balance(jwt);
  expect((await test.post(apiPaths.redeem, { points: 99 }, jwt)).json()).toMatchObject({
    code: 'invalid_request',
    field_error: 'points_too_few',
  });
  for (const amount of [0, -100, 100.5, 'x', null])
    expect((await test.post(apiPaths.redeem, { points: amount }, jwt)).statusCode).toBe(400);
  const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(jwt, 250, 'once')));
  expect(answers).toEqual(
    Array(8).fill({
      status: 'success',
      message: '2 Oracle questions were added to your balance.',
      points_redeemed: 200,
      questions_added: 2,
    }),
  );
  expect([await readPoints(test, jwt), (await balance(jwt)) - before]).toEqual([60, 2]);
  expect(await redeem(jwt, 100)).toMatchObject({ status: 'fail', code: 'points_insufficient', field: 'points' });
  const { transactions } = (await test.get(apiPaths.redeems, jwt)).json<{ transactions: RedeemTransaction[] }>();
  expect(transactions).toEqual([
    { transaction_id: expect.any(String), points_redeemed: 200, questions_added: 2, redeemed_at: test.clock().toISOString() },
  ]);
});

it('are exchanged only once in parallel', async () => {
  const { uid, jwt } = await createForumMember(test);
  await earn(uid, 12);
  const before = await balance(jwt);
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(jwt, 100)));
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(2);
  expect([await readPoints(test, jwt), (await balance(jwt)) - before]).toEqual([40, 2]);
});

/** A direct implementation of the rules, for comparison. */
function createModel() {
  const items = new Map<string, { day: string; amount: number; isRevoked: boolean }>();
  let spent = 0;
  const sum = (list: { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);
  const all = () => [...items.values()];
  return {
    earn(item: string, day: string, amount: number) {
      if (items.has(item)) return;
      const rest = rules.dailyCap - sum(all().filter((one) => one.day === day));
      items.set(item, { day, amount: Math.max(0, Math.min(amount, rest)), isRevoked: false });
    },
    revoke(item: string) {
      const found = items.get(item);
      if (found) found.isRevoked = true;
    },
    left: () => Math.max(0, sum(all().filter(({ isRevoked }) => !isRevoked)) - spent),
    redeem(amount: number) {
      if (amount <= this.left()) spent += Math.floor(amount / 100) * 100;
    },
    questions: () => spent / 100,
  };
}

const item = fc.integer({ min: 0, max: 40 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('discussion' as const), item }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('comment' as const), item }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('upvote' as const), item }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('revoke' as const), item }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('redeem' as const), item: fc.constantFrom(100, 150, 200, 399) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('tomorrow' as const), item: fc.constant(0) }) },
);

it('match the rules for random earning, deleting and exchanging, each call twice', async () => {
  const { jwt } = await createForumMember(test);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const { uid, jwt: own } = await createForumMember(test);
      const { points, ledger } = open();
      const model = createModel();
      const start = await ledger.available(test.db, uid, 'oracle_question');
      for (const { do: action, item: at } of steps) {
        const itemId = `${uid}:${at}`;
        const day = new Date(test.clock().getTime() + 330 * 60_000).toISOString().slice(0, 10);
        if (action === 'tomorrow') test.clock.advance(86_400);
        else if (action === 'redeem') {
          await points.redeem({ uid, key: null }, at).catch((error: { code: string }) => expect(error.code).toBe('points_insufficient'));
          model.redeem(at);
        } else if (action === 'revoke') {
          for (let twice = 0; twice < 2; twice += 1) await test.db.transaction((tx) => points.revoke(tx, uid, itemId));
          for (const kind of ['discussion', 'comment', 'upvote']) model.revoke(`${kind}:${at}`);
        } else {
          const earning = { uid, kind: action, itemId, actor: action === 'upvote' ? 'other' : '' };
          await Promise.all([1, 2].map(() => test.db.transaction((tx) => points.award(tx, [earning]))));
          model.earn(`${action}:${at}`, day, { discussion: 20, comment: 5, upvote: 1 }[action]);
        }
        expect(await ledger.available(test.db, uid, 'point')).toBe(model.left());
      }
      expect((await ledger.available(test.db, uid, 'oracle_question')) - start).toBe(model.questions());
      expect(own).not.toBe(jwt);
    }),
    { numRuns: 10 },
  );
  expect(await createLedger({ clock: test.clock }).audit(test.db)).toEqual({ accounts: [], transfers: [] });
}, 240_000);
