import { api, type Answered, type ChatAnswer, type ChatsAnswer, type StartChatAnswer, type StartChatRequest } from '../contract';
import { baseApi } from './base-api';
import { listTag, listTags, oneTag } from './tags';

const chatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listChats: build.query<Answered<ChatsAnswer>, void>({
      query: () => ({ url: api.chats, method: 'POST' }),
      providesTags: (answer) => listTags('Chat', answer?.chats.map(({ asst_id }) => asst_id)),
    }),
    getChat: build.query<Answered<ChatAnswer>, string>({
      query: (asst_id) => ({ url: api.chat, method: 'POST', body: { asst_id } }),
      providesTags: (_answer, _error, asst_id) => [oneTag('Chat', asst_id)],
    }),
    startChat: build.mutation<Answered<StartChatAnswer>, StartChatRequest>({
      query: (body) => ({ url: api.startChat, method: 'POST', body, once: true }),
      invalidatesTags: [listTag('Chat')],
    }),
    stopChat: build.mutation<unknown, string>({
      query: (asst_id) => ({ url: api.stopChat, method: 'POST', body: { asst_id }, once: true }),
      invalidatesTags: (_answer, _error, asst_id) => [oneTag('Chat', asst_id), listTag('Chat')],
    }),
    deleteChat: build.mutation<unknown, string>({
      query: (asst_id) => ({ url: api.deleteChat, method: 'POST', body: { asst_id }, once: true }),
      invalidatesTags: (_answer, _error, asst_id) => [oneTag('Chat', asst_id), listTag('Chat')],
    }),
  }),
});

export const { listChats, getChat } = chatsApi.endpoints;
export const { useListChatsQuery, useGetChatQuery, useStartChatMutation, useStopChatMutation, useDeleteChatMutation } = chatsApi;
