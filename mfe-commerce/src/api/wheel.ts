import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type SpinResponse, type SuccessOf, type WheelStatusResponse } from '@oracle-astra/shared/contract';

const wheelApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commerceGetWheelStatus: build.query<SuccessOf<WheelStatusResponse>, void>({
      query: () => apiPaths.wheelStatus,
      providesTags: ['Coupon'],
    }),
    /** Draws the percentage of the day. It invalidates nothing, because the result is shown when the wheel stops. */
    commerceSpin: build.mutation<SuccessOf<SpinResponse>, void>({
      query: () => ({ url: apiPaths.spin, method: 'POST', isIdempotent: true, changes: ['Coupon'] }),
    }),
  }),
});

export const { commerceGetWheelStatus } = wheelApi.endpoints;
export const { useCommerceGetWheelStatusQuery, useCommerceSpinMutation } = wheelApi;
