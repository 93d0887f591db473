import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type SpinResponse, type SuccessOf, type WheelStatusResponse } from '@oracle-astra/shared/contract';

const wheelApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commerceGetWheelStatus: build.query<SuccessOf<WheelStatusResponse>, void>({
      query: () => apiPaths.wheelStatus,
      providesTags: ['Coupon'],
    }),
    /** Draws the percent of the day. Its result is shown once the wheel stops, so nothing else is fetched before. */
    commerceSpin: build.mutation<SuccessOf<SpinResponse>, void>({
      query: () => ({ url: apiPaths.spin, method: 'POST', isIdempotent: true }),
    }),
  }),
});

export const { commerceGetWheelStatus } = wheelApi.endpoints;
export const { useCommerceGetWheelStatusQuery, useCommerceSpinMutation } = wheelApi;
