import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type MeResponse, type SuccessOf } from '@oracle-astra/shared/contract';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commerceGetMe: build.query<SuccessOf<MeResponse>, void>({ query: () => apiPaths.me, providesTags: ['Me'] }),
  }),
});

export const { useCommerceGetMeQuery } = accountApi;
