/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { createPgliteDatabase } from '../../db/pglite/pglite';
import { describeOnPostgres, startPostgres } from '../../testing/databases/real-postgres';
import { createTestDatabase } from '../../testing/databases/test-database';
import type { AccountRef } from './accounts';
import { createLedger } from './service';

const ledger = createLedger({ clock: () => new Date('2026-03-14T06:30:00Z') });
const unit = 'oracle_question';
const free = (uid: string): AccountRef => ({ uid, kind: 'available' });
const held = (uid: string): AccountRef => ({ uid, kind: 'held' });
const granted: AccountRef = { system: 'granted' };

async function giveTo(db: Database, uid: string, amount: number): Promise<void> {
  await ledger.transfer(db, { key: newId(), reason: 'test', from: granted, to: free(uid), unit, amount });
}

function holdsOn(open: () => Promise<{ db: Database; close(): Promise<void> }>): void {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    db = opened.db;
    close = opened.close;
  });
  afterAll(() => close());

  it('moves once for a key', async () => {
    const uid = newId();
    const transfer = { key: newId(), reason: 'gift', from: granted, to: free(uid), unit, amount: 3 } as const;
    expect(await ledger.transfer(db, transfer)).toBe('moved');
    expect(await ledger.transfer(db, transfer)).toBe('repeated');
    expect(await ledger.available(db, uid, unit)).toBe(3);
  });

  it('moves concurrent transfers between a few people, each key once, and never below zero', async () => {
    const people = Array.from({ length: 5 }, () => newId());
    for (const uid of people) await giveTo(db, uid, 5);
    const keys = Array.from({ length: 60 }, () => newId());
    const results = await Promise.all(
      keys.flatMap((key, index) => {
        const [from = '', to = ''] = [people[index % 5], people[(index * 3 + 1) % 5]];
        if (from === to) return [];
        const transfer = { key, reason: 'test', from: free(from), to: free(to), unit, amount: 1 + (index % 3) } as const;
        // The same transfer twice, once in a separate transaction.
        return [ledger.transfer(db, transfer), db.transaction((tx) => ledger.transfer(tx, transfer))];
      }),
    );
    expect(results.filter((result) => result === 'moved').length).toBeGreaterThan(0);
    const left = await Promise.all(people.map((uid) => ledger.available(db, uid, unit)));
    expect(left.reduce((sum, count) => sum + count, 0)).toBe(25);
    expect(await ledger.audit(db)).toEqual({ accounts: [], transfers: [] });
  });

  it('answers `repeated`, not `insufficient`, when the moved amount is spent', async () => {
    const uid = newId();
    await giveTo(db, uid, 1);
    const transfer = { key: newId(), reason: 'spend', from: free(uid), to: { system: 'spent' }, unit, amount: 1 } as const;
    expect(await ledger.transfer(db, transfer)).toBe('moved');
    expect(await ledger.transfer(db, transfer)).toBe('repeated');
    expect(await ledger.transfer(db, { ...transfer, key: newId() })).toBe('insufficient');
  });

  it('moves allowed and covered amounts as parts of a statement', async () => {
    const [rich, poor, refused, richer] = Array.from({ length: 4 }, () => newId()) as [string, string, string, string];
    for (const [uid, amount] of [
      [rich, 2],
      [poor, 1],
      [refused, 2],
      [richer, 3],
    ] as const)
      await giveTo(db, uid, amount);
    const people = [rich, poor, refused, richer];
    const transfers = people.map(
      (uid) => ({ ref: uid, key: newId(), reason: 'test', from: free(uid), to: held(uid), unit, amount: 2 }) as const,
    );
    const parts = ledger.buildTransferCtes(transfers, sql`values (${rich}), (${poor}), (${richer})`, { skipLocked: true });
    const { rows } = await db.execute<{ id: string }>(sql`with ${parts} select id from moved`);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([rich, richer]));
    const balances = await Promise.all(people.map((uid) => ledger.balances(db, uid)));
    expect(balances.map(({ available, held: aside }) => [available[unit], aside[unit]])).toEqual([
      [0, 2],
      [1, 0],
      [2, 0],
      [1, 2],
    ]);
    expect(await ledger.audit(db)).toEqual({ accounts: [], transfers: [] });
  });

  it('leaves nothing of a failed transaction', async () => {
    const uid = newId();
    await expect(
      db.transaction(async (tx) => {
        await ledger.transfer(tx, { key: newId(), reason: 'gift', from: granted, to: free(uid), unit, amount: 3 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await ledger.available(db, uid, unit)).toBe(0);
  });

  it.each([0, -1, 1.5])('refuses the amount %p', async (amount) => {
    await expect(ledger.transfer(db, { key: newId(), reason: 'x', from: granted, to: free('a'), unit, amount })).rejects.toThrow(
      RangeError,
    );
  });

  it('lets parallel transfers take only what is there', async () => {
    const uid = newId();
    await giveTo(db, uid, 7);
    const results = await Promise.all(
      Array.from({ length: 40 }, () =>
        ledger.transfer(db, { key: newId(), reason: 'spend', from: free(uid), to: { system: 'spent' }, unit, amount: 1 }),
      ),
    );
    expect(results.filter((result) => result === 'moved')).toHaveLength(7);
    expect(await ledger.available(db, uid, unit)).toBe(0);
  });

  it('executes one of many parallel transfers with the same key', async () => {
    const uid = newId();
    const key = newId();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => ledger.transfer(db, { key, reason: 'gift', from: granted, to: free(uid), unit, amount: 2 })),
    );
    expect(results.filter((result) => result === 'moved')).toHaveLength(1);
    expect(await ledger.available(db, uid, unit)).toBe(2);
  });

  it('lets two people pay each other concurrently', async () => {
    const [one, other] = [newId(), newId()];
    await giveTo(db, one, 20);
    await giveTo(db, other, 20);
    const pay = (from: string, to: string) =>
      ledger.transfer(db, { key: newId(), reason: 'pay', from: free(from), to: free(to), unit, amount: 1 });
    const results = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? pay(one, other) : pay(other, one))));
    expect(results).toEqual(Array(20).fill('moved'));
    expect(await ledger.available(db, one, unit)).toBe(20);
  });

  it('executes all concurrent payments into one account', async () => {
    const people = Array.from({ length: 24 }, () => newId());
    const shop = newId();
    for (const uid of people) await giveTo(db, uid, 2);
    const pay = async (tx: Database, uid: string) =>
      ledger.transfer(tx, { key: newId(), reason: 'pay', from: free(uid), to: free(shop), unit, amount: 1 });
    const results = await Promise.all(people.flatMap((uid) => [pay(db, uid), db.transaction(async (tx) => pay(tx, uid))]));
    expect(results).toEqual(Array(48).fill('moved'));
    expect(await ledger.available(db, shop, unit)).toBe(48);
  });

  it('keeps balances equal to the sum of the postings', async () => {
    const people = [newId(), newId()];
    const account = fc.constantFrom<AccountRef>(granted, { system: 'spent' }, ...people.flatMap((uid) => [free(uid), held(uid)]));
    const move = fc
      .record({ from: account, to: account, amount: fc.integer({ min: 1, max: 5 }), key: fc.integer({ min: 0, max: 30 }) })
      .filter(({ from, to }) => from !== to);
    const scope = newId();
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
        await Promise.all(moves.map(({ key, ...rest }) => ledger.transfer(db, { key: `${scope}:${key}`, reason: 'any', unit, ...rest })));
        expect(await ledger.audit(db)).toEqual({ accounts: [], transfers: [] });
        for (const uid of people) {
          const { available, held: aside } = await ledger.balances(db, uid);
          expect(Math.min(available[unit], aside[unit])).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('refuses to change postings', async () => {
    await giveTo(db, newId(), 1);
    await expect(db.execute('update postings set amount = amount + 1')).rejects.toThrow();
    await expect(db.execute('delete from transfers')).rejects.toThrow();
  });

  it('refuses a transfer that does not balance', async () => {
    const uid = newId();
    await giveTo(db, uid, 1);
    const id = newId();
    const added = `insert into transfers (id, key, reason, created_at) values ('${id}', '${id}', 'by hand', now())`;
    const insert = async (values: string) =>
      db.execute(
        values === ''
          ? added
          : `with added as (${added} returning id) insert into postings select added.id, v.* from added, (values ${values}) v`,
      );
    const account = `${uid}:${unit}:available`;
    const refused = { cause: { code: '23514' } };
    await expect(insert('')).rejects.toMatchObject(refused);
    await expect(insert(`('${account}', 5)`)).rejects.toMatchObject(refused);
    await expect(insert(`('${account}', 5), ('system:${unit}:granted', -4)`)).rejects.toMatchObject(refused);
    await expect(db.execute(`insert into postings select id, '${uid}:${unit}:held', 1 from transfers limit 1`)).rejects.toThrow();
    await expect(db.execute('truncate postings')).rejects.toThrow();
    expect(await ledger.available(db, uid, unit)).toBe(1);
  });

  it('finds an account whose balance was changed by hand', async () => {
    const uid = newId();
    await giveTo(db, uid, 1);
    await db.execute(`update accounts set balance = 9 where owner = '${uid}'`);
    expect((await ledger.audit(db)).accounts).toEqual([{ id: `${uid}:${unit}:available`, balance: 9, posted: 1 }]);
    await db.execute(`update accounts set balance = 1 where owner = '${uid}'`);
  });
}

describe('the ledger on PGlite', () => {
  holdsOn(async () => {
    const client = await createTestDatabase();
    return { db: createPgliteDatabase(client), close: () => client.close() };
  });
});

describeOnPostgres('the ledger on PostgreSQL', () => holdsOn(startPostgres));
