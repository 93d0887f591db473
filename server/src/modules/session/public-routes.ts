import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  bearerTokenResponse,
  deleteAccountResponse,
  type Locale,
  sendOtpResponse,
  sendOtpRequest,
  validateOtpResponse,
  validateOtpRequest,
} from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import { toClientNetwork } from '../../plugins/limits/client-network';
import { idempotencyKeyOf } from '../../plugins/idempotency';
import { negotiateLocale } from '../../plugins/locale';
import type { FrameServices } from '../../frame/frame-services';
import { createPurposeReader } from './code-purpose';
import { createCodeValidation } from './validate-code';
import { isFromOwnPage } from './page/own-page';
import { applyCookieChange, readCookieSession } from './session-cookies';
import { readDeviceId, setDeviceCookie, createDeviceId } from './devices/device-cookie';

const messages: Record<Locale, { codeSent: string; accountDeleted: string }> = {
  en: { codeSent: 'The code is on its way.', accountDeleted: 'Your account is deleted.' },
  hi: { codeSent: 'कोड भेज दिया गया है।', accountDeleted: 'आपका खाता हटा दिया गया है।' },
};

export function sessionPublicRoutes(services: FrameServices): FastifyPluginAsyncZod {
  const {
    sessions,
    deps: { config },
  } = services;
  const readPurpose = createPurposeReader(services);
  const validateCode = createCodeValidation(services);
  return async (app) => {
    app.post(
      apiPaths.sendOtp,
      { schema: { tags: ['session'], body: sendOtpRequest, response: { 200: sendOtpResponse } } },
      async (request, reply) => {
        const { body, ip } = request;
        const boundTo = await readPurpose(request);
        const device = readDeviceId(request);
        const fresh = createDeviceId();
        const { token, retryAfter } = await sessions.sendCode({
          mobile: body.mobile,
          address: toClientNetwork(ip),
          device,
          newDevice: fresh,
          boundTo,
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
        const { jwt, locale } = await validateCode(request, reply);
        return { status: 'success' as const, jwt, locale };
      },
    );

    // The cookie authorises nothing else in the API, which prevents CSRF.
    app.post(apiPaths.bearerToken, { schema: { tags: ['session'], response: { 200: bearerTokenResponse } } }, async (request, reply) => {
      if (!isFromOwnPage(request, config.publicUrl)) throw new DomainError('forbidden');
      const { session, change } = await readCookieSession(request.headers, sessions);
      applyCookieChange(reply, change, config.publicUrl);
      if (session === null) throw new DomainError('unauthenticated');
      return { status: 'success' as const, jwt: session.bearer };
    });

    app.post(
      apiPaths.deleteAccount,
      { schema: { tags: ['session'], body: validateOtpRequest, response: { 200: deleteAccountResponse } } },
      async (request, reply) => {
        const jwt = await sessions.deleteAccount({ ...request.body, key: idempotencyKeyOf(request), deviceId: readDeviceId(request) });
        const done = { status: 'success' as const, message: messages[negotiateLocale(request, reply)].accountDeleted, jwt };
        if (!isFromOwnPage(request, config.publicUrl)) return done;
        // The browser may be signed in to another account.
        const own = await readCookieSession(request.headers, sessions);
        applyCookieChange(reply, own.change, config.publicUrl);
        return { ...done, signed_out: own.session === null };
      },
    );
  };
}
