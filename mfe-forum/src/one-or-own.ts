import { prefetch, type LoaderInput } from '@oracle-astra/shared/api';
import { parsePageNumber } from '@oracle-astra/shared/format';
import type { LoaderFunction } from 'react-router-dom';

type Queries = ReturnType<Parameters<typeof prefetch>[0]>;

/**
 * The loader of a page that shows the person of the address's `uid`, or without one whoever is signed in;
 * visitors who ask for their own are sent home.
 */
export function oneOrOwn(ofOne: (uid: string, page: number) => Queries, ofOwn: (input: LoaderInput) => Queries): LoaderFunction {
  const own = prefetch(ofOwn, { redirectTo: '/' });
  const one = prefetch(({ url }) => ofOne(url.searchParams.get('uid') ?? '', parsePageNumber(url.searchParams)));
  return (args, context) => (new URL(args.request.url).searchParams.get('uid') ? one : own)(args, context);
}
