import type { DiscussionsRequest } from '@oracle-astra/shared/contract';
import { parsePageNumber } from '@oracle-astra/shared/format';

const longestQuery = 200;

/** What the address of the forum asks the API for; an empty search is none. */
export function readForumAddress(params: URLSearchParams): DiscussionsRequest & { start: number } {
  const query = (params.get('query') ?? '').trim().slice(0, longestQuery);
  return { start: parsePageNumber(params), ...(query === '' ? {} : { query }) };
}
