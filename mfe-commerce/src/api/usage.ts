import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type BalanceUsageResponse, type SuccessOf } from '@oracle-astra/shared/contract';

/** In a separate file, because the page of packs does not need the other calls of the balance. */
const usageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commerceGetUsage: build.query<SuccessOf<BalanceUsageResponse>, void>({ query: () => apiPaths.balanceUsage, providesTags: ['Balance'] }),
  }),
});

export const { useCommerceGetUsageQuery } = usageApi;
