import {
  apiPaths,
  type SuccessOf,
  type SendOtpResponse,
  type SendOtpRequest,
  type ValidateOtpResponse,
  type ValidateOtpRequest,
} from '../contract';
import { baseApi } from './base-api';

const smsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendOtp: build.mutation<SuccessOf<SendOtpResponse>, SendOtpRequest>({
      query: (body) => ({ url: apiPaths.sendOtp, method: 'POST', body, isIdempotent: true, changes: [] }),
    }),
    validateOtp: build.mutation<SuccessOf<ValidateOtpResponse>, ValidateOtpRequest>({
      query: (body) => ({ url: apiPaths.validateOtp, method: 'POST', body, changes: [] }),
    }),
    logOut: build.mutation<unknown, void>({ query: () => ({ url: apiPaths.logout, method: 'POST', changes: [] }) }),
  }),
});

export const { useSendOtpMutation, useValidateOtpMutation, useLogOutMutation } = smsApi;
