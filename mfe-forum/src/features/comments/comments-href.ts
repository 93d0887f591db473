import { siteRoutes } from '@oracle-astra/shared/contract';

/** The URL of one page of a discussion's comments, with the fragment of the comment section. */
export function commentsHref(slug: string, did: string, page: number): string {
  const url = siteRoutes.discussion(slug, did);
  return `${page === 1 ? url : `${url}&page=${page}`}#comments`;
}
