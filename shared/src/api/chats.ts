import {
  apiPaths,
  type SuccessOf,
  type ChatResponse,
  type ChatsResponse,
  type StartChatResponse,
  type StartChatRequest,
} from '../contract';
import { baseApi } from './base-api';
import { listTag, listTags, oneTag } from './tags';

const chatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listChats: build.query<SuccessOf<ChatsResponse>, void>({
      query: () => ({ url: apiPaths.chats, method: 'POST' }),
      providesTags: (answer) =>
        listTags(
          'Chat',
          answer?.chats.map(({ asst_id }) => asst_id),
        ),
    }),
    getChat: build.query<SuccessOf<ChatResponse>, string>({
      query: (asst_id) => ({ url: apiPaths.chat, method: 'POST', body: { asst_id } }),
      providesTags: (_answer, _error, asst_id) => [oneTag('Chat', asst_id)],
    }),
    startChat: build.mutation<SuccessOf<StartChatResponse>, StartChatRequest>({
      query: (body) => ({ url: apiPaths.startChat, method: 'POST', body, isIdempotent: true, changes: ['Chat'] }),
      invalidatesTags: [listTag('Chat')],
    }),
    stopChat: build.mutation<unknown, string>({
      query: (asst_id) => ({ url: apiPaths.stopChat, method: 'POST', body: { asst_id }, isIdempotent: true, changes: ['Chat'] }),
      invalidatesTags: (_answer, _error, asst_id) => [oneTag('Chat', asst_id), listTag('Chat')],
    }),
    deleteChat: build.mutation<unknown, string>({
      query: (asst_id) => ({ url: apiPaths.deleteChat, method: 'POST', body: { asst_id }, isIdempotent: true, changes: ['Chat'] }),
      invalidatesTags: (_answer, _error, asst_id) => [oneTag('Chat', asst_id), listTag('Chat')],
    }),
  }),
});

export const { listChats, getChat } = chatsApi.endpoints;
export const { useListChatsQuery, useGetChatQuery, useStartChatMutation, useStopChatMutation, useDeleteChatMutation } = chatsApi;
