import { apiPaths, type DoneResponse, type SetLocaleRequest, type SuccessOf } from '../contract';
import { baseApi } from './base-api';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps the chosen language with the account; it is sent to the end even where the page is left meanwhile. */
    setLocale: build.mutation<SuccessOf<DoneResponse>, SetLocaleRequest>({
      query: (body) => ({ url: apiPaths.setLocale, method: 'POST', body, keepalive: true }),
    }),
  }),
});

export const { useSetLocaleMutation } = accountApi;
