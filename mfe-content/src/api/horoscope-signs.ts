import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type HoroscopeDay, type HoroscopeSignsResponse, type SuccessOf } from '@oracle-astra/shared/contract';

const horoscopeSignsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A day in one line for each of the twelve signs. */
    contentGetHoroscopeSigns: build.query<SuccessOf<HoroscopeSignsResponse>, HoroscopeDay>({
      query: (when) => ({ url: apiPaths.horoscopeSigns, params: { when } }),
      providesTags: ['Day'],
    }),
  }),
});

export const { contentGetHoroscopeSigns } = horoscopeSignsApi.endpoints;
export const { useContentGetHoroscopeSignsQuery } = horoscopeSignsApi;
