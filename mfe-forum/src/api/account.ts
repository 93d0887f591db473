import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type AccountSummaryResponse,
  type ChangeMobileRequest,
  type ChangeMobileResponse,
  type DeleteAccountResponse,
  type SuccessOf,
  type ValidateOtpRequest,
} from '@oracle-astra/shared/contract';

export type ExportFormat = 'json' | 'html';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumGetAccountSummary: build.query<SuccessOf<AccountSummaryResponse>, void>({
      query: () => apiPaths.accountSummary,
      providesTags: ['Me', 'Balance', 'Profile', 'Birth', 'Chat'],
    }),
    /** The text of a file with all data of the account. */
    forumExportAccount: build.mutation<string, ExportFormat>({
      query: (format) => ({
        url: apiPaths.exportAccount,
        params: { format },
        // A refusal is no file.
        responseHandler: async (response) => (response.headers.has('content-disposition') ? response.text() : response.json()),
        changes: [],
      }),
    }),
    forumChangeMobile: build.mutation<SuccessOf<ChangeMobileResponse>, ChangeMobileRequest>({
      query: (body) => ({ url: apiPaths.changeMobile, method: 'POST', body, changes: ['Me'] }),
      invalidatesTags: ['Me'],
    }),
    forumDeleteAccount: build.mutation<SuccessOf<DeleteAccountResponse>, Pick<ValidateOtpRequest, 'mobile' | 'otp' | 'token'>>({
      query: (body) => ({ url: apiPaths.deleteAccount, method: 'POST', body, changes: [] }),
    }),
  }),
});

export const {
  useForumGetAccountSummaryQuery,
  useForumExportAccountMutation,
  useForumChangeMobileMutation,
  useForumDeleteAccountMutation,
} = accountApi;
export const { forumGetAccountSummary } = accountApi.endpoints;
