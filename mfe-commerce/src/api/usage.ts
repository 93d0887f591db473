import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type BalanceUsageResponse, type SuccessOf } from '@oracle-astra/shared/contract';

/** Apart from the other calls of the balance, which the page of packs does not need. */
const usageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commerceGetUsage: build.query<SuccessOf<BalanceUsageResponse>, void>({ query: () => apiPaths.balanceUsage, providesTags: ['Balance'] }),
  }),
});

export const { useCommerceGetUsageQuery } = usageApi;
