import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type RedeemsResponse, type SuccessOf, type TransfersResponse } from '@oracle-astra/shared/contract';

const historiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumListRedeems: build.query<SuccessOf<RedeemsResponse>, void>({ query: () => apiPaths.redeems, providesTags: ['Profile'] }),
    forumListTransfers: build.infiniteQuery<SuccessOf<TransfersResponse>, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: (page) => page.next_cursor ?? undefined },
      query: ({ pageParam: cursor }) => ({ url: apiPaths.transfers, params: { cursor } }),
      providesTags: ['Balance'],
    }),
  }),
});

export const { forumListRedeems, forumListTransfers } = historiesApi.endpoints;
export const { useForumListRedeemsQuery, useForumListTransfersInfiniteQuery } = historiesApi;
