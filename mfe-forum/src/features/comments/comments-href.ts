import { siteRoutes } from '@oracle-astra/shared/contract';

/** The address of a page of a discussion's comments, at the comments. */
export function commentsHref(slug: string, did: string, page: number): string {
  const address = siteRoutes.discussion(slug, did);
  return `${page === 1 ? address : `${address}&page=${page}`}#comments`;
}
