import { baseApi, listTag } from '@oracle-astra/shared/api';
import { apiPaths, type SuccessOf, type StartChatResponse, type StartChatRequest } from '@oracle-astra/shared/contract';

const celebrityChatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    chatStartCelebrityChat: build.mutation<SuccessOf<StartChatResponse>, StartChatRequest>({
      query: (body) => ({ url: apiPaths.startCelebChat, method: 'POST', body, isIdempotent: true, changes: ['Chat'] }),
      invalidatesTags: [listTag('Chat')],
    }),
  }),
});

export const { useChatStartCelebrityChatMutation } = celebrityChatsApi;
