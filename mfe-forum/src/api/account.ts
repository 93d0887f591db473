import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type AccountSummaryResponse,
  type MeResponse,
  type SuccessOf,
  type ValidateOtpRequest,
  type ValidateOtpResponse,
} from '@oracle-astra/shared/contract';

export type ExportFormat = 'json' | 'html';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumGetMe: build.query<SuccessOf<MeResponse>, void>({ query: () => apiPaths.me, providesTags: ['Me'] }),
    forumGetAccountSummary: build.query<SuccessOf<AccountSummaryResponse>, void>({
      query: () => apiPaths.accountSummary,
      providesTags: ['Me', 'Balance', 'Profile', 'Birth', 'Chat'],
    }),
    /** The text of a file with all data of the account. */
    forumExportAccount: build.mutation<string, ExportFormat>({
      query: (format) => ({ url: apiPaths.exportAccount, params: { format }, responseHandler: 'text', changes: [] }),
    }),
    forumDeleteAccount: build.mutation<SuccessOf<ValidateOtpResponse>, Pick<ValidateOtpRequest, 'mobile' | 'otp' | 'token'>>({
      query: (body) => ({ url: apiPaths.deleteAccount, method: 'POST', body, changes: [] }),
    }),
  }),
});

export const { useForumGetMeQuery, useForumGetAccountSummaryQuery, useForumExportAccountMutation, useForumDeleteAccountMutation } =
  accountApi;
export const { forumGetAccountSummary } = accountApi.endpoints;
