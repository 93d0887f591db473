import { forumLimits } from '@oracle-astra/shared/contract';
import type { Discussion, Locale } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { createConcurrencyLimit } from '../../db/concurrency-limit';
import { createCommentRepository } from './comment-repository';
import { isStatementTimeout, setStatementTimeout, createDiscussionRepository } from './discussion-repository';
import type { DiscussionRepository } from './discussion-repository';
import type { ProfileService } from './profiles';
import { createFullCount } from './full-count';
import { prepareSearch } from './search-condition';
import type { SearchTerm } from './search-condition';
import { parseSearchTerms } from './search-terms';

interface DiscussionQuery {
  start: number;
  query?: string | undefined;
  uid?: string | undefined;
}
interface Reader {
  uid: string | null;
  locale: Locale;
}
interface DiscussionPage {
  discussions: Discussion[];
  page_count: number;
  note?: string;
}

interface ForumServiceDeps {
  db: Database;
  profiles: ProfileService;
  /** Searches that run concurrently, each on its own database connection. */
  parallelSearches: number;
  /** Time limit of each statement of a search, in milliseconds. */
  searchLimitMs?: number;
}

const { pageSize, mostPages } = forumLimits;
const mostListed = mostPages * pageSize;
const tooShortNotes: Record<Locale, string> = {
  en: 'Search for a word of three letters or more.',
  hi: 'कम से कम तीन अक्षरों का शब्द खोजिए।',
};

const createBusyError = () => new DomainError('search_busy', { retryAfterSeconds: 1 });

export function createForumService({ db, profiles, parallelSearches, searchLimitMs = 1500 }: ForumServiceDeps) {
  const discussions = createDiscussionRepository(db);
  const comments = createCommentRepository(db);
  const runLimited = createConcurrencyLimit({
    parallel: parallelSearches,
    waiting: 4 * parallelSearches,
    waitMs: 1000,
    busy: createBusyError,
  });

  const counts = createFullCount();

  /** Pages are counted and listed up to `mostPages` only, so that the cost does not grow with the forum. */
  async function listPage(uid: string | undefined, start: number, viewer: string | null): Promise<DiscussionPage> {
    const filter = { terms: [], uid };
    const listed = start > mostPages ? [] : await discussions.list(filter, viewer, toPageRange(start));
    const isLast = listed.length > 0 && listed.length < pageSize;
    const count = async () => discussions.count(filter, viewer, mostListed);
    return {
      discussions: listed,
      page_count: isLast ? start : Math.ceil((uid === undefined ? await counts.get(count) : await count()) / pageSize),
    };
  }

  /** Words as they are spelled; where they fill no page, also words that are spelled like them. A page beyond the end is counted from the first. */
  async function searchPage(
    repository: DiscussionRepository,
    terms: SearchTerm[],
    uid: string | undefined,
    start: number,
    viewer: string | null,
  ): Promise<DiscussionPage> {
    const find = async (isLenient: boolean, page: number) =>
      repository.search({ terms, uid, isLenient }, viewer, toPageRange(page), mostListed);
    const first = await find(false, 1);
    const isLenient = first.total < pageSize;
    const inReach = start <= mostPages;
    const whole = isLenient ? await find(true, 1) : first;
    const shown = start === 1 ? whole : inReach ? await find(isLenient, start) : { discussions: [] };
    return { discussions: shown.discussions, page_count: Math.ceil(whole.total / pageSize) };
  }

  async function search(words: string[], uid: string | undefined, start: number, viewer: string | null): Promise<DiscussionPage> {
    try {
      return await runLimited(() =>
        db.transaction(async (tx) => {
          await setStatementTimeout(tx, searchLimitMs);
          return searchPage(createDiscussionRepository(tx), await prepareSearch(tx, words), uid, start, viewer);
        }),
      );
    } catch (error) {
      throw isStatementTimeout(error) ? new DomainError('search_too_slow') : error;
    }
  }

  async function discussion(did: string, viewer: string | null): Promise<Discussion> {
    const found = await discussions.byId(did, viewer);
    if (found === null) throw new DomainError('discussion_not_found');
    return found;
  }

  return {
    discussion,

    /**
     * One page, from 1: latest first, or the best of a search first. Every word of the query, or one spelled like it, must
     * occur in the text or the tags; a note says why a query was not run. Throws `search_too_slow`, or `search_busy` where too many searches wait.
     */
    async list({ start, query = '', uid }: DiscussionQuery, { uid: viewer, locale }: Reader): Promise<DiscussionPage> {
      if (uid !== undefined && !(await profiles.canViewPosts(uid, viewer))) return { discussions: [], page_count: 0 };
      const { terms, isTooShort } = parseSearchTerms(query);
      if (isTooShort) return { discussions: [], page_count: 0, note: tooShortNotes[locale] };
      return terms.length > 0 ? search(terms, uid, start, viewer) : listPage(uid, start, viewer);
    },

    /** One page, from 1, or all without `start`, oldest first. Throws `discussion_not_found`. */
    async comments(did: string, start: number | undefined, viewer: string | null) {
      const { comment_count: count } = await discussion(did, viewer);
      const range = start === undefined ? { limit: forumLimits.commentsAtOnce, offset: 0 } : toPageRange(start);
      return { comments: await comments.list(did, viewer, range), page_count: Math.ceil(count / pageSize) };
    },
  };
}

function toPageRange(start: number) {
  return { limit: pageSize, offset: (start - 1) * pageSize };
}
