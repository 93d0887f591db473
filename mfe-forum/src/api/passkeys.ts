import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type AddPasskeyRequest,
  type AddPasskeyResponse,
  type DoneResponse,
  type PasskeyCreationResponse,
  type PasskeysResponse,
  type RemovePasskeyRequest,
  type RenamePasskeyRequest,
  type SuccessOf,
} from '@oracle-astra/shared/contract';

const passkeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumListPasskeys: build.query<SuccessOf<PasskeysResponse>, void>({ query: () => apiPaths.passkeys, providesTags: ['Me'] }),
    /** Each call gets a challenge of its own. */
    forumBeginPasskey: build.mutation<SuccessOf<PasskeyCreationResponse>, void>({
      query: () => ({ url: apiPaths.passkeyCreation, changes: [] }),
    }),
    forumAddPasskey: build.mutation<SuccessOf<AddPasskeyResponse>, AddPasskeyRequest>({
      query: (body) => ({ url: apiPaths.addPasskey, method: 'POST', body, isIdempotent: true, changes: ['Me'] }),
      invalidatesTags: ['Me'],
    }),
    forumRenamePasskey: build.mutation<SuccessOf<DoneResponse>, RenamePasskeyRequest>({
      query: (body) => ({ url: apiPaths.renamePasskey, method: 'POST', body, changes: ['Me'] }),
      invalidatesTags: ['Me'],
    }),
    forumRemovePasskey: build.mutation<SuccessOf<DoneResponse>, RemovePasskeyRequest>({
      query: (body) => ({ url: apiPaths.removePasskey, method: 'POST', body, isIdempotent: true, changes: ['Me'] }),
      // Also after a refusal: another tab may have removed it.
      invalidatesTags: ['Me'],
    }),
  }),
});

export const {
  useForumListPasskeysQuery,
  useForumBeginPasskeyMutation,
  useForumAddPasskeyMutation,
  useForumRenamePasskeyMutation,
  useForumRemovePasskeyMutation,
} = passkeysApi;
export const { forumListPasskeys } = passkeysApi.endpoints;
