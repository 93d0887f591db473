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
    /** Prefetched on hover or touch of a link, so that the connection to the provider is open before its page. */
    commercePaymentConfig: build.query<PaymentConfig, void>({
      query: () => apiPaths.paymentConfig,
      onQueryStarted: async (_none, { queryFulfilled }) => {
        // Only the preconnection is skipped; the page shows the error of the query.
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
