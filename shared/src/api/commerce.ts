import {
  apiPaths,
  type SuccessOf,
  type BalanceResponse,
  type PlansResponse,
  type PricingResponse,
  type RechargesResponse,
  type SubscriptionStatusResponse,
} from '../contract';
import { baseApi } from './base-api';

const commerceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRecharges: build.query<SuccessOf<RechargesResponse>, void>({ query: () => apiPaths.recharges, providesTags: ['Recharges'] }),
    getPricing: build.query<SuccessOf<PricingResponse>, void>({ query: () => apiPaths.pricing, providesTags: ['Pricing'] }),
    getBalance: build.query<SuccessOf<BalanceResponse>, void>({ query: () => apiPaths.balance, providesTags: ['Balance'] }),
    listPlans: build.query<SuccessOf<PlansResponse>, void>({ query: () => apiPaths.plans, providesTags: ['Plans'] }),
    getSubscriptionStatus: build.query<SubscriptionStatusResponse, void>({
      query: () => apiPaths.subscriptionStatus,
      providesTags: ['Subscription'],
    }),
  }),
});

export const { listRecharges, getPricing, getBalance, listPlans, getSubscriptionStatus } = commerceApi.endpoints;
export const {
  useListRechargesQuery,
  useGetPricingQuery,
  useGetBalanceQuery,
  useListPlansQuery,
  useGetSubscriptionStatusQuery,
  useLazyGetSubscriptionStatusQuery,
} = commerceApi;
