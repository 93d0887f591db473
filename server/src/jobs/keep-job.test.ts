import pino from 'pino';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createJobQueue } from './job-queue';

const log = pino({ level: 'silent' });
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
}, 60_000);

it('keeps a job that takes longer than its time for the process that does it', async () => {
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
