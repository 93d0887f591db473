import { buildCreateApi, reactHooksModule } from '@reduxjs/toolkit/query/react';
import type { baseQuery } from './base-query';
import { apiOptions } from './query/api-options';
import { deferredCoreModule } from './query/deferred-core';

/**
 * The only api of a page. Endpoints of shared resources are beside this file; a remote adds its own with
 * `baseApi.injectEndpoints`, prefixed with its name, so that endpoints of two remotes never share a name. The code that fetches
 * is loaded after hydration: see `deferredCoreModule`.
 */
export const baseApi = buildCreateApi(
  deferredCoreModule,
  reactHooksModule(),
)({
  ...apiOptions,
  baseQuery: (() => undefined) as unknown as typeof baseQuery,
  endpoints: () => ({}),
});
