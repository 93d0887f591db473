import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';

export type ExportRow = Record<string, string | number | boolean | null>;

/** The parts of a data export in their order, each with the rows of a person. */
const sections = {
  account: (uid: string) => sql`select mobile, created_at, locale from users where uid = ${uid}`,
  profile: (uid: string) => sql`
    select display_name, email, gender, avatar, is_private, created_at from forum_profiles where uid = ${uid}`,
  births: (uid: string) => sql`
    select full_name, dob, tob, pob, lat, lng, gender, marital_status, language, time_known, created_at from births where uid = ${uid} order by bid`,
  life_events: (uid: string) => sql`select kind, title, month, created_at from life_events where uid = ${uid} order by month, eid`,
  chats: (uid: string) => sql`
    select s.astrologer, s.user_name, m.author, m.body, m.helped, m.created_at from chat_sessions s
    join chat_messages m on m.asst_id = s.asst_id where s.uid = ${uid} order by s.asst_id, m.turn, m.mid`,
  discussions: (uid: string) => sql`
    select title, description, rashi_tag, nakshatra_tag, mahadasha_tag, created_at, edited_at, deleted_at
    from discussions where uid = ${uid} order by created_at, did`,
  comments: (uid: string) => sql`select comment, created_at, deleted_at from comments where uid = ${uid} order by created_at, cid`,
  votes: (uid: string) => sql`
    select coalesce(d.title, c.comment) as post, case v.value when 1 then 'up' else 'down' end as vote, v.created_at from votes v
    left join discussions d on d.did = v.item_id left join comments c on c.cid = v.item_id where v.uid = ${uid} order by v.created_at`,
  reports: (uid: string) => sql`select reason, created_at from reports where uid = ${uid} order by created_at`,
  movements: (uid: string) => sql`
    select a.unit, p.amount::float8 as amount, t.reason, t.created_at from accounts a join postings p on p.account_id = a.id
    join transfers t on t.id = p.transfer_id where a.owner = ${uid} order by t.created_at, t.id`,
  notifications: (uid: string) => sql`
    select kind, message, params->>'actor' as actor, params->>'title' as title, created_at, seen_at from notifications
    where uid = ${uid} order by created_at`,
  devices: (uid: string) => sql`
    select endpoint as push_address, created_at from push_subscriptions where uid = ${uid} order by created_at`,
  sessions: (uid: string) => sql`select device, created_at, revoked_at from sessions where uid = ${uid} order by created_at`,
} as const satisfies Record<string, (uid: string) => SQL>;

export type ExportSection = keyof typeof sections;
export type AccountExport = Record<ExportSection, ExportRow[]>;

export function createAccountDataRepository(db: Database) {
  return {
    async countOwned(uid: string) {
      const { rows } = await db.execute<Record<'births' | 'chats' | 'discussions' | 'comments' | 'notifications', number>>(sql`
        select (select count(*)::int from births where uid = ${uid}) as births,
          (select count(*)::int from chat_sessions where uid = ${uid}) as chats,
          (select count(*)::int from discussions where uid = ${uid} and deleted_at is null) as discussions,
          (select count(*)::int from comments where uid = ${uid} and deleted_at is null) as comments,
          (select count(*)::int from notifications where uid = ${uid}) as notifications`);
      return rows[0] ?? { births: 0, chats: 0, discussions: 0, comments: 0, notifications: 0 };
    },

    /** Everything that is kept of a person, by section. */
    async read(uid: string): Promise<AccountExport> {
      const result: Partial<AccountExport> = {};
      for (const [name, select] of Object.entries(sections) as [ExportSection, (uid: string) => SQL][]) {
        const { rows } = await db.execute<{ rows: ExportRow[] }>(
          sql`select coalesce(json_agg(row_to_json(r)), '[]') as rows from (${select(uid)}) r`,
        );
        result[name] = rows[0]?.rows ?? [];
      }
      return result as AccountExport;
    },
  };
}
