import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type PaymentReceiptResponse,
  type PaymentTransactionsResponse,
  type SuccessOf,
  type TransactionKind,
} from '@oracle-astra/shared/contract';

type TransactionsPage = SuccessOf<PaymentTransactionsResponse>;
export type Receipt = SuccessOf<PaymentReceiptResponse>;

const transactionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commerceListTransactions: build.infiniteQuery<TransactionsPage, TransactionKind | null, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: (page) => page.next_cursor ?? undefined },
      query: ({ queryArg: kind, pageParam: cursor }) => ({
        url: apiPaths.paymentTransactions,
        params: { kind: kind ?? undefined, cursor },
      }),
      providesTags: ['Transaction'],
    }),
    /** Cached for a short time only, because its link to the document is valid for 15 minutes. */
    commerceGetReceipt: build.query<Receipt, string>({
      query: (id) => ({ url: apiPaths.paymentReceipt, params: { receipt_id: id } }),
      providesTags: ['Transaction'],
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useCommerceListTransactionsInfiniteQuery, useCommerceGetReceiptQuery } = transactionsApi;
