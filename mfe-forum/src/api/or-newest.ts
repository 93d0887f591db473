import { listDiscussions, type ApiError, type prefetch } from '@oracle-astra/shared/api';
import type { DiscussionsRequest } from '@oracle-astra/shared/contract';
import { isNotFound } from './api-errors';

type Load = ReturnType<Parameters<typeof prefetch>[0]>[number];

const newest = () => listDiscussions.initiate({ start: 1 }, { subscribe: false });

/** For loaders: a query, followed by the newest discussions if it answers 404. */
export const orNewest =
  (query: Load): Load =>
  async (dispatch) => {
    const { error } = await dispatch(query);
    if (isNotFound(error)) await dispatch(newest());
    return { error };
  };

const missing: ApiError = { kind: 'http', status: 404, message: '' };

/** For loaders of an address without a resource: its document has status 404 and shows the newest discussions. */
export const missingWithNewest: Load = async (dispatch) => {
  await dispatch(newest());
  return { error: missing };
};

/** For loaders: a page of a list. Past the last page the document has status 404, and the page links back. */
export const orPastLast =
  (list: DiscussionsRequest & { start: number }): Load =>
  async (dispatch) => {
    const { data, error } = await dispatch(listDiscussions.initiate(list, { subscribe: false }));
    return { error: list.start > 1 && data?.discussions.length === 0 ? missing : error };
  };
