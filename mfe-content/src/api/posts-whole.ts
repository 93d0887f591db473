import { getMedia, getPost, getPostNeighbour, listPosts, type ApiError } from '@oracle-astra/shared/api';
import type { LoaderDispatch, Outcome } from './loader-dispatch';

/** Fetches a page of posts and then their pictures; only the list itself can fail it. */
export const postsWithPictures =
  (asked: { page: number; perPage: number }) =>
  async (dispatch: LoaderDispatch): Outcome => {
    const { data, error } = await dispatch(listPosts.initiate(asked));
    await Promise.all((data?.posts ?? []).map((post) => picture(dispatch, post.featured_media)));
    return { error: error as ApiError | undefined };
  };

/** Fetches a post, its picture and the posts beside it. A slug that nobody has is a 404, which the blog itself answers with an empty list. */
export const postWithCompany =
  (slug: string) =>
  async (dispatch: LoaderDispatch): Outcome => {
    const { data: post, error } = await dispatch(getPost.initiate(slug));
    if (post === null) return { error: { kind: 'http', status: 404, message: '' } };
    if (post !== undefined) {
      await Promise.all([
        picture(dispatch, post.featured_media),
        dispatch(getPostNeighbour.initiate({ side: 'previous', date: post.date })),
        dispatch(getPostNeighbour.initiate({ side: 'next', date: post.date })),
      ]);
    }
    return { error: error as ApiError | undefined };
  };

const picture = (dispatch: LoaderDispatch, id: number) => (id > 0 ? dispatch(getMedia.initiate(id)) : null);
