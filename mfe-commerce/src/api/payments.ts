import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type PaymentConfigResponse,
  type RechargeOrderRequest,
  type RechargeOrderResponse,
  type RechargeQuoteResponse,
  type RechargeStatusResponse,
  type RechargeVerifyResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';
import { preconnect } from './preconnect';

export type PaymentConfig = SuccessOf<PaymentConfigResponse>;
export type RechargeQuote = SuccessOf<RechargeQuoteResponse>;
export type RechargeOrder = SuccessOf<RechargeOrderResponse>;
export type RechargeStatus = SuccessOf<RechargeStatusResponse>;

/** The fields that the provider's window hands over, sent as received. */
export type CheckoutResult = Readonly<Record<string, string>>;

const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A link fetches it on hover or touch, so that the provider is connected before its page opens. */
    commercePaymentConfig: build.query<PaymentConfig, void>({
      query: () => apiPaths.paymentConfig,
      onQueryStarted: async (_none, { queryFulfilled }) => {
        const config = await queryFulfilled.catch(() => null);
        if (config) preconnect(config.data.checkout_url);
      },
    }),
    commerceQuoteRecharge: build.query<RechargeQuote, RechargeOrderRequest>({
      query: (params) => ({ url: apiPaths.rechargeQuote, params }),
      providesTags: ['Coupon'],
    }),
    commerceOrderRecharge: build.mutation<RechargeOrder, RechargeOrderRequest>({
      query: (body) => ({ url: apiPaths.rechargeOrder, method: 'POST', body, isIdempotent: true }),
    }),
    commerceVerifyRecharge: build.mutation<SuccessOf<RechargeVerifyResponse>, CheckoutResult>({
      query: (body) => ({ url: apiPaths.rechargeVerify, method: 'POST', body }),
      invalidatesTags: ['Balance', 'Coupon', 'Transaction'],
    }),
    commerceGetRechargeStatus: build.query<RechargeStatus, string>({
      query: (orderId) => ({ url: apiPaths.rechargeStatus, params: { order_id: orderId } }),
      providesTags: ['Transaction'],
    }),
  }),
});

export const { commercePaymentConfig, commerceQuoteRecharge } = paymentsApi.endpoints;
export const {
  useCommercePaymentConfigQuery,
  useCommerceQuoteRechargeQuery,
  useCommerceOrderRechargeMutation,
  useCommerceVerifyRechargeMutation,
  useCommerceGetRechargeStatusQuery,
} = paymentsApi;
