import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type DoneResponse, type PrivacyResponse, type SetConsentRequest, type SuccessOf } from '@oracle-astra/shared/contract';

const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumGetPrivacy: build.query<SuccessOf<PrivacyResponse>, void>({ query: () => apiPaths.privacy, providesTags: ['Me'] }),
    forumSetConsent: build.mutation<SuccessOf<DoneResponse>, SetConsentRequest>({
      query: (body) => ({ url: apiPaths.setConsent, method: 'POST', body, changes: ['Me'] }),
      // Also after a refusal: the text may have changed, or another tab answered.
      invalidatesTags: ['Me'],
    }),
  }),
});

export const { useForumGetPrivacyQuery, useForumSetConsentMutation } = privacyApi;
export const { forumGetPrivacy } = privacyApi.endpoints;
