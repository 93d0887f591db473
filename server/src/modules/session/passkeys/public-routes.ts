import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  passkeyAnswerRequest,
  passkeySignInResponse,
  readSessionToken,
  validateOtpResponse,
} from '@oracle-astra/shared/contract';
import { DomainError } from '../../../domain-error';
import type { FrameServices } from '../../../frame/frame-services';
import { describeAgent } from '../devices/agent';
import { createDeviceId, readDeviceId, setDeviceCookie } from '../devices/device-cookie';
import { isFromOwnPage } from '../page/own-page';
import { setSessionCookies } from '../session-cookies';

const tags = ['session'];

/** Sign-in by a passkey, which only pages of this site can do: the browser gets its session as a cookie. */
export function passkeyPublicRoutes({ sessions, deps: { config } }: Pick<FrameServices, 'sessions' | 'deps'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(apiPaths.passkeySignIn, { schema: { tags, response: { 200: passkeySignInResponse } } }, async (request, reply) => {
      // A form of another site must not give this browser another device id.
      if (!isFromOwnPage(request, config.publicUrl)) throw new DomainError('forbidden');
      const known = readDeviceId(request);
      const deviceId = known ?? createDeviceId();
      if (known === null) setDeviceCookie(reply, deviceId, config.publicUrl);
      return { status: 'success' as const, options: sessions.beginPasskeySignIn(deviceId) };
    });

    app.post(
      apiPaths.signInByPasskey,
      { schema: { tags, body: passkeyAnswerRequest, response: { 200: validateOtpResponse } } },
      async (request, reply) => {
        if (!isFromOwnPage(request, config.publicUrl)) throw new DomainError('forbidden');
        const deviceId = readDeviceId(request);
        // The challenge belongs to the browser that asked for it.
        if (deviceId === null) throw new DomainError('passkey_challenge');
        const { jwt, bearer, locale, uid } = await sessions.signInByPasskey({
          ...request.body,
          device: 'web',
          deviceId,
          replaces: readSessionToken(request.headers.cookie ?? ''),
          agent: describeAgent(request.headers['user-agent']),
          isForCookie: true,
        });
        request.signedIn = uid;
        setDeviceCookie(reply, deviceId, config.publicUrl);
        setSessionCookies(reply, jwt, config.publicUrl);
        return { status: 'success' as const, jwt: bearer, locale };
      },
    );
  };
}
