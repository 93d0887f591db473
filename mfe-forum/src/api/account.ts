import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type AccountSummaryResponse,
  type SuccessOf,
  type ValidateOtpRequest,
  type ValidateOtpResponse,
} from '@oracle-astra/shared/contract';

export type ExportFormat = 'json' | 'html';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumGetAccountSummary: build.query<SuccessOf<AccountSummaryResponse>, void>({
      query: () => apiPaths.accountSummary,
      providesTags: ['Me', 'Balance', 'Profile', 'Birth', 'Chat'],
    }),
    /** The text of a file with all that the account holds. */
    forumExportAccount: build.mutation<string, ExportFormat>({
      query: (format) => ({ url: apiPaths.exportAccount, params: { format }, responseHandler: 'text' }),
    }),
    forumDeleteAccount: build.mutation<SuccessOf<ValidateOtpResponse>, Pick<ValidateOtpRequest, 'mobile' | 'otp' | 'token'>>({
      query: (body) => ({ url: apiPaths.deleteAccount, method: 'POST', body }),
    }),
  }),
});

export const { useForumGetAccountSummaryQuery, useForumExportAccountMutation, useForumDeleteAccountMutation } = accountApi;
export const { forumGetAccountSummary } = accountApi.endpoints;
