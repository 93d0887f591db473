import { sql } from 'drizzle-orm';
import { setBalance } from '../../testing/chats';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';
import { createLedgerCheck } from './check';
import { createProofRepository } from './proofs';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const daySeconds = 24 * 60 * 60;
const open = () => createLedgerCheck({ ...test, partSize: 2 });
const tamper = (uid: string, by: number) =>
  test.db.execute(
    sql`update accounts set balance = balance + ${by} where owner = ${uid} and unit = 'oracle_question' and kind = 'available'`,
  );

/** The metrics of another process that was started later. */
async function readMetrics(): Promise<Record<string, number>> {
  const other = await createTestApp({ db: test.db, config: testConfig });
  const { body } = await other.app.inject('/metrics');
  await other.close();
  const lines = body.split('\n').filter((line) => line.startsWith('ledger_'));
  return Object.fromEntries(lines.map((line) => line.split(' ')).map(([name = '', value]) => [name, Number(value)]));
}

it('finds each fault with any size of the ranges', async () => {
  const people = [];
  for (let at = 0; at < 7; at += 1) people.push(await test.signIn());
  const check = open();
  const before = await check.run();
  expect([before.faults, before.transfers > 7, before.postings]).toEqual([[], true, before.transfers * 2]);
  for (const { uid } of people) await tamper(uid, 3);
  expect((await check.run()).faults).toHaveLength(7);
  expect((await check.run()).totals).toEqual(before.totals);
});

it('checks what is new each night and everything each week, and reports a fault until a full check passes', async () => {
  const [touched, untouched] = [await test.signIn(), await test.signIn()];
  const next = async (nights = 1) => {
    test.clock.advance(nights * daySeconds);
    return open().proveNight();
  };
  expect(await readMetrics()).toEqual({ ledger_faults: 0, ledger_proven_timestamp_seconds: 0 });
  expect(await next()).toEqual([]);
  const proven = test.clock().getTime() / 1000;

  await tamper(touched.uid, 1);
  await tamper(untouched.uid, 1);
  await setBalance(test, touched.uid, 'oracle_question', 20);
  expect(await next()).toEqual([expect.stringMatching(/^the account .* has 20, its postings 19$/)]);
  expect(await readMetrics()).toEqual({ ledger_faults: 1, ledger_proven_timestamp_seconds: proven });

  // Nothing is new, and the fault still exists, so everything is checked.
  expect(await next()).toHaveLength(2);
  expect(await readMetrics()).toEqual({ ledger_faults: 2, ledger_proven_timestamp_seconds: proven });

  await tamper(touched.uid, -1);
  await tamper(untouched.uid, -1);
  expect(await next()).toEqual([]);
  expect(await readMetrics()).toEqual({ ledger_faults: 0, ledger_proven_timestamp_seconds: test.clock().getTime() / 1000 });

  await tamper(untouched.uid, 1);
  expect(await next()).toEqual([]);
  expect(await next(7)).toHaveLength(1);
});

it('reports a full check’s faults with any concurrent incremental check', async () => {
  await test.signIn();
  const proofs = createProofRepository(test.db);
  const at = (seconds: number) => new Date(Date.UTC(2026, 2, 14) + seconds * 1000);
  const whole = { isWhole: true, provenTo: null, faults: ['wrong'] };
  const ofNew = { isWhole: false, provenTo: 'later', faults: [] };
  const told = async () => (await proofs.last())?.faults;
  await proofs.note({ checkedAt: at(0), isWhole: true, provenTo: 'first', faults: [] });
  // The incremental check begins later and ends first.
  await proofs.note({ checkedAt: at(60), ...ofNew });
  await proofs.note({ checkedAt: at(30), ...whole });
  expect(await told()).toEqual(['wrong']);
  // The incremental check begins later and ends last.
  await proofs.note({ checkedAt: at(90), ...ofNew });
  expect([await told(), (await proofs.last())?.provenTo]).toEqual([['wrong'], 'later']);
  // Faults of an older full check are cleared by a later one without faults.
  await proofs.note({ checkedAt: at(120), isWhole: true, provenTo: 'later', faults: [] });
  await proofs.note({ checkedAt: at(30), ...whole });
  expect(await told()).toEqual([]);
});

it('stops with its process without storing a result', async () => {
  await test.signIn();
  await expect(open().proveNight(() => true)).rejects.toThrow('stopped');
  expect(await open().last()).toBeNull();
});
