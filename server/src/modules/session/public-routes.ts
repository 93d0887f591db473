import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { api, sendOtpAnswer, sendOtpRequest, validateOtpAnswer, validateOtpRequest } from '@oracle-astra/shared/contract';
import type { Services } from '../../services';

export function sessionPublicRoutes({ sessions }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(api.sendOtp, { schema: { tags: ['session'], body: sendOtpRequest, response: { 200: sendOtpAnswer } } }, async ({ body, ip }) => {
      const token = await sessions.sendCode(body.mobile, ip);
      return { status: 'success' as const, message: 'The code is on its way.', token };
    });

    app.post(api.validateOtp, { schema: { tags: ['session'], body: validateOtpRequest, response: { 200: validateOtpAnswer } } }, async ({ body }) => {
      return { status: 'success' as const, jwt: await sessions.signIn(body) };
    });

    app.post(api.deleteAccount, { schema: { tags: ['session'], body: validateOtpRequest, response: { 200: validateOtpAnswer } } }, async ({ body }) => {
      const jwt = await sessions.deleteAccount(body);
      return { status: 'success' as const, message: 'Your account is deleted.', jwt };
    });
  };
}
