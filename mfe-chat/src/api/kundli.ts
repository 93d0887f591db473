import { baseApi, listTag } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type AddLifeEventRequest,
  type AddLifeEventResponse,
  type ChartStyle,
  type KundliCardResponse,
  type KundliPdfResponse,
  type KundliResponse,
  type LifeEventsResponse,
  type MatchCardRequest,
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
    /** A mutation that runs on each tap, because the address is valid for only 15 minutes. */
    chatLinkPdf: build.mutation<SuccessOf<KundliPdfResponse>, { bid: string; style: ChartStyle }>({
      query: (params) => ({ url: apiPaths.kundliDocument, params, changes: [] }),
    }),
    chatGetCard: build.query<SuccessOf<KundliCardResponse>, { bid: string; style: ChartStyle; with_name?: '1'; with_birth?: '1' }>({
      query: (params) => ({ url: apiPaths.kundliCard, params }),
      providesTags: ['Birth'],
    }),
    chatListLifeEvents: build.query<SuccessOf<LifeEventsResponse>, string>({
      query: (bid) => ({ url: apiPaths.lifeEvents, params: { bid } }),
      providesTags: ['Birth', listTag('LifeEvent')],
    }),
    chatAddLifeEvent: build.mutation<SuccessOf<AddLifeEventResponse>, AddLifeEventRequest>({
      query: (body) => ({ url: apiPaths.addLifeEvent, method: 'POST', body, isIdempotent: true, changes: ['LifeEvent'] }),
      invalidatesTags: [listTag('LifeEvent')],
    }),
    chatDeleteLifeEvent: build.mutation<unknown, string>({
      query: (eid) => ({ url: apiPaths.deleteLifeEvent, method: 'POST', body: { eid }, isIdempotent: true, changes: ['LifeEvent'] }),
      invalidatesTags: [listTag('LifeEvent')],
    }),
    chatMatch: build.mutation<SuccessOf<MatchResponse>, MatchRequest>({
      query: (body) => ({ url: apiPaths.match, method: 'POST', body, changes: [] }),
    }),
    chatGetMatchCard: build.query<SuccessOf<KundliCardResponse>, MatchCardRequest>({
      query: (body) => ({ url: apiPaths.matchCard, method: 'POST', body }),
      providesTags: ['Birth'],
    }),
  }),
});

export const {
  useChatGetKundliQuery,
  useChatLinkPdfMutation,
  useChatGetCardQuery,
  useChatListLifeEventsQuery,
  useChatAddLifeEventMutation,
  useChatDeleteLifeEventMutation,
  useChatMatchMutation,
  useChatGetMatchCardQuery,
} = kundliApi;
