import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  type Locale,
  sendOtpResponse,
  sendOtpRequest,
  validateOtpResponse,
  validateOtpRequest,
} from '@oracle-astra/shared/contract';
import { toClientNetwork } from '../../plugins/limits/client-network';
import { idempotencyKeyOf } from '../../plugins/idempotency';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';
import { readInviter } from '../invites/link-cookie';
import { readDeviceId, setDeviceCookie, createDeviceId } from './device-cookie';

const messages: Record<Locale, { codeSent: string; accountDeleted: string }> = {
  en: { codeSent: 'The code is on its way.', accountDeleted: 'Your account is deleted.' },
  hi: { codeSent: 'कोड भेज दिया गया है।', accountDeleted: 'आपका खाता हटा दिया गया है।' },
};

export function sessionPublicRoutes({ sessions, invites, deps: { config } }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.sendOtp,
      { schema: { tags: ['session'], body: sendOtpRequest, response: { 200: sendOtpResponse } } },
      async (request, reply) => {
        const { body, ip } = request;
        const device = readDeviceId(request);
        const fresh = createDeviceId();
        const { token, retryAfter } = await sessions.sendCode({
          mobile: body.mobile,
          address: toClientNetwork(ip),
          device,
          newDevice: fresh,
          key: idempotencyKeyOf(request),
        });
        if (device === null) setDeviceCookie(reply, fresh, config.publicUrl);
        return { status: 'success' as const, message: messages[negotiateLocale(request, reply)].codeSent, token, retry_after: retryAfter };
      },
    );

    app.post(
      apiPaths.validateOtp,
      { schema: { tags: ['session'], body: validateOtpRequest, response: { 200: validateOtpResponse } } },
      async (request, reply) => {
        const deviceId = readDeviceId(request);
        const { jwt, locale } = await sessions.signIn({ ...request.body, deviceId, invitedBy: readInviter(request, invites.linkTokens) });
        if (deviceId !== null) setDeviceCookie(reply, deviceId, config.publicUrl);
        return { status: 'success' as const, jwt, locale };
      },
    );

    app.post(
      apiPaths.deleteAccount,
      { schema: { tags: ['session'], body: validateOtpRequest, response: { 200: validateOtpResponse } } },
      async (request, reply) => {
        const jwt = await sessions.deleteAccount(request.body);
        return { status: 'success' as const, message: messages[negotiateLocale(request, reply)].accountDeleted, jwt };
      },
    );
  };
}
