import { prefetch, type LoaderInput } from '@oracle-astra/shared/api';
import { parsePageNumber } from '@oracle-astra/shared/format';
import type { LoaderFunction } from 'react-router-dom';

type Queries = ReturnType<Parameters<typeof prefetch>[0]>;

/**
 * Creates the loader of a page that shows the profile of the search parameter `uid`, or the user's own profile without it.
 * Visitors without a `uid` are redirected to the home page.
 */
export function createProfileLoader(
  getQueriesByUid: (uid: string, page: number) => Queries,
  getOwnQueries: (input: LoaderInput) => Queries,
): LoaderFunction {
  const loadOwn = prefetch(getOwnQueries, { redirectTo: '/' });
  const loadByUid = prefetch(({ url }) => getQueriesByUid(url.searchParams.get('uid') ?? '', parsePageNumber(url.searchParams)));
  return (args, context) => (new URL(args.request.url).searchParams.get('uid') ? loadByUid : loadOwn)(args, context);
}
