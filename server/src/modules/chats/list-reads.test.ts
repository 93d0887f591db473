import { sql } from 'drizzle-orm';
import { createTestApp } from '../../testing/test-app';
import { createChatsRepository } from './repository';

/** Chats of five turns, five for each person; the last answer of every tenth chat is care. */
const manyChats = (people: number) => [
  sql.raw(`insert into users (uid, created_at) select 'u' || n, now() from generate_series(1, ${people}) n`),
  sql.raw(`insert into chat_sessions (asst_id, uid, astrologer, user_name, started_at)
    select 'chat-' || n, 'u' || 1 + n / 5, 'Oracle', '', now() from generate_series(0, ${people * 5 - 1}) n`),
  sql.raw(`insert into chat_messages (mid, asst_id, turn, author, body, created_at, care)
    select chat || '-' || turn || author, 'chat-' || chat, chat || '-' || turn || 'a', case author when 'a' then 'person' else 'astrologer' end, repeat('Saturn ', 40),
      now(), case when chat % 10 = 0 and turn = 5 and author = 'b' then '{}'::jsonb end
    from generate_series(0, ${people * 5 - 1}) chat, generate_series(1, 5) turn, unnest(array['a', 'b']) author`),
  sql`analyze`,
];

it('the list of chats marks private ones, and reads only the messages of its own chats', async () => {
  const { db } = await createTestApp();
  for (const statement of manyChats(1000)) await db.execute(statement);
  await db.transaction(async (tx) => {
    const chats = await createChatsRepository(tx).list('u101', new Date());
    expect(chats.map((chat) => [chat.asst_id, chat.is_private ?? false]).sort()).toEqual(
      [500, 501, 502, 503, 504].map((number) => [`chat-${number}`, number === 500]),
    );
    const { rows } = await tx.execute<{ read: string }>(
      sql`select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables where relname = 'chat_messages'`,
    );
    // Ten messages for each chat, once for its latest question and once for care.
    expect(Number(rows[0]?.read)).toBeLessThanOrEqual(5 * 10 * 2);
  });
});
