import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type PaymentConfigResponse,
  type RechargeOrderRequest,
  type RechargeQuoteResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';
import { preconnect } from './preconnect';

export type PaymentConfig = SuccessOf<PaymentConfigResponse>;
export type RechargeQuote = Omit<SuccessOf<RechargeQuoteResponse>, 'status' | 'message'>;

const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A link fetches it on hover or touch, so that the provider is connected before its page opens. */
    commercePaymentConfig: build.query<PaymentConfig, void>({
      query: () => apiPaths.paymentConfig,
      onQueryStarted: async (_none, { queryFulfilled }) => {
        // Only the early connection is left out; the page shows the failure of the query.
        const config = await queryFulfilled.catch(() => null);
        if (config) preconnect(config.data.checkout_url);
      },
    }),
    commerceQuoteRecharge: build.query<RechargeQuote, RechargeOrderRequest>({
      query: (params) => ({ url: apiPaths.rechargeQuote, params }),
      providesTags: ['Coupon'],
    }),
  }),
});

export const { commercePaymentConfig, commerceQuoteRecharge } = paymentsApi.endpoints;
export const { useCommercePaymentConfigQuery, useCommerceQuoteRechargeQuery } = paymentsApi;
