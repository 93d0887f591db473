import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type RedeemsResponse, type SuccessOf } from '@oracle-astra/shared/contract';

/** Questions transferred to another number (`sent`) or received from one; `transferred_at` is ISO 8601. */
export interface Transfer {
  transaction_id: string;
  recipient_mobile: string;
  oracle_questions: number;
  sent: boolean;
  transferred_at: string;
}

const historiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumListRedeems: build.query<SuccessOf<RedeemsResponse>, void>({ query: () => apiPaths.redeems, providesTags: ['Profile'] }),
    forumListTransfers: build.query<{ transactions: Transfer[] }, void>({ query: () => apiPaths.transfers, providesTags: ['Balance'] }),
  }),
});

export const { forumListRedeems, forumListTransfers } = historiesApi.endpoints;
export const { useForumListRedeemsQuery, useForumListTransfersQuery } = historiesApi;
