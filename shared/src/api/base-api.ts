import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { tagTypes } from './tags';

/**
 * The one api of the page. Shared resources stand beside this file; a remote adds endpoints of its own with
 * `baseApi.injectEndpoints`, their names prefixed by the remote, so that two releases never meet under one name.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
