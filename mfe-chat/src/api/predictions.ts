import { baseApi, listTag } from '@oracle-astra/shared/api';
import { apiPaths, type KeptPredictionResponse, type KeptPredictionsResponse, type SuccessOf } from '@oracle-astra/shared/contract';

const predictionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    chatListPredictions: build.query<SuccessOf<KeptPredictionsResponse>, void>({
      query: () => apiPaths.keptPredictions,
      providesTags: [listTag('Prediction')],
    }),
    chatGetPrediction: build.query<SuccessOf<KeptPredictionResponse>, string>({
      query: (pid) => ({ url: apiPaths.keptPrediction, params: { pid } }),
      providesTags: ['Prediction'],
    }),
  }),
});

export const { chatListPredictions } = predictionsApi.endpoints;
export const { useChatListPredictionsQuery, useChatGetPredictionQuery } = predictionsApi;
