import { baseApi } from '@oracle-astra/shared/api';
import { api, countryCode, type Answered, type DoneAnswer } from '@oracle-astra/shared/contract';

const invitesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Invites a number of ten digits. */
    contentSendInvite: build.mutation<Answered<DoneAnswer>, string>({
      query: (digits) => ({ url: api.invite, method: 'POST', body: { mobile: `${countryCode}${digits}` }, once: true }),
    }),
  }),
});

export const { useContentSendInviteMutation } = invitesApi;
