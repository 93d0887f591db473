import { baseApi, type TagType } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type CancelSubscriptionResponse,
  type CreateSubscriptionResponse,
  type DoneResponse,
  type DropSubscriptionResponse,
  type OrderQuery,
  type SuccessOf,
} from '@oracle-astra/shared/contract';
import type { CheckoutResult } from './orders';

/** Making an order also credits an earlier payment that no event reported; a running chat shows the credit. */
const changedByPlan: TagType[] = ['Subscription', 'Balance', 'Chat', 'Transaction', 'Notification'];

const subscriptionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commerceCreateSubscription: build.mutation<SuccessOf<CreateSubscriptionResponse>, Pick<OrderQuery, 'amount'>>({
      query: ({ amount }) => ({
        url: apiPaths.createSubscription,
        params: { acknowledges: '1', amount },
        isIdempotent: true,
        changes: changedByPlan,
      }),
    }),
    commerceVerifySubscription: build.mutation<SuccessOf<DoneResponse>, CheckoutResult>({
      query: (body) => ({ url: apiPaths.verifySubscription, method: 'POST', body, changes: changedByPlan }),
      // Also after a verification without a response, because it may have succeeded.
      invalidatesTags: ['Subscription', 'Balance', 'Transaction'],
    }),
    /** Drops a subscription order that was not paid. */
    commerceDropSubscription: build.mutation<SuccessOf<DropSubscriptionResponse>, string>({
      query: (id) => ({ url: apiPaths.dropSubscription, method: 'POST', body: { subscription_id: id }, changes: changedByPlan }),
      invalidatesTags: ['Subscription', 'Balance', 'Transaction'],
    }),
    /** Ends the plan at once; requires a code that was verified in the last ten minutes. */
    commerceCancelSubscription: build.mutation<SuccessOf<CancelSubscriptionResponse>, void>({
      query: () => ({ url: apiPaths.cancelSubscription, isIdempotent: true, changes: changedByPlan }),
      invalidatesTags: ['Subscription', 'Balance'],
    }),
    /** Ends the plan at the end of its cycle. */
    commerceCancelSubscriptionAtEnd: build.mutation<SuccessOf<CancelSubscriptionResponse>, void>({
      query: () => ({ url: apiPaths.cancelSubscriptionAtEnd, method: 'POST', changes: changedByPlan }),
      invalidatesTags: ['Subscription'],
    }),
  }),
});

export const {
  useCommerceCreateSubscriptionMutation,
  useCommerceVerifySubscriptionMutation,
  useCommerceDropSubscriptionMutation,
  useCommerceCancelSubscriptionMutation,
  useCommerceCancelSubscriptionAtEndMutation,
} = subscriptionsApi;
