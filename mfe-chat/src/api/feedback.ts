import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type ChatFeedbackRequest } from '@oracle-astra/shared/contract';

const feedbackApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    chatRateAnswer: build.mutation<unknown, ChatFeedbackRequest>({
      query: (body) => ({ url: apiPaths.chatFeedback, method: 'POST', body, isIdempotent: true, changes: ['Chat'] }),
      invalidatesTags: ['Chat'],
    }),
  }),
});

export const { useChatRateAnswerMutation } = feedbackApi;
