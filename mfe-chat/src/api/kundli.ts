import { baseApi, listTag } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type AddLifeEventRequest,
  type AddLifeEventResponse,
  type KundliResponse,
  type LifeEventsResponse,
  type MatchRequest,
  type MatchResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';

const kundliApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    chatGetKundli: build.query<SuccessOf<KundliResponse>, string>({
      query: (bid) => ({ url: apiPaths.kundli, params: { bid } }),
      providesTags: ['Birth'],
    }),
    chatListLifeEvents: build.query<SuccessOf<LifeEventsResponse>, string>({
      query: (bid) => ({ url: apiPaths.lifeEvents, params: { bid } }),
      providesTags: ['Birth', listTag('LifeEvent')],
    }),
    chatAddLifeEvent: build.mutation<SuccessOf<AddLifeEventResponse>, AddLifeEventRequest & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: apiPaths.addLifeEvent, method: 'POST', body, idempotencyKey }),
      invalidatesTags: [listTag('LifeEvent')],
    }),
    chatDeleteLifeEvent: build.mutation<unknown, string>({
      query: (eid) => ({ url: apiPaths.deleteLifeEvent, method: 'POST', body: { eid }, isIdempotent: true }),
      invalidatesTags: [listTag('LifeEvent')],
    }),
    chatMatch: build.mutation<SuccessOf<MatchResponse>, MatchRequest>({
      query: (body) => ({ url: apiPaths.match, method: 'POST', body }),
    }),
  }),
});

export const {
  useChatGetKundliQuery,
  useChatListLifeEventsQuery,
  useChatAddLifeEventMutation,
  useChatDeleteLifeEventMutation,
  useChatMatchMutation,
} = kundliApi;
