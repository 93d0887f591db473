import { redirect, type LoaderFunction, type RouterContextProvider } from 'react-router-dom';
import { getDiscussion, listComments, loaderContext, prefetch } from '@oracle-astra/shared/api';
import { siteRoutes, slugify } from '@oracle-astra/shared/contract';
import { parsePageNumber } from '@oracle-astra/shared/format';
import { missingWithNewest, orNewest } from './or-newest';

const load = prefetch(({ url }) => {
  const did = url.searchParams.get('did') ?? '';
  return did === ''
    ? [missingWithNewest]
    : [
        orNewest(getDiscussion.initiate(did, { subscribe: false })),
        listComments.initiate({ did, start: parsePageNumber(url.searchParams) }),
      ];
});

/** The loader of a discussion. A document with an outdated or wrong slug is redirected to the discussion's address. */
export const loadDiscussion: LoaderFunction = async (args, context) => {
  const result: unknown = await load(args, context);
  const { store, awaitData } = (args.context as Readonly<RouterContextProvider>).get(loaderContext);
  if (!awaitData) return result;
  const { searchParams } = new URL(args.request.url);
  const did = searchParams.get('did') ?? '';
  const title = getDiscussion.select(did)(store.getState()).data?.discussion.title;
  if (title === undefined || slugify(title) === args.params.slug) return result;
  const page = parsePageNumber(searchParams);
  throw redirect(`${siteRoutes.discussion(slugify(title), did)}${page > 1 ? `&page=${page}` : ''}`, 301);
};
