import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  bearerTokenResponse,
  readSessionToken,
  type Locale,
  sendOtpResponse,
  sendOtpRequest,
  validateOtpResponse,
  validateOtpRequest,
} from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import { toClientNetwork } from '../../plugins/limits/client-network';
import { getBearerToken } from '../../plugins/auth';
import { idempotencyKeyOf } from '../../plugins/idempotency';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';
import { readInviter } from '../invites/link-cookie';
import { describeAgent } from './agent';
import { applyCookieChange, clearSessionCookies, isFromOwnPage, readCookieSession, setSessionCookies } from './session-cookies';
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
        const isPage = isFromOwnPage(request, config.publicUrl);
        const held = getBearerToken(request);
        // Checked before the code is used, because the page renews its token and sends the code again.
        if (isPage && held !== null && (await sessions.verify(held)) === null) throw new DomainError('unauthenticated');
        // A signed-in person verifies a number, for example to end a plan, so the browser's session is kept.
        const signsIn = isPage && held === null;
        const { jwt, bearer, locale } = await sessions.signIn({
          ...request.body,
          deviceId,
          invitedBy: readInviter(request, invites.linkTokens),
          replaces: signsIn ? readSessionToken(request.headers.cookie ?? '') : null,
          agent: describeAgent(request.headers['user-agent']),
          isForCookie: signsIn,
        });
        if (deviceId !== null) setDeviceCookie(reply, deviceId, config.publicUrl);
        // Scripts must not be able to steal a session: the browser has it in a cookie, and the page gets a short-lived token.
        if (signsIn) setSessionCookies(reply, jwt, config.publicUrl);
        return { status: 'success' as const, jwt: isPage || !config.longBearerTokens ? bearer : jwt, locale };
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
      { schema: { tags: ['session'], body: validateOtpRequest, response: { 200: validateOtpResponse } } },
      async (request, reply) => {
        const jwt = await sessions.deleteAccount(request.body);
        if (isFromOwnPage(request, config.publicUrl)) clearSessionCookies(reply, config.publicUrl);
        return { status: 'success' as const, message: messages[negotiateLocale(request, reply)].accountDeleted, jwt };
      },
    );
  };
}
