import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type BalanceHistoryRequest,
  type BalanceHistoryResponse,
  type SuccessOf,
  type TransferPreviewResponse,
  type TransferRequest,
  type TransferResponse,
} from '@oracle-astra/shared/contract';

type HistoryPage = SuccessOf<BalanceHistoryResponse>;
export type TransferPreview = SuccessOf<TransferPreviewResponse>;

const balanceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commerceListBalanceHistory: build.infiniteQuery<HistoryPage, BalanceHistoryRequest['unit'] | null, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: (page) => page.next_cursor ?? undefined },
      query: ({ queryArg: unit, pageParam: cursor }) => ({ url: apiPaths.balanceHistory, params: { unit: unit ?? undefined, cursor } }),
      providesTags: ['Balance'],
    }),
    /** Validates a transfer and returns who would get it; transfers nothing. */
    commercePreviewTransfer: build.mutation<TransferPreview, TransferRequest>({
      query: (body) => ({ url: apiPaths.transferPreview, method: 'POST', body, isIdempotent: true, changes: [] }),
    }),
    commerceTransfer: build.mutation<SuccessOf<TransferResponse>, TransferRequest>({
      query: (body) => ({ url: apiPaths.transfer, method: 'POST', body, isIdempotent: true, changes: ['Balance', 'Chat', 'Transfer'] }),
      invalidatesTags: ['Balance', 'Transfer'],
    }),
  }),
});

export const { useCommerceListBalanceHistoryInfiniteQuery, useCommercePreviewTransferMutation, useCommerceTransferMutation } = balanceApi;
