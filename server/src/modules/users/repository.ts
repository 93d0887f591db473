import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

export function createAccountDataRepository(db: Database) {
  return {
    /**
     * Whether the account has chats, predictions, or something paid for: money, a plan that is active or may be charged, a pending
     * payment.
     */
    async holdsAnything(uid: string): Promise<boolean> {
      const { rows } = await db.execute<{ found: boolean }>(sql`
        select exists (select from chat_sessions where uid = ${uid}) or exists (select from predictions where uid = ${uid})
          or exists (select from accounts where owner = ${uid} and unit = 'wallet_paise' and balance > 0)
          or exists (select from subscription_cycles where uid = ${uid} and closed_at is null)
          or exists (select from subscription_orders where uid = ${uid} and state in ('created', 'started') and end_requested_at is null)
          or exists (select from payment_orders where uid = ${uid} and capturing is not null and state in ('created', 'attempted')) as found`);
      return rows[0]?.found ?? false;
    },

    async countOwned(uid: string) {
      const { rows } = await db.execute<Record<'births' | 'chats' | 'discussions' | 'comments' | 'notifications', number>>(sql`
        select (select count(*)::int from births where uid = ${uid}) as births,
          (select count(*)::int from chat_sessions where uid = ${uid}) as chats,
          (select count(*)::int from discussions where uid = ${uid} and deleted_at is null) as discussions,
          (select count(*)::int from comments where uid = ${uid} and deleted_at is null) as comments,
          (select count(*)::int from notifications where uid = ${uid}) as notifications`);
      return rows[0] ?? { births: 0, chats: 0, discussions: 0, comments: 0, notifications: 0 };
    },
  };
}
