import {
  api, type Answered, type BalanceAnswer, type PlansAnswer, type PricingAnswer, type RechargesAnswer, type SubscriptionStatusAnswer,
} from '../contract';
import { baseApi } from './base-api';

const commerceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRecharges: build.query<Answered<RechargesAnswer>, void>({ query: () => api.recharges, providesTags: ['Recharges'] }),
    getPricing: build.query<Answered<PricingAnswer>, void>({ query: () => api.pricing, providesTags: ['Pricing'] }),
    getBalance: build.query<Answered<BalanceAnswer>, void>({ query: () => api.balance, providesTags: ['Balance'] }),
    listPlans: build.query<Answered<PlansAnswer>, void>({ query: () => api.plans, providesTags: ['Plans'] }),
    getSubscriptionStatus: build.query<SubscriptionStatusAnswer, void>({ query: () => api.subscriptionStatus, providesTags: ['Subscription'] }),
  }),
});

export const { listRecharges, getPricing, getBalance, listPlans, getSubscriptionStatus } = commerceApi.endpoints;
export const {
  useListRechargesQuery, useGetPricingQuery, useGetBalanceQuery, useListPlansQuery, useGetSubscriptionStatusQuery, useLazyGetSubscriptionStatusQuery,
} = commerceApi;
