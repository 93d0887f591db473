import pino from 'pino';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createTestApp, testConfig, type TestApp } from '../testing/test-app';
import { createDeadJobs } from './dead-jobs';
import { createJobQueue, type JobQueue } from './job-queue';

let test: TestApp;
const open: JobQueue[] = [];
const log = pino({ level: 'silent' });
const numbered = z.object({ number: z.number() });

/** The queue as another process has it. */
function openQueue(): JobQueue {
  const queue = createJobQueue({ db: test.db, log });
  open.push(queue);
  return queue;
}

const read = async (columns: string, name = 'work') =>
  (await test.db.execute(sql.raw(`select ${columns} from pgboss.job where name = '${name}' order by created_on`))).rows;
/** Ends the pause before the next attempt. */
const passTime = async () => test.db.execute(sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`);
const key = { authorization: 'Bearer operators-key' };
const openPage = async () => test.app.inject({ url: '/ops/jobs', headers: key });
const act = async (action: string, id: string, headers: Record<string, string> = key) =>
  test.app.inject({ method: 'POST', url: '/ops/jobs', headers, payload: { action, id } });

beforeAll(async () => {
  test = await createTestApp({ config: { ...testConfig, metricsToken: 'operators-key' } });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(async (queue) => queue.stop()));
  await test.db.execute(sql`delete from pgboss.job`);
});

it('runs each job once on any process, and none of a rolled-back transaction', async () => {
  const done: number[] = [];
  const queues = [openQueue(), openQueue()];
  const [add] = queues.map((queue) => queue.define('count', numbered, async ({ number }) => void done.push(number)));
  for (let number = 0; number < 6; number += 1) await add?.({ number });
  const rolledBack = test.db.transaction(async (tx) => {
    await add?.({ number: 100 }, tx);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await test.db.transaction(async (tx) => add?.({ number: 6 }, tx));
  await Promise.all(queues.map(async (queue) => queue.steps.workOff()));
  expect(done.sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(await read('distinct state, 0 as created_on')).toEqual([{ state: 'completed', created_on: 0 }]);
});

it('runs a recurring job once each turn over all processes, and adds none while one waits for a retry', async () => {
  let runs = 0;
  let turn = 'first';
  const queues = [openQueue(), openQueue()];
  const run = async () => {
    runs += 1;
    if (turn === 'broken') throw new Error('out of order');
  };
  for (const queue of queues) queue.repeat({ kind: 'nightly', everySeconds: 60, turn: () => turn, run });
  const pass = async () => {
    for (const queue of queues) await queue.steps.addTurns();
    await Promise.all(queues.map(async (queue) => queue.steps.workOff()));
  };
  await pass();
  await pass();
  expect(runs).toBe(1);
  turn = 'broken';
  await pass();
  await pass();
  expect(runs).toBe(2);
  expect(await read('state, singleton_key, retry_limit')).toEqual([
    { state: 'completed', singleton_key: 'nightly first', retry_limit: 5 },
    { state: 'retry', singleton_key: 'nightly broken', retry_limit: 5 },
  ]);
  await passTime();
  turn = 'mended';
  await pass();
  expect(runs).toBe(4);
});

it('retries with growing pauses, and keeps failing jobs for an operator to retry or discard', async () => {
  let isBroken = true;
  const done: number[] = [];
  const queue = openQueue();
  const add = queue.define('tell <them>', numbered, async ({ number }) => {
    if (isBroken) throw new Error(`attempt`, { cause: new Error('no <b>answer</b>') });
    done.push(number);
  });
  await add({ number: 1 });
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    await queue.steps.workOff();
    const [row] = await read(`extract(epoch from start_after - now())::float8 as pause`);
    pauses.push(Number(row?.pause));
    await passTime();
  }
  const growing = pauses.slice(0, 8);
  expect(growing.every((pause, at) => pause > 9 * 2 ** at && pause <= 20 * 2 ** at)).toBe(true);
  const page = await openPage();
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('tell &lt;them>')]);
  expect(page.body).toContain('no &lt;b>answer&lt;/b>');
  const metrics = await test.app.inject({ url: '/metrics', headers: key });
  expect(metrics.body).toContain('jobs_given_up 1');

  isBroken = false;
  const [dead] = await createDeadJobs({ db: test.db, log, jobs: queue }).list();
  const id = String(dead?.id);
  expect((await act('retry', id, {})).statusCode).toBe(401);
  const clicks = await Promise.all([act('retry', id), act('retry', id)]);
  expect(clicks.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await queue.steps.workOff();
  expect(done).toEqual([1]);
  expect((await openPage()).body).toContain('Nothing was given up.');
});

it('keeps jobs that its release does not know or cannot parse, and lets an operator discard them', async () => {
  const queue = openQueue();
  queue.define('count', numbered, async () => undefined);
  await test.db.transaction(async (tx) => queue.put({ kind: 'of tomorrow', data: null }, tx));
  await test.db.transaction(async (tx) => queue.put({ kind: 'count', data: { number: 'x' } }, tx));
  await test.db.execute(sql`update pgboss.job set retry_limit = 0`);
  await queue.steps.workOff();
  const dead = createDeadJobs({ db: test.db, log, jobs: queue });
  expect((await dead.list()).map(({ kind }) => kind).sort()).toEqual(['count', 'of tomorrow']);
  for (const { id } of await dead.list()) expect((await act('discard', id)).statusCode).toBe(200);
  expect([await dead.count(), (await openPage()).body]).toEqual([0, expect.stringContaining('count')]);
});

it('gives a dead process’s job to another one when its lease ends', async () => {
  const done: number[] = [];
  const queue = openQueue();
  const add = queue.define('count', numbered, async ({ number }) => void done.push(number));
  await add({ number: 7 });
  await queue.steps.workOff();
  await test.db.execute(sql`update pgboss.job set state = 'active', started_on = now() - interval '6 minutes'`);
  await queue.steps.maintain();
  await passTime();
  await queue.steps.workOff();
  expect(done).toEqual([7, 7]);
});
