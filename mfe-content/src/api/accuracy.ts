import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type AccuracyResponse, type SuccessOf } from '@oracle-astra/shared/contract';

const accuracyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contentGetAccuracy: build.query<SuccessOf<AccuracyResponse>, void>({ query: () => apiPaths.accuracy, providesTags: ['Day'] }),
  }),
});

export const { contentGetAccuracy } = accuracyApi.endpoints;
export const { useContentGetAccuracyQuery } = accuracyApi;
