import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Discussion } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { buildSearchCondition, buildSearchRank } from './search/search-condition';
import type { SearchTerm } from './search/search-condition';
import { buildDiscussionRows, type DiscussionRow } from './discussion-rows';

/** Discussions that contain all `terms`, written by `uid`; an empty list or undefined uid does not filter. */
export interface DiscussionFilter {
  terms: readonly SearchTerm[];
  /** Whether words with a similar spelling match too. */
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

/** Ranking is more expensive than finding, so only this many of the latest are ranked. */
const mostRanked = 200;

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
    return (await db.execute<DiscussionRow>(buildDiscussionRows(sql`${viewer}`, condition))).rows;
  }

  return {
    /** Latest first. */
    async list({ uid }: DiscussionFilter, viewer: string | null, { limit, offset }: PageRange): Promise<Discussion[]> {
      return select(
        viewer,
        sql`${buildVisible({ terms: [], uid }, viewer)} order by created_at desc, did desc limit ${limit} offset ${offset}`,
      );
    },

    /** The latest `most` matches and their number, up to `most`: the latest of them ranked, then the others. */
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
  };
}

export type DiscussionRepository = ReturnType<typeof createDiscussionRepository>;

/** In their own list a person also sees posts hidden from others. */
function buildVisible({ terms, uid, isLenient = false }: DiscussionFilter, viewer: string | null): SQL {
  const conditions: SQL[] = [];
  if (uid === undefined || uid !== viewer) conditions.push(sql`hidden_at is null`);
  if (uid !== undefined) conditions.push(sql`uid = ${uid}`);
  if (terms.length > 0) conditions.push(buildSearchCondition(terms, isLenient));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
