import { histories } from '../../../testing/money/money-histories';
import { does, join, type Kind } from '../../../testing/money/money-steps';
import { openWorld, type World } from '../../../testing/money/money-world';
import { readLocks, recordLocks, type Locks } from '../../../testing/databases/record-locks';

/** Tables whose rows decide about one person's actions: the person is locked before any of them. */
const ofOnePerson = [
  'payment_orders',
  'payments',
  'refunds',
  'provider_refunds',
  'subscriptions',
  'subscription_orders',
  'subscription_cycles',
  'accounts',
  'coupons',
  'receipt_counters',
  'credit_note_counters',
];

let world: World;
beforeEach(async () => {
  world = await openWorld();
  world.members.push(await join(world), await join(world));
});
afterEach(async () => {
  await world.shops[1]?.close();
  await world.first.close();
});

/** Transactions that lock two of these tables without locking the person first. */
const unguarded = (transactions: Locks[]): Locks[] =>
  transactions.filter((locks) => {
    const touched = locks.filter((table) => ofOnePerson.includes(table));
    const person = locks.indexOf('users');
    return touched.length > 1 && (person === -1 || person > locks.indexOf(touched[0] ?? ''));
  });

/** Tables that are also locked without the person, or for several people, for which only the order protects. */
const ofSeveral = ['users', 'payment_events', 'accounts', 'receipt_counters', 'credit_note_counters'];

/** Pairs of tables that transactions lock in different orders. */
function findCircle(transactions: Locks[]): string[] {
  const after = new Map<string, Set<string>>();
  for (const locks of transactions) {
    const shared = locks.filter((table) => ofSeveral.includes(table));
    shared.forEach((table, at) => {
      const later = after.get(table) ?? new Set();
      for (const next of shared.slice(at + 1)) later.add(next);
      after.set(table, later);
    });
  }
  const walk = (table: string, path: string[]): string[] => {
    if (path.includes(table)) return [...path.slice(path.indexOf(table)), table];
    for (const next of after.get(table) ?? []) {
      const circle = walk(next, [...path, table]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  for (const table of after.keys()) {
    const circle = walk(table, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

it('reads which rows a statement locks', () => {
  expect(readLocks('select * from "users" where uid = $1 for no key update')).toEqual(['users']);
  expect(readLocks('select * from users where uid = $1 for key share')).toEqual([]);
  expect(readLocks('insert into "receipts" values ($1) on conflict (a) do update set b = 1')).toEqual(['receipts']);
  expect(unguarded([['payments', 'users', 'accounts'], ['users', 'payments', 'accounts'], ['payments']])).toHaveLength(1);
  expect(
    findCircle([
      ['users', 'accounts'],
      ['accounts', 'receipt_counters'],
      ['receipt_counters', 'users'],
    ]),
  ).toHaveLength(4);
});

it('locks the person before orders, payments, plans and accounts, and the rest in one order', async () => {
  const transactions = recordLocks(world.first.db);
  for (const [history] of histories) for (const { kind, n } of history) await does[kind](world, n);
  for (const [index, kind] of (Object.keys(does) as Kind[]).entries())
    for (const n of [index, 0, 1]) if (kind !== 'faultBefore' && kind !== 'faultAfter') await does[kind](world, n);
  expect(transactions.filter((locks) => locks.includes('users')).length).toBeGreaterThan(20);
  expect(unguarded(transactions)).toEqual([]);
  expect(findCircle(transactions)).toEqual([]);
}, 300_000);

const meeting: Kind[] = ['subscribe', 'paySubscription', 'refundHere', 'cancelAtEnd', 'ask', 'ban', 'reconcile'];
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '40P01' || isDeadlock(error.cause));

it('has no deadlock when two processes act for one person at once', async () => {
  const { db } = world.first;
  // The remaining person calls both processes.
  world.members.pop();
  const begin = db.transaction.bind(db) as typeof db.transaction;
  let deadlocks = 0;
  db.transaction = async (work, config) =>
    begin(work, config).catch((error: unknown) => {
      if (isDeadlock(error)) deadlocks += 1;
      throw error;
    });
  for (const [at, one] of meeting.entries())
    for (const other of meeting.slice(at)) {
      for (const kind of ['unban', 'order', 'payOrder', 'paySubscription'] as const) await does[kind](world, 0);
      await Promise.all([does[one](world, 0), does[other](world, 1)]);
    }
  expect(deadlocks).toBe(0);
}, 300_000);
