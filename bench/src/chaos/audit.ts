import { freeQuestions } from '@oracle-astra/shared/contract';
import { openPostgres } from '../../../server/src/db/postgres/postgres';
import { checkDatabase } from '../../../server/src/db-tool/check-database';
import { mobilePrefix } from '../api/users';
import type { Seen } from './lanes';

/** Compares the site's answers with its database; returns a sentence for each lost or twice charged item. */
export async function audit(databaseUrl: string, migrationsDir: string, seen: Seen): Promise<string[]> {
  const { db, close } = await openPostgres({ url: databaseUrl, migrationsDir, poolSize: 1, statementTimeoutMs: 60_000 });
  try {
    const { faults } = await checkDatabase(db);
    const chats = await db.execute<{ asst_id: string }>('select asst_id from chat_sessions');
    const kept = new Set(chats.rows.map((row) => row.asst_id));
    const lost = [...seen.chats].filter((id) => !kept.has(id)).map((id) => `the chat ${id} was acknowledged and is lost`);
    const charged = await db.execute<{ count: number }>(
      `select coalesce(sum(${freeQuestions.Oracle} - balance), 0)::int as count from accounts
       where kind = 'available' and unit = 'oracle_question' and owner in (select uid from users where mobile like '${mobilePrefix}%')`,
    );
    const count = charged.rows[0]?.count ?? 0;
    const unpaid = count === seen.answers ? [] : [`${seen.answers} answers were given and ${count} questions charged`];
    return [...faults, ...lost, ...unpaid, ...seen.lost.map((call) => `nobody said what became of ${call}`)];
  } finally {
    await close();
  }
}
