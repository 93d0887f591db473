import { baseApi, type TagType } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type OrderQuery,
  type RechargeOpenResponse,
  type RechargeOrderRequest,
  type RechargeOrderResponse,
  type RechargeStatusResponse,
  type RechargeVerifyResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';

export type RechargeStatus = SuccessOf<RechargeStatusResponse>;

/** The fields of the provider's window, sent as received. */
export type CheckoutResult = Readonly<Record<string, string>>;

/** `Chat`, because a running chat shows the credit. */
const changedByPayment: TagType[] = ['Balance', 'Chat', 'Coupon', 'Transaction', 'Notification'];

/** Endpoints that only the payment page needs; the loaders of all pages use `payments.ts`. */
const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commerceOrderRecharge: build.mutation<SuccessOf<RechargeOrderResponse>, RechargeOrderRequest & Pick<OrderQuery, 'amount'>>({
      query: ({ amount, ...body }) => ({
        url: apiPaths.rechargeOrder,
        method: 'POST',
        params: { acknowledges: '1', amount },
        body,
        isIdempotent: true,
        changes: changedByPayment,
      }),
    }),
    commerceVerifyRecharge: build.mutation<SuccessOf<RechargeVerifyResponse>, CheckoutResult>({
      query: (body) => ({ url: apiPaths.rechargeVerify, method: 'POST', body, changes: changedByPayment }),
      invalidatesTags: ['Balance', 'Coupon', 'Transaction'],
    }),
    commerceGetRechargeStatus: build.query<RechargeStatus, string>({
      query: (orderId) => ({ url: apiPaths.rechargeStatus, params: { order_id: orderId } }),
      providesTags: ['Transaction'],
    }),
    /** Sent when the person sees that an order is paid, so that the next order is not refused with `payment_credited`. */
    commerceAcknowledgeRecharge: build.mutation<RechargeStatus, string>({
      query: (orderId) => ({ url: apiPaths.rechargeStatus, params: { order_id: orderId, seen: '1' }, changes: changedByPayment }),
    }),
    commerceGetOpenRecharges: build.query<SuccessOf<RechargeOpenResponse>, undefined>({
      query: () => ({ url: apiPaths.rechargeOpen }),
      providesTags: ['Transaction'],
    }),
    commerceDropRecharge: build.mutation<RechargeStatus, string>({
      query: (orderId) => ({ url: apiPaths.rechargeDrop, method: 'POST', body: { order_id: orderId }, changes: changedByPayment }),
      invalidatesTags: ['Balance', 'Coupon', 'Transaction'],
    }),
  }),
});

export const { commerceAcknowledgeRecharge, commerceGetOpenRecharges } = ordersApi.endpoints;
export const {
  useCommerceOrderRechargeMutation,
  useCommerceVerifyRechargeMutation,
  useCommerceGetRechargeStatusQuery,
  useCommerceGetOpenRechargesQuery,
  useCommerceDropRechargeMutation,
  useCommerceAcknowledgeRechargeMutation,
} = ordersApi;
