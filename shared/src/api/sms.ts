import { api, type Answered, type SendOtpAnswer, type SendOtpRequest, type ValidateOtpAnswer, type ValidateOtpRequest } from '../contract';
import { baseApi } from './base-api';

const smsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendOtp: build.mutation<Answered<SendOtpAnswer>, SendOtpRequest>({ query: (body) => ({ url: api.sendOtp, method: 'POST', body }) }),
    validateOtp: build.mutation<Answered<ValidateOtpAnswer>, ValidateOtpRequest>({ query: (body) => ({ url: api.validateOtp, method: 'POST', body }) }),
    logOut: build.mutation<unknown, void>({ query: () => ({ url: api.logout, method: 'POST' }) }),
  }),
});

export const { useSendOtpMutation, useValidateOtpMutation, useLogOutMutation } = smsApi;
