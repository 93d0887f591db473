import { forumLimits } from '@oracle-astra/shared/contract';
import type { CareCard, Discussion } from '@oracle-astra/shared/contract';
import { createConcurrencyLimit } from '../../../db/statements/concurrency-limit';
import type { Database } from '../../../db/database';
import { DomainError } from '../../../domain-error';
import { createDiscussionRepository, isStatementTimeout, setStatementTimeout } from '../discussion-repository';
import type { DiscussionRepository, FoundDiscussions } from '../discussion-repository';
import { toPageRange } from '../page-range';
import { prepareSearch } from './search-condition';
import type { SearchTerm } from './search-condition';

interface SearchDeps {
  db: Database;
  parallelSearches: number;
  searchLimitMs: number;
}

/** A page of discussions; `note` is the reason why a query was not run. */
export interface DiscussionPage {
  discussions: Discussion[];
  page_count: number;
  note?: string;
  /** The help for a query that expresses despair or danger. */
  care?: CareCard;
}

interface Search {
  terms: readonly SearchTerm[];
  uid: string | undefined;
  start: number;
  viewer: string | null;
}

const { pageSize, mostPages: maxPages } = forumLimits;
const createBusyError = () => new DomainError('search_busy', { retryAfterSeconds: 1 });

/** Exact words; if they do not fill a page, also similar spellings. */
async function searchPage(repository: DiscussionRepository, { terms, uid, start, viewer }: Search): Promise<DiscussionPage> {
  const find = async (isLenient: boolean, page: number): Promise<FoundDiscussions> =>
    repository.search({ terms, uid, isLenient }, viewer, toPageRange(page), maxPages * pageSize);
  const exact = await find(false, 1);
  const isLenient = exact.total < pageSize;
  const first = isLenient ? await find(true, 1) : exact;
  const pageCount = Math.ceil(first.total / pageSize);
  if (start === 1) return { discussions: first.discussions, page_count: pageCount };
  const { discussions } = start > pageCount ? { discussions: [] } : await find(isLenient, start);
  return { discussions, page_count: pageCount };
}

/** Searches, of which a few run at once and each for a limited time. Throws `search_too_slow`, or `search_busy` if too many wait. */
export function createForumSearch({ db, parallelSearches, searchLimitMs }: SearchDeps) {
  const runLimited = createConcurrencyLimit({
    parallel: parallelSearches,
    waiting: 4 * parallelSearches,
    waitMs: 1000,
    busy: createBusyError,
  });

  return async (words: string[], uid: string | undefined, start: number, viewer: string | null): Promise<DiscussionPage> => {
    try {
      return await runLimited(() =>
        db.transaction(async (tx) => {
          await setStatementTimeout(tx, searchLimitMs);
          return searchPage(createDiscussionRepository(tx), { terms: await prepareSearch(tx, words), uid, start, viewer });
        }),
      );
    } catch (error) {
      throw isStatementTimeout(error) ? new DomainError('search_too_slow') : error;
    }
  };
}
