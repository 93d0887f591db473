import { countryCode, normalizeMobile } from '@oracle-astra/shared/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { hasNumber } from '../../db/encryption/numbers';
import { forumProfiles, moderationActions, users } from '../../db/schema';

/** A reported or hidden item for an operator. */
export interface ReportedItem extends Record<string, unknown> {
  id: string;
  kind: 'discussion' | 'comment';
  author: string;
  uid: string;
  text: string;
  is_hidden: boolean;
  /** Reports since the item was last cleared. */
  reports: number;
  reasons: string[];
  /** Care's finding, until an operator has reviewed the item; null if none. */
  care: 'R' | 'O' | null;
}

/** The key for finding a person: an id is never taken for a name, nor a name for an id. */
export const personKeys = ['uid', 'mobile', 'name'] as const;
export interface PersonKey {
  by: (typeof personKeys)[number];
  target: string;
}

/** A number as stored in accounts, from any common format. */
export function toStoredMobile(target: string): string {
  const mobile = normalizeMobile(target);
  return /^\d{10}$/.test(mobile) ? `${countryCode}${mobile}` : mobile;
}

const matches: Record<PersonKey['by'], (db: Database, target: string) => SQL> = {
  uid: (_db, target) => eq(users.uid, target),
  mobile: (db, target) => hasNumber(db, toStoredMobile(target)),
  name: (_db, target) => eq(sql`lower(${forumProfiles.displayName})`, target.toLowerCase()),
};

/** The review queue, or the hidden items. */
export type ModerationList = 'queue' | 'hidden';

/** A page of items, and their total number; 0 on a page beyond the last. */
export interface ItemPage {
  items: ReportedItem[];
  total: number;
}

export function createModerationRepository(db: Database) {
  return {
    /** A page of items: the queue by urgency, then by the latest report; hidden ones by the time of hiding, latest first. */
    async listItems(list: ModerationList, { limit, offset }: { limit: number; offset: number }): Promise<ItemPage> {
      const matchesList = (id: SQL) =>
        list === 'hidden'
          ? sql`hidden_at is not null`
          : sql`(hidden_at > coalesce(cleared_at, '-infinity') or exists (select from moderation_reviews where item_id = ${id})
              or exists (select from reports where item_id = ${id} and created_at > coalesce(cleared_at, '-infinity')))`;
      const { rows } = await db.execute<ReportedItem & { total: number }>(sql`
        with items as (
          select did as id, 'discussion' as kind, uid, title || E'\n' || description as text, hidden_at, cleared_at from discussions
          where deleted_at is null and ${matchesList(sql`did`)}
          union all
          select cid, 'comment', uid, comment, hidden_at, cleared_at from comments where deleted_at is null and ${matchesList(sql`cid`)}
        )
        select i.id, i.kind, coalesce(p.display_name, '') as author, i.uid, i.text, i.hidden_at is not null as is_hidden,
          count(m.uid)::int as reports, coalesce(json_agg(r.reason order by r.created_at) filter (where r.reason <> ''), '[]') as reasons,
          v.level as care, count(*) over ()::int as total
        from items i left join reports r on r.item_id = i.id and r.created_at > coalesce(i.cleared_at, '-infinity')
        left join users m on m.uid = r.uid and m.deleted_at is null
        left join forum_profiles p on p.uid = i.uid
        left join moderation_reviews v on v.item_id = i.id
        group by i.id, i.kind, p.display_name, i.uid, i.text, i.hidden_at, v.level
        order by ${list === 'hidden' ? sql`i.hidden_at desc` : sql`v.level desc nulls last, reports desc, max(r.created_at) desc nulls last`}, i.id desc
        limit ${limit} offset ${offset}`);
      return { items: rows.map(({ total: _total, ...item }) => item as ReportedItem), total: rows[0]?.total ?? 0 };
    },

    /** Whether an id is a discussion's or a comment's; null if neither. */
    async findKind(id: string): Promise<'discussion' | 'comment' | null> {
      const { rows } = await db.execute<{ kind: 'discussion' | 'comment' }>(sql`
        select 'discussion' as kind from discussions where did = ${id} union all select 'comment' from comments where cid = ${id}`);
      return rows[0]?.kind ?? null;
    },

    /** The uid of the person whose uid, mobile number or forum name it is; null if there is nobody. */
    async findPerson({ by, target }: PersonKey): Promise<string | null> {
      const [row] = await db
        .select({ uid: users.uid })
        .from(users)
        .leftJoin(forumProfiles, eq(forumProfiles.uid, users.uid))
        .where(matches[by](db, target));
      return row?.uid ?? null;
    },

    /** `bannedAt` null ends a ban. */
    async setBan(uid: string, bannedAt: Date | null, banReason: string | null): Promise<void> {
      await db.update(users).set({ bannedAt, banReason }).where(eq(users.uid, uid));
    },

    async record(action: typeof moderationActions.$inferInsert): Promise<void> {
      await db.insert(moderationActions).values(action);
    },
  };
}
