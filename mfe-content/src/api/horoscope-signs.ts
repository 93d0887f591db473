import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type HoroscopeDay, type HoroscopeSignsResponse, type SuccessOf } from '@oracle-astra/shared/contract';

const horoscopeSignsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One line for each of the twelve signs on a day. */
    contentGetHoroscopeSigns: build.query<SuccessOf<HoroscopeSignsResponse>, HoroscopeDay>({
      query: (when) => ({ url: apiPaths.horoscopeSigns, params: { when } }),
      providesTags: ['Day'],
    }),
  }),
});

export const { contentGetHoroscopeSigns } = horoscopeSignsApi.endpoints;
export const { useContentGetHoroscopeSignsQuery } = horoscopeSignsApi;
