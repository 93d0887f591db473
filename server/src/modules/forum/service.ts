import { forumLimits } from '@oracle-astra/shared/contract';
import type { Comment, Discussion, Locale } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { findCareCard } from '../care/find-care-card';
import { createCommentRepository } from './comment-repository';
import { createDiscussionRepository, type DiscussionFilter } from './discussion-repository';
import type { ProfileService } from './profiles/profiles';
import { createFullCount } from './full-count';
import { toPageRange } from './page-range';
import { prepareForumReads } from './prepared-reads';
import { createForumSearch } from './search/search';
import type { DiscussionPage } from './search/search';
import { parseSearchTerms } from './search/search-terms';

interface DiscussionQuery {
  start: number;
  query?: string | undefined;
  uid?: string | undefined;
}
interface Reader {
  uid: string | null;
  locale: Locale;
}
interface ForumServiceDeps {
  db: Database;
  profiles: ProfileService;
  /** Searches that run concurrently, each on its own database connection. */
  parallelSearches: number;
  /** Time limit of each statement of a search, in milliseconds. */
  searchLimitMs?: number;
}

const { pageSize, mostPages: maxPages } = forumLimits;
const maxListed = maxPages * pageSize;
const tooShortNotes: Record<Locale, string> = {
  en: 'Search for a word of three letters or more.',
  hi: 'कम से कम तीन अक्षरों का शब्द खोजिए।',
};

export function createForumService({ db, profiles, parallelSearches, searchLimitMs = 1500 }: ForumServiceDeps) {
  const discussions = createDiscussionRepository(db);
  const comments = createCommentRepository(db);
  const prepared = prepareForumReads(db);
  const search = createForumSearch({ db, parallelSearches, searchLimitMs });
  const counts = createFullCount();

  const readPage = async (filter: DiscussionFilter, start: number, viewer: string | null): Promise<Discussion[]> =>
    start === 1 && filter.uid === undefined ? prepared.latest(viewer) : discussions.list(filter, viewer, toPageRange(start));

  const readComments = async (did: string, start: number | undefined, viewer: string | null): Promise<Comment[]> => {
    if (start === 1) return prepared.firstComments(did, viewer);
    return comments.list(did, viewer, start === undefined ? { limit: forumLimits.commentsAtOnce, offset: 0 } : toPageRange(start));
  };

  /** Pages are counted and listed only up to `maxPages`, so that the cost does not grow with the forum. */
  async function listPage(uid: string | undefined, start: number, viewer: string | null): Promise<DiscussionPage> {
    const filter = { terms: [], uid };
    const listed = start > maxPages ? [] : await readPage(filter, start, viewer);
    const isLast = listed.length > 0 && listed.length < pageSize;
    const count = async () => discussions.count(filter, viewer, maxListed);
    return {
      discussions: listed,
      page_count: isLast ? start : Math.ceil((uid === undefined ? await counts.get(count) : await count()) / pageSize),
    };
  }

  async function listFound({ start, query = '', uid }: DiscussionQuery, { uid: viewer, locale }: Reader): Promise<DiscussionPage> {
    if (uid !== undefined && !(await profiles.canViewPosts(uid, viewer))) return { discussions: [], page_count: 0 };
    const { terms, isTooShort } = parseSearchTerms(query);
    if (isTooShort) return { discussions: [], page_count: 0, note: tooShortNotes[locale] };
    return terms.length === 0 ? listPage(uid, start, viewer) : search(terms, uid, start, viewer);
  }

  async function discussion(did: string, viewer: string | null): Promise<Discussion> {
    const found = await prepared.discussion(did, viewer);
    if (found === null) throw new DomainError('discussion_not_found');
    return found;
  }

  return {
    discussion,

    /**
     * One page, from 1: latest first, or for a search best first. Every word of the query, or a similar spelling, must occur in
     * the text or the tags; a note says why a query was not run, and a query about despair gets help. Throws `search_too_slow`,
     * or `search_busy` if too many searches wait.
     */
    async list({ start, query = '', uid }: DiscussionQuery, { uid: viewer, locale }: Reader): Promise<DiscussionPage> {
      const care = findCareCard(query);
      return { ...(await listFound({ start, query, uid }, { uid: viewer, locale })), ...(care === undefined ? {} : { care }) };
    },

    /** One page, from 1, or all without `start`, oldest first. Throws `discussion_not_found`. */
    async comments(did: string, start: number | undefined, viewer: string | null) {
      const { comment_count: count } = await discussion(did, viewer);
      const pageCount = viewer === null ? Math.ceil(count / pageSize) : await comments.countPages(did, viewer);
      return { comments: await readComments(did, start, viewer), page_count: pageCount };
    },
  };
}
