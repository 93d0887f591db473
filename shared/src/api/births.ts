import { api, type AddBirthAnswer, type AddBirthRequest, type Answered, type BirthsAnswer, type ChartAnswer, type EditBirthRequest } from '../contract';
import { baseApi } from './base-api';
import { listTag, listTags, oneTag } from './tags';

const birthsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBirths: build.query<Answered<BirthsAnswer>, void>({
      query: () => api.births,
      providesTags: (answer) => listTags('Birth', answer?.births.map(({ bid }) => bid)),
    }),
    addBirth: build.mutation<Answered<AddBirthAnswer>, AddBirthRequest & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: api.addBirth, method: 'POST', body, idempotencyKey }),
      invalidatesTags: [listTag('Birth')],
    }),
    editBirth: build.mutation<Answered<AddBirthAnswer>, EditBirthRequest>({
      query: (body) => ({ url: api.editBirth, method: 'POST', body, once: true }),
      invalidatesTags: (_answer, _error, { bid }) => [oneTag('Birth', bid), listTag('Birth'), 'Profile'],
    }),
    deleteBirth: build.mutation<unknown, string>({
      query: (bid) => ({ url: api.deleteBirth, method: 'POST', body: { bid }, once: true }),
      invalidatesTags: (_answer, _error, bid) => [oneTag('Birth', bid), listTag('Birth'), listTag('Chat'), 'Profile'],
    }),
    getChart: build.query<Answered<ChartAnswer>, string>({
      query: (bid) => ({ url: api.chart, params: { bid } }),
      providesTags: (_answer, _error, bid) => [oneTag('Birth', bid)],
    }),
  }),
});

export const { listBirths, deleteBirth, getChart } = birthsApi.endpoints;
export const { useListBirthsQuery, useAddBirthMutation, useEditBirthMutation, useDeleteBirthMutation, useGetChartQuery } = birthsApi;
