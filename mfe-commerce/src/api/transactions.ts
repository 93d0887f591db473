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
    /** Its link to the document lasts 15 minutes, so it is not kept for long. */
    commerceGetReceipt: build.query<Receipt, string>({
      query: (id) => ({ url: apiPaths.paymentReceipt, params: { receipt_id: id } }),
      providesTags: ['Transaction'],
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useCommerceListTransactionsInfiniteQuery, useCommerceGetReceiptQuery } = transactionsApi;
