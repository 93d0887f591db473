import { cutText, type DiscussionsRequest } from '@oracle-astra/shared/contract';
import { parsePageNumber } from '@oracle-astra/shared/format';

const maxQueryLength = 200;

/** Parses the forum's search parameters into an API request; an empty `query` is left out. */
export function parseForumSearchParams(params: URLSearchParams): DiscussionsRequest & { start: number } {
  const query = cutText((params.get('query') ?? '').trim(), maxQueryLength);
  return { start: parsePageNumber(params), ...(query === '' ? {} : { query }) };
}
