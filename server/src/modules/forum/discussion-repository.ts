import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Discussion } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { deletedAuthorName } from '@oracle-astra/shared/contract';
import { buildSearchCondition, buildSearchRank } from './search-condition';
import type { SearchTerm } from './search-condition';
import { isoTimestamp } from './sql-fragments';

/** Discussions that contain all `terms`, written by `uid`; an empty list and an undefined uid do not filter. */
export interface DiscussionFilter {
  terms: readonly SearchTerm[];
  /** Whether words that are spelled like the terms will do. */
  isLenient?: boolean;
  uid?: string | undefined;
}
export interface PageRange {
  limit: number;
  offset: number;
}

/** A page of a search. */
export interface FoundDiscussions {
  discussions: Discussion[];
  total: number;
}

/** Ranking costs more than finding: beyond these the latest come first. */
const mostRanked = 200;

interface DiscussionRow extends Record<string, unknown> {
  did: string;
  uid: string;
  title: string;
  description: string;
  rashi_tag: string;
  nakshatra_tag: string;
  mahadasha_tag: string;
  upvotes: number;
  downvotes: number;
  my_vote: number | null;
  comment_count: number;
  created_at: string;
  edited_at: string | null;
  is_hidden: boolean;
  display_name: string;
  gender: string;
  avatar: string;
  latest_comment: string | null;
  latest_comment_uid: string | null;
  latest_comment_display_name: string | null;
  latest_comment_gender: string | null;
  latest_comment_avatar: string | null;
}

/** Limits every later statement of a transaction; one that exceeds it fails with an `isStatementTimeout` error. PGlite ignores the setting. */
export async function setStatementTimeout(tx: Database, ms: number): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`);
}

const queryCanceled = '57014';

export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && ((error as { code?: unknown }).code === queryCanceled || isStatementTimeout(error.cause));
}

export function createDiscussionRepository(db: Database) {
  async function select(viewer: string | null, condition: SQL): Promise<Discussion[]> {
    const { rows } = await db.execute<DiscussionRow>(sql`
      select d.did, d.uid, d.title, d.description, d.rashi_tag, d.nakshatra_tag, d.mahadasha_tag,
        d.upvotes, d.downvotes, v.value::int as my_vote, d.comment_count, ${isoTimestamp(sql`d.created_at`)} as created_at,
        ${isoTimestamp(sql`d.edited_at`)} as edited_at, d.hidden_at is not null as is_hidden,
        coalesce(p.display_name, ${deletedAuthorName}) as display_name, coalesce(p.gender, '') as gender, coalesce(p.avatar, '') as avatar,
        c.comment as latest_comment, c.uid as latest_comment_uid,
        case when c.cid is null then null else coalesce(cp.display_name, ${deletedAuthorName}) end as latest_comment_display_name,
        case when c.cid is null then null else coalesce(cp.gender, '') end as latest_comment_gender,
        case when c.cid is null then null else coalesce(cp.avatar, '') end as latest_comment_avatar
      from (select * from discussions where deleted_at is null and ${condition}) d
      left join forum_profiles p on p.uid = d.uid
      left join votes v on v.item_id = d.did and v.uid = ${viewer}
      left join lateral (
        select cid, uid, comment from comments where did = d.did and deleted_at is null and hidden_at is null order by created_at desc, cid desc limit 1
      ) c on true
      left join forum_profiles cp on cp.uid = c.uid
      order by d.created_at desc, d.did desc`);
    return rows;
  }

  return {
    /** Latest first. */
    async list({ uid }: DiscussionFilter, viewer: string | null, { limit, offset }: PageRange): Promise<Discussion[]> {
      return select(
        viewer,
        sql`${buildVisible({ terms: [], uid }, viewer)} order by created_at desc, did desc limit ${limit} offset ${offset}`,
      );
    },

    /** The latest `most` that match and their number, up to `most`: of the latest of them the best first, then the others. */
    async search(filter: DiscussionFilter, viewer: string | null, { limit, offset }: PageRange, most: number): Promise<FoundDiscussions> {
      const { rows } = await db.execute<{ did: string; total: number }>(sql`
        with matching as materialized (
          select did, title, search_key, created_at from discussions where deleted_at is null and ${buildVisible(filter, viewer)}
          order by created_at desc, did desc limit ${most}
        ), placed as (select *, row_number() over (order by created_at desc, did desc) as place, count(*) over ()::int as total from matching)
        select did, total from placed
        order by case when place <= ${mostRanked} then ${buildSearchRank(filter.terms)} else -1 end desc, created_at desc, did desc
        limit ${limit} offset ${offset}`);
      if (rows.length === 0) return { discussions: [], total: 0 };
      const dids = rows.map(({ did }) => did);
      const found = await select(
        viewer,
        sql`did in (${sql.join(
          dids.map((did) => sql`${did}`),
          sql`, `,
        )})`,
      );
      return { discussions: found.sort((one, other) => dids.indexOf(one.did) - dids.indexOf(other.did)), total: rows[0]?.total ?? 0 };
    },

    /** The number of discussions, counted up to `max`. */
    async count(filter: DiscussionFilter, viewer: string | null, max: number): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from (
          select 1 from discussions where deleted_at is null and ${buildVisible(filter, viewer)} limit ${max}
        ) found`);
      return rows[0]?.count ?? 0;
    },

    async byId(did: string, viewer: string | null): Promise<Discussion | null> {
      return (await select(viewer, sql`did = ${did} and (hidden_at is null or uid = ${viewer})`))[0] ?? null;
    },
  };
}

export type DiscussionRepository = ReturnType<typeof createDiscussionRepository>;

/** In the own list a person also finds what is hidden from others. */
function buildVisible({ terms, uid, isLenient = false }: DiscussionFilter, viewer: string | null): SQL {
  const conditions: SQL[] = [];
  if (uid === undefined || uid !== viewer) conditions.push(sql`hidden_at is null`);
  if (uid !== undefined) conditions.push(sql`uid = ${uid}`);
  if (terms.length > 0) conditions.push(buildSearchCondition(terms, isLenient));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
