import { sql } from 'drizzle-orm';
import { createTestApp } from '../testing/test-app';
import { prune } from './prune';
import { dataRules } from '../data-rules';
import { retention } from './retention';

const now = new Date('2026-03-14T06:30:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

/** Chats of five turns; in each hundredth one the last turn was care, just expired or just not. */
const manyChats = (count: number) => [
  sql`insert into users (uid, created_at) values ('asker', ${ago(0)})`,
  sql.raw(`insert into chat_sessions (asst_id, uid, astrologer, user_name, started_at)
    select 'chat-' || n, 'asker', 'Oracle', '', '${ago(0)}' from generate_series(1, ${count}) n`),
  sql.raw(`insert into chat_messages (mid, asst_id, turn, author, body, created_at, care)
    select chat || '-' || turn || author, 'chat-' || chat, chat || '-' || turn || 'a', case author when 'a' then 'person' else 'astrologer' end, '',
      case when chat % 200 = 0 then timestamptz '${ago(retention.careReply + 1)}' else '${ago(retention.careReply - 1)}' end,
      case when chat % 100 = 0 and turn = 5 and author = 'b' then '{}'::jsonb end
    from generate_series(1, ${count}) chat, generate_series(1, 5) turn, unnest(array['a', 'b']) author`),
  sql`analyze`,
];

it('deletes expired care with its questions and nothing else of its chat, and reads no other chats', async () => {
  const { db } = await createTestApp();
  for (const statement of manyChats(2000)) await db.execute(statement);
  const read = await db.transaction(async (tx) => {
    expect(await prune(tx, dataRules, now)).toBe(20);
    const { rows } = await tx.execute<{ read: string }>(
      sql`select seq_tup_read as read from pg_stat_xact_user_tables where relname = 'chat_messages'`,
    );
    return Number(rows[0]?.read);
  });
  expect(read).toBe(0);
  const { rows } = await db.execute<{ turn: string }>(sql`select distinct turn from chat_messages where asst_id = 'chat-200' order by 1`);
  expect(rows.map(({ turn }) => turn)).toEqual(['200-1a', '200-2a', '200-3a', '200-4a']);
});

it('deletes expired rows in all other tables if one fails, and reports it', async () => {
  const { db } = await createTestApp();
  const old = ago(10 * retention.session);
  await db.execute(sql`insert into users (uid, created_at) values ('u', ${old})`);
  await db.execute(sql`insert into sessions (jti, uid, created_at) values ('held', 'u', ${old})`);
  await db.execute(
    sql`insert into code_requests (id, mobile_hash, address_hash, code_hash, created_at) values ('over', '', '', '', ${old})`,
  );
  await db.execute('create table holds (jti text references sessions)');
  await db.execute(`insert into holds values ('held')`);
  await expect(prune(db, dataRules, now)).rejects.toThrow();
  const count = async (table: string) =>
    (await db.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(table)}`)).rows[0]?.count;
  expect([await count('sessions'), await count('code_requests')]).toEqual([1, 0]);
});
