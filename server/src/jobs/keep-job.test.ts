import pino from 'pino';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createJobQueue } from './job-queue';
import { createKeepJob } from './keep-job';

const log = pino({ level: 'silent' });
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

it('renews the lease of a long job', async () => {
  let runs = 0;
  const queue = createJobQueue({ db: test.db, log, keepMs: 20 });
  const other = createJobQueue({ db: test.db, log });
  const isKept = async () => {
    const { rows } = await test.db.execute(sql`select from pgboss.job where state = 'active' and started_on > now() - interval '1 minute'`);
    return rows.length === 1;
  };
  const add = queue.define('long', z.object({ number: z.number() }), async () => {
    runs += 1;
    await test.db.execute(sql`update pgboss.job set started_on = now() - interval '6 minutes'`);
    for (let attempt = 0; attempt < 100 && !(await isKept()); attempt += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    await queue.steps.maintain();
    await test.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    await other.steps.workOff();
  });
  await add({ number: 1 });
  await queue.steps.workOff();
  const { rows } = await test.db.execute(sql`select state, retry_count from pgboss.job where name = 'work'`);
  expect([runs, rows]).toEqual([1, [{ state: 'completed', retry_count: 0 }]]);
  await Promise.all([queue.stop(), other.stop()]);
});

const keepMs = 100;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const read = async () => (await test.db.execute(sql`select state, retry_count, started_on from pgboss.job where name = 'work'`)).rows;

async function waitFor(condition: (job: Record<string, unknown> | undefined) => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !condition((await read())[0]); tries += 1) await pause(10);
}

/** Like the queue for a job without a renewal for five minutes. */
async function passTime(queue: ReturnType<typeof createJobQueue>): Promise<void> {
  // Repeated if the apparently paused process renews its lease at that moment.
  for (let tries = 0; tries < 20 && (await read())[0]?.state !== 'retry'; tries += 1) {
    await test.db.execute(sql`update pgboss.job set started_on = now() - interval '6 minutes'`);
    await queue.steps.maintain();
  }
  await test.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
}

it.each(['done', 'failed'])('does not touch the successor’s turn if the first process comes back and is %s', async (end) => {
  await test.db.execute(sql`delete from pgboss.job`);
  const [paused, other] = [createJobQueue({ db: test.db, log, keepMs }), createJobQueue({ db: test.db, log })];
  const numbered = z.object({ number: z.number() });
  let comeBack = () => undefined as void;
  let finish = () => undefined as void;
  const isBack = new Promise<void>((resolve) => {
    comeBack = resolve;
  });
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const add = paused.define('long', numbered, async () => {
    await isBack;
    if (end === 'failed') throw new Error('out of order');
  });
  other.define('long', numbered, async () => isFinished);
  await add({ number: 1 });
  const first = paused.steps.workOff();
  await waitFor((job) => job?.state === 'active');
  await passTime(other);
  const second = other.steps.workOff();
  await waitFor((job) => job?.retry_count === 1);
  const [taken] = await read();
  // Long enough for the first one to try to renew its lost lease.
  await pause(4 * keepMs);
  comeBack();
  await first;
  expect(await read()).toEqual([taken]);
  expect(taken).toMatchObject({ state: 'active', retry_count: 1 });
  finish();
  await second;
  expect((await read())[0]).toMatchObject({ state: 'completed', retry_count: 1 });
  await Promise.all([paused.stop(), other.stop()]);
});

it('reports to a job that hung beyond its lease that another process has it', async () => {
  await test.db.execute(sql`delete from pgboss.job`);
  const [hanging, other] = [createJobQueue({ db: test.db, log }), createJobQueue({ db: test.db, log })];
  let goOn = () => undefined as void;
  const isOver = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const add = hanging.define('long', z.object({}), async () => isOver);
  other.define('long', z.object({}), async () => undefined);
  await add({});
  const first = hanging.steps.workOff();
  await waitFor((job) => job?.state === 'active');
  const { rows } = await test.db.execute<{ id: string }>(sql`select id from pgboss.job where name = 'work'`);
  const kept = createKeepJob(test.db, log, 20, 1)({ id: rows[0]?.id ?? '', turn: 0 });
  await pause(100);
  expect(kept.isLost()).toBe(false);
  await passTime(other);
  await other.steps.workOff();
  for (let tries = 0; tries < 200 && !kept.isLost(); tries += 1) await pause(10);
  expect(kept.isLost()).toBe(true);
  goOn();
  await first;
  kept.release();
  await Promise.all([hanging.stop(), other.stop()]);
});
