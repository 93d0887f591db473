import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type DoneResponse,
  type PasskeyAnswerRequest,
  type PasskeyProofResponse,
  type PasskeySignInResponse,
  type SuccessOf,
  type ValidateOtpResponse,
} from '@oracle-astra/shared/contract';

const passkeyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    beginPasskeyProof: build.query<SuccessOf<PasskeyProofResponse>, void>({ query: () => apiPaths.passkeyProof, keepUnusedDataFor: 0 }),
    proveByPasskey: build.mutation<SuccessOf<DoneResponse>, PasskeyAnswerRequest>({
      query: (body) => ({ url: apiPaths.proveByPasskey, method: 'POST', body, isIdempotent: true, changes: [] }),
    }),
    /** Each call gets a challenge of its own. */
    beginPasskeySignIn: build.mutation<SuccessOf<PasskeySignInResponse>, void>({
      query: () => ({ url: apiPaths.passkeySignIn, method: 'POST', body: {}, changes: [] }),
    }),
    signInByPasskey: build.mutation<SuccessOf<ValidateOtpResponse>, PasskeyAnswerRequest>({
      query: (body) => ({ url: apiPaths.signInByPasskey, method: 'POST', body, changes: [] }),
    }),
  }),
});

export const { useBeginPasskeyProofQuery, useProveByPasskeyMutation, useBeginPasskeySignInMutation, useSignInByPasskeyMutation } =
  passkeyApi;
