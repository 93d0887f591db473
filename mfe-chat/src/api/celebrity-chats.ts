import { baseApi, listTag } from '@oracle-astra/shared/api';
import { api, type Answered, type StartChatAnswer, type StartChatRequest } from '@oracle-astra/shared/contract';

const celebrityChatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    chatStartCelebrityChat: build.mutation<Answered<StartChatAnswer>, StartChatRequest>({
      query: (body) => ({ url: api.startCelebChat, method: 'POST', body, once: true }),
      invalidatesTags: [listTag('Chat')],
    }),
  }),
});

export const { useChatStartCelebrityChatMutation } = celebrityChatsApi;
