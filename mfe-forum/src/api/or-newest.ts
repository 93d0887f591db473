import { listDiscussions, type ApiError, type prefetch } from '@oracle-astra/shared/api';
import type { DiscussionsRequest } from '@oracle-astra/shared/contract';
import { isNotFound } from './api-errors';

type Load = ReturnType<Parameters<typeof prefetch>[0]>[number];

const newest = () => listDiscussions.initiate({ start: 1 }, { subscribe: false });

/** For loaders: a query, and the newest discussions where it answers that there is no such thing. */
export const orNewest =
  (query: Load): Load =>
  async (dispatch) => {
    const { error } = await dispatch(query);
    if (isNotFound(error)) await dispatch(newest());
    return { error };
  };

const missing: ApiError = { kind: 'http', status: 404, message: '' };

/** For loaders: the address names nothing, so its document has status 404 and shows the newest discussions. */
export const missingWithNewest: Load = async (dispatch) => {
  await dispatch(newest());
  return { error: missing };
};

/** For loaders: a page of a list, whose document has status 404 where it is past the last one; the page leads back. */
export const orPastLast =
  (list: DiscussionsRequest & { start: number }): Load =>
  async (dispatch) => {
    const { data, error } = await dispatch(listDiscussions.initiate(list, { subscribe: false }));
    return { error: list.start > 1 && data?.discussions.length === 0 ? missing : error };
  };
