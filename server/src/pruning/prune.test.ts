import { sql } from 'drizzle-orm';
import { dataRules } from '../data-rules';
import { retention } from './retention';
import { prune } from './prune';
import type { Database } from '../db/types';
import { describeOnPostgres, startPostgres } from '../testing/databases/real-postgres';
import type { TestPostgres } from '../testing/databases/real-postgres';
import { createTestApp } from '../testing/test-app';

const now = new Date('2026-03-14T06:30:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
/** Just expired, and just not. */
const ages = (seconds: number) =>
  [
    ['over', ago(seconds + 1)],
    ['kept', ago(seconds - 1)],
  ] as const;

async function fill(db: Database): Promise<void> {
  await db.execute(sql`insert into users (uid, created_at) values ('u', ${ago(0)})`);
  const inserts = [
    ...ages(retention.revokedSession).map(
      ([id, at]) => sql`insert into sessions (jti, uid, created_at, revoked_at) values (${`revoked ${id}`}, 'u', ${at}, ${at})`,
    ),
    ...ages(retention.session).map(
      ([id, at]) => sql`insert into sessions (jti, uid, created_at, last_used_at) values (${id}, 'u', ${at}, ${ago(0)})`,
    ),
    ...ages(retention.unusedSession).map(
      ([id, at]) =>
        sql`insert into sessions (jti, uid, created_at, last_used_at) values (${`unused ${id}`}, 'u', ${ago(retention.unusedSession * 2)}, ${at})`,
    ),
    ...ages(retention.codeRequest).map(
      ([id, at]) => sql`insert into code_requests (id, mobile_hash, address_hash, code_hash, created_at) values (${id}, '', '', '', ${at})`,
    ),
    ...ages(retention.knownDevice).map(
      ([id, at]) => sql`insert into known_devices (mobile_hash, device_hash, last_used_at) values (${id}, '', ${at})`,
    ),
    ...ages(retention.idempotentAnswer).map(
      ([id, at]) => sql`insert into idempotent_answers (uid, route, key, created_at) values ('u', '', ${id}, ${at})`,
    ),
    ...ages(retention.openInvite).map(
      ([id, at]) => sql`insert into invites (id, uid, mobile_hash, created_at) values (${id}, 'u', ${id}, ${at})`,
    ),
    ...ages(retention.careLog).map(
      ([id, at]) =>
        sql`insert into care_log (hour, class, level, band, language, version) values (${at}, 'plan', 'R', 'high', 'en', ${id})`,
    ),
    ...ages(retention.erasedNumber).map(([id, at]) => sql`insert into erased_numbers (mobile_hash, erased_at) values (${id}, ${at})`),
    sql`insert into invites (id, uid, mobile_hash, created_at, accepted_at) values ('accepted', 'u', 'accepted', ${ago(retention.openInvite * 2)}, ${ago(1)})`,
  ];
  for (const insert of inserts) await db.execute(insert);
}

const columns = {
  sessions: 'jti',
  code_requests: 'id',
  known_devices: 'mobile_hash',
  idempotent_answers: 'key',
  care_log: 'version',
  erased_numbers: 'mobile_hash',
  invites: 'id',
};

async function listRemaining(db: Database): Promise<string[]> {
  const ids: string[] = [];
  for (const [table, column] of Object.entries(columns)) {
    const { rows } = await db.execute<{ id: string }>(sql.raw(`select ${column} as id from ${table} order by 1`));
    ids.push(...rows.map(({ id }) => `${table}: ${id}`));
  }
  return ids;
}

const kept = [
  'sessions: kept',
  'sessions: revoked kept',
  'sessions: unused kept',
  'code_requests: kept',
  'known_devices: kept',
  'idempotent_answers: kept',
  'care_log: kept',
  'erased_numbers: kept',
  'invites: accepted',
  'invites: kept',
];
const manyCodes = (count: number) =>
  sql.raw(`
  insert into code_requests (id, mobile_hash, address_hash, code_hash, created_at)
  select 'old-' || n, '', '', '', '${ago(retention.codeRequest * 2)}' from generate_series(1, ${count}) n`);
const countCodes = async (db: Database) =>
  Number((await db.execute<{ count: string }>(sql`select count(*) from code_requests`)).rows[0]?.count);

it('deletes expired rows and nothing else', async () => {
  const { db } = await createTestApp();
  await fill(db);
  expect(await prune(db, dataRules, now)).toBe(9);
  expect(await listRemaining(db)).toEqual(kept);
  expect(await prune(db, dataRules, now)).toBe(0);
});

it('deletes several batches, and stops between two on request', async () => {
  const { db } = await createTestApp();
  await db.execute(manyCodes(1200));
  let checks = 0;
  await prune(db, dataRules, now, () => (checks += 1) > 4);
  expect(await countCodes(db)).toBe(700);
  await prune(db, dataRules, now);
  expect(await countCodes(db)).toBe(0);
});

it('runs when the server listens, and has ended when it is closed', async () => {
  const { app, db, close } = await createTestApp({ clock: () => now });
  await fill(db);
  await app.listen({ port: 0, host: '127.0.0.1' });
  for (let tries = 0; tries < 200 && (await listRemaining(db)).length > kept.length; tries += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  expect(await listRemaining(db)).toEqual(kept);
  await close();
});

describeOnPostgres('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  it('deletes each row once with concurrent processes, using an index', async () => {
    const { db } = postgres;
    await fill(db);
    await db.execute(manyCodes(3000));
    const counts = await Promise.all([1, 2, 3].map(() => prune(db, dataRules, now)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3009);
    expect(await listRemaining(db)).toEqual(kept);
    const { rows } = await db.execute<{ indexdef: string }>(sql`select indexdef from pg_indexes where schemaname = 'public'`);
    const indexes = rows.map(({ indexdef }) => indexdef).join('\n');
    for (const column of [
      '(revoked_at)',
      'sessions USING btree (created_at)',
      'code_requests USING btree (created_at)',
      '(last_used_at)',
      'idempotent_answers USING btree (created_at)',
      'invites USING btree (created_at)',
      'care_log USING btree (hour,',
    ]) {
      expect(indexes).toContain(column);
    }
  });
});
