import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type SuccessOf, type PanchangResponse } from '@oracle-astra/shared/contract';

const panchangApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The panchang of a date (`YYYY-MM-DD`) in Delhi. */
    contentGetPanchang: build.query<SuccessOf<PanchangResponse>, string>({
      query: (date) => ({ url: apiPaths.panchang, params: { date } }),
    }),
  }),
});

export const { contentGetPanchang } = panchangApi.endpoints;
export const { useContentGetPanchangQuery } = panchangApi;
