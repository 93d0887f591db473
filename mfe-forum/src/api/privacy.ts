import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type AskRightsRequest,
  type AskRightsResponse,
  type ChildLinkResponse,
  type ChildResponse,
  type DoneResponse,
  type GiveChildConsentRequest,
  type Nominee,
  type PrivacyResponse,
  type SetConsentRequest,
  type SuccessOf,
} from '@oracle-astra/shared/contract';

const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumGetPrivacy: build.query<SuccessOf<PrivacyResponse>, void>({ query: () => apiPaths.privacy, providesTags: ['Me'] }),
    forumSetConsent: build.mutation<SuccessOf<DoneResponse>, SetConsentRequest>({
      query: (body) => ({ url: apiPaths.setConsent, method: 'POST', body, changes: ['Me'] }),
      // Also after a refusal: the text may have changed, or another tab answered.
      invalidatesTags: ['Me'],
    }),
    /** Each call makes a link that is valid for a week. */
    forumMakeChildLink: build.mutation<SuccessOf<ChildLinkResponse>, void>({ query: () => ({ url: apiPaths.childLink, changes: [] }) }),
    forumGetChild: build.query<SuccessOf<ChildResponse>, string>({
      query: (child) => ({ url: apiPaths.childOfLink, params: { child } }),
      providesTags: ['Me'],
    }),
    forumAgreeForChild: build.mutation<SuccessOf<DoneResponse>, GiveChildConsentRequest>({
      query: (body) => ({ url: apiPaths.giveChildConsent, method: 'POST', body, changes: ['Me'] }),
      invalidatesTags: ['Me'],
    }),
    forumWithdrawForChild: build.mutation<SuccessOf<DoneResponse>, { id: string }>({
      query: (body) => ({ url: apiPaths.withdrawChildConsent, method: 'POST', body, changes: ['Me'] }),
      invalidatesTags: ['Me'],
    }),
    forumSetOwnBirth: build.mutation<SuccessOf<DoneResponse>, { bid: string }>({
      query: (body) => ({ url: apiPaths.setOwnBirth, method: 'POST', body, changes: ['Me', 'Birth'] }),
      invalidatesTags: ['Me', 'Birth'],
    }),
    forumSetNominee: build.mutation<SuccessOf<DoneResponse>, Nominee>({
      query: (body) => ({ url: apiPaths.setNominee, method: 'POST', body, changes: ['Me'] }),
      invalidatesTags: ['Me'],
    }),
    forumRemoveNominee: build.mutation<SuccessOf<DoneResponse>, void>({
      query: () => ({ url: apiPaths.removeNominee, method: 'POST', body: {}, changes: ['Me'] }),
      invalidatesTags: ['Me'],
    }),
    forumAskRights: build.mutation<SuccessOf<AskRightsResponse>, AskRightsRequest>({
      query: (body) => ({ url: apiPaths.askRights, method: 'POST', body, isIdempotent: true, changes: ['Me'] }),
      invalidatesTags: ['Me'],
    }),
  }),
});

export const {
  useForumGetPrivacyQuery,
  useForumSetConsentMutation,
  useForumMakeChildLinkMutation,
  useForumGetChildQuery,
  useForumAgreeForChildMutation,
  useForumWithdrawForChildMutation,
  useForumSetOwnBirthMutation,
  useForumSetNomineeMutation,
  useForumRemoveNomineeMutation,
  useForumAskRightsMutation,
} = privacyApi;
export const { forumGetPrivacy } = privacyApi.endpoints;
