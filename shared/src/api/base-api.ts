import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { tagTypes } from './tags';

/**
 * The only api of a page. Endpoints of shared resources are beside this file; a remote adds its own with
 * `baseApi.injectEndpoints`, prefixed with its name, so that endpoints of two remotes never share a name.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
