import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';

const stopReplyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stops the reply that is being written in a chat; the stream of the reply reports the outcome. */
    chatStopReply: build.mutation<unknown, string>({
      query: (asst_id) => ({ url: apiPaths.stopReply, method: 'POST', body: { asst_id }, changes: ['Chat', 'Balance'] }),
    }),
  }),
});

export const { useChatStopReplyMutation } = stopReplyApi;
