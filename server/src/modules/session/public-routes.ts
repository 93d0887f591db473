import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, sendOtpResponse, sendOtpRequest, validateOtpResponse, validateOtpRequest } from '@oracle-astra/shared/contract';
import type { Services } from '../../services';
import { readDeviceId, setDeviceCookie, createDeviceId } from './device-cookie';

export function sessionPublicRoutes({ sessions, deps: { config } }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.sendOtp,
      { schema: { tags: ['session'], body: sendOtpRequest, response: { 200: sendOtpResponse } } },
      async (request, reply) => {
        const { body, ip } = request;
        const device = readDeviceId(request);
        const fresh = createDeviceId();
        const { token, retryAfter } = await sessions.sendCode({ mobile: body.mobile, address: ip, device, newDevice: fresh });
        if (device === null) setDeviceCookie(reply, fresh, config.publicUrl);
        return { status: 'success' as const, message: 'The code is on its way.', token, retry_after: retryAfter };
      },
    );

    app.post(
      apiPaths.validateOtp,
      { schema: { tags: ['session'], body: validateOtpRequest, response: { 200: validateOtpResponse } } },
      async (request, reply) => {
        const deviceId = readDeviceId(request);
        const jwt = await sessions.signIn({ ...request.body, deviceId });
        if (deviceId !== null) setDeviceCookie(reply, deviceId, config.publicUrl);
        return { status: 'success' as const, jwt };
      },
    );

    app.post(
      apiPaths.deleteAccount,
      { schema: { tags: ['session'], body: validateOtpRequest, response: { 200: validateOtpResponse } } },
      async ({ body }) => {
        const jwt = await sessions.deleteAccount(body);
        return { status: 'success' as const, message: 'Your account is deleted.', jwt };
      },
    );
  };
}
