import {
  apiPaths,
  type AddBirthResponse,
  type AddBirthRequest,
  type SuccessOf,
  type BirthsResponse,
  type ChartResponse,
  type EditBirthRequest,
} from '../contract';
import { baseApi } from './base-api';
import { listTag, listTags, oneTag, type TagType } from './tags';

const dataOfBirth: TagType[] = ['Birth', 'LifeEvent', 'Prediction', 'Chat', 'Profile', 'Me'];

const birthsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBirths: build.query<SuccessOf<BirthsResponse>, void>({
      query: () => apiPaths.births,
      providesTags: (answer) =>
        listTags(
          'Birth',
          answer?.births.map(({ bid }) => bid),
        ),
    }),
    addBirth: build.mutation<SuccessOf<AddBirthResponse>, AddBirthRequest>({
      query: (body) => ({ url: apiPaths.addBirth, method: 'POST', body, isIdempotent: true, changes: ['Birth', 'Profile', 'Me'] }),
      // The date of birth says who is a minor.
      invalidatesTags: [listTag('Birth'), 'Me'],
    }),
    editBirth: build.mutation<SuccessOf<AddBirthResponse>, EditBirthRequest>({
      query: (body) => ({ url: apiPaths.editBirth, method: 'POST', body, isIdempotent: true, changes: dataOfBirth }),
      invalidatesTags: (_answer, _error, { bid }) => [oneTag('Birth', bid), listTag('Birth'), 'Profile', 'Me'],
    }),
    deleteBirth: build.mutation<unknown, string>({
      query: (bid) => ({ url: apiPaths.deleteBirth, method: 'POST', body: { bid }, isIdempotent: true, changes: dataOfBirth }),
      invalidatesTags: (_answer, _error, bid) => [oneTag('Birth', bid), listTag('Birth'), listTag('Chat'), 'Profile', 'Me'],
    }),
    getChart: build.query<SuccessOf<ChartResponse>, string>({
      query: (bid) => ({ url: apiPaths.chart, params: { bid } }),
      providesTags: (_answer, _error, bid) => [oneTag('Birth', bid)],
    }),
  }),
});

export const { listBirths, deleteBirth, getChart } = birthsApi.endpoints;
export const { useListBirthsQuery, useAddBirthMutation, useEditBirthMutation, useDeleteBirthMutation, useGetChartQuery } = birthsApi;
