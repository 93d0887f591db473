import { getMedia, getPost, getPostNeighbour, listPosts, type ApiError } from '@oracle-astra/shared/api';
import type { LoaderDispatch, LoaderResult } from './loader-dispatch';

/** Loads a page of posts and then their featured images; only a failed list is reported as an error. */
export const loadPostsWithMedia =
  (request: { page: number; perPage: number }) =>
  async (dispatch: LoaderDispatch): LoaderResult => {
    const { data, error } = await dispatch(listPosts.initiate(request));
    await Promise.all((data?.posts ?? []).map((post) => loadMedia(dispatch, post.featured_media)));
    return { error: error as ApiError | undefined };
  };

/** Loads a post, its featured image and its neighbours. An unknown slug becomes a 404: the blog's own response is an empty list. */
export const loadPostWithNeighbours =
  (slug: string) =>
  async (dispatch: LoaderDispatch): LoaderResult => {
    const { data: post, error } = await dispatch(getPost.initiate(slug));
    if (post === null) return { error: { kind: 'http', status: 404, message: '' } };
    if (post !== undefined) {
      await Promise.all([
        loadMedia(dispatch, post.featured_media),
        dispatch(getPostNeighbour.initiate({ side: 'previous', date: post.date })),
        dispatch(getPostNeighbour.initiate({ side: 'next', date: post.date })),
      ]);
    }
    return { error: error as ApiError | undefined };
  };

const loadMedia = (dispatch: LoaderDispatch, id: number) => (id > 0 ? dispatch(getMedia.initiate(id)) : null);
