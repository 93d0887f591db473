import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, countryCode, type SuccessOf, type DoneResponse, type InviteLinkResponse } from '@oracle-astra/shared/contract';

const invitesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Invites a mobile number of ten digits. */
    contentSendInvite: build.mutation<SuccessOf<DoneResponse>, string>({
      query: (digits) => ({
        url: apiPaths.invite,
        method: 'POST',
        body: { mobile: `${countryCode}${digits}` },
        isIdempotent: true,
        changes: [],
      }),
    }),
    contentGetInviteLink: build.query<SuccessOf<InviteLinkResponse>, void>({ query: () => apiPaths.inviteLink }),
  }),
});

export const { useContentGetInviteLinkQuery, useContentSendInviteMutation } = invitesApi;
