import { apiPaths, type DoneResponse, type MeResponse, type SetLocaleRequest, type SuccessOf } from '../contract';
import { baseApi } from './base-api';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<SuccessOf<MeResponse>, void>({ query: () => apiPaths.me, providesTags: ['Me'] }),
    /** Stores the chosen language in the account. With `keepalive` the request finishes even if the page is left meanwhile. */
    setLocale: build.mutation<SuccessOf<DoneResponse>, SetLocaleRequest>({
      query: (body) => ({ url: apiPaths.setLocale, method: 'POST', body, keepalive: true, changes: ['Me'] }),
    }),
  }),
});

export const { useGetMeQuery, useSetLocaleMutation } = accountApi;
