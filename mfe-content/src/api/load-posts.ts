import { getMedia, getPost, getPostNeighbour, listPosts, type ApiError } from '@oracle-astra/shared/api';
import { contentGetPostHead, contentListRelatedPosts } from './blog';
import type { LoaderDispatch, LoaderResult } from './loader-dispatch';
import { missing, newestPostsRequest } from './missing';

/** Loads a page of posts and then their featured images. Only a failed list is reported as an error, a page after the last one as a 404. */
export const loadPostsWithMedia =
  (request: { page: number; perPage: number }) =>
  async (dispatch: LoaderDispatch): LoaderResult => {
    const { data, error } = await dispatch(listPosts.initiate(request, { subscribe: false }));
    // The blog's own response to a page after the last one is 400.
    if (request.page > 1 && (error as ApiError | undefined)?.status === 400) return loadMissing(dispatch);
    await Promise.all((data?.posts ?? []).map((post) => loadMedia(dispatch, post.featured_media)));
    return { error: error as ApiError | undefined };
  };

/**
 * Loads a post, its featured image, its metadata, its neighbours and related posts. An unknown slug becomes a 404, because the
 * blog responds with an empty list.
 */
export const loadPostWithNeighbours =
  (slug: string) =>
  async (dispatch: LoaderDispatch): LoaderResult => {
    const { data: post, error } = await dispatch(getPost.initiate(slug, { subscribe: false }));
    if (post === null) return loadMissing(dispatch);
    if (post !== undefined) {
      await Promise.all([
        loadMedia(dispatch, post.featured_media),
        dispatch(contentGetPostHead.initiate(slug, { subscribe: false })),
        loadRelated(dispatch, slug),
        dispatch(getPostNeighbour.initiate({ side: 'previous', date: post.date }, { subscribe: false })),
        dispatch(getPostNeighbour.initiate({ side: 'next', date: post.date }, { subscribe: false })),
      ]);
    }
    return { error: error as ApiError | undefined };
  };

/** Loads the newest posts, which the not-found page shows. */
async function loadMissing(dispatch: LoaderDispatch): LoaderResult {
  await dispatch(listPosts.initiate(newestPostsRequest, { subscribe: false }));
  return { error: missing };
}

async function loadRelated(dispatch: LoaderDispatch, slug: string) {
  const { data } = await dispatch(contentListRelatedPosts.initiate(slug, { subscribe: false }));
  await Promise.all((data ?? []).map((post) => loadMedia(dispatch, post.featured_media)));
}

const loadMedia = (dispatch: LoaderDispatch, id: number) => (id > 0 ? dispatch(getMedia.initiate(id, { subscribe: false })) : null);
