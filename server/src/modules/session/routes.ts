import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  changeMobileRequest,
  changeMobileResponse,
  devicesResponse,
  doneResponse,
  meResponse,
  readSessionToken,
  setLocaleRequest,
  signOutDeviceRequest,
} from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import { sessionOf } from '../../plugins/auth';
import { idempotencyKeyOf } from '../../plugins/idempotency';
import type { FrameServices } from '../../frame/frame-services';
import { readDeviceId } from './devices/device-cookie';
import { clearSessionCookies } from './session-cookies';

export function sessionRoutes({ sessions, nameOf, minorOf, deps: { config } }: FrameServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.me, { schema: { tags: ['session'], response: { 200: meResponse } } }, async (request) => {
      const user = await sessions.user(sessionOf(request).uid);
      if (user === null) throw new DomainError('unauthenticated');
      const [name, minor = null] = await Promise.all([nameOf(user.uid), minorOf?.(user.uid)]);
      return {
        status: 'success' as const,
        uid: user.uid,
        mobile: user.mobile,
        name,
        is_ban: user.banned ? 1 : 0,
        ...(user.banned ? { ban_reason: user.banReason } : {}),
        created_at: user.createdAt.toISOString(),
        locale: user.locale,
        ...(minor !== null && { minor }),
      };
    });

    app.post(
      apiPaths.setLocale,
      { schema: { tags: ['session'], body: setLocaleRequest, response: { 200: doneResponse } } },
      async (request) => {
        await sessions.setLocale(sessionOf(request).uid, request.body.locale);
        return { status: 'success' as const };
      },
    );

    app.get(apiPaths.devices, { schema: { tags: ['session'], response: { 200: devicesResponse } } }, async (request) => ({
      status: 'success' as const,
      devices: await sessions.listDevices(sessionOf(request)),
    }));

    app.post(
      apiPaths.signOutDevice,
      { schema: { tags: ['session'], body: signOutDeviceRequest, response: { 200: doneResponse } } },
      async (request) => {
        await sessions.signOutDevice(sessionOf(request), request.body.id);
        return { status: 'success' as const };
      },
    );

    app.post(apiPaths.signOutOthers, { schema: { tags: ['session'], response: { 200: doneResponse } } }, async (request) => {
      await sessions.signOutOthers(sessionOf(request));
      return { status: 'success' as const };
    });

    app.post(
      apiPaths.changeMobile,
      { schema: { tags: ['session'], body: changeMobileRequest, response: { 200: changeMobileResponse } } },
      async (request) => {
        const from = { key: idempotencyKeyOf(request), deviceId: readDeviceId(request) };
        await sessions.changeNumber(sessionOf(request), { ...request.body, ...from });
        return { status: 'success' as const, mobile: request.body.mobile };
      },
    );

    app.post(apiPaths.logout, { schema: { tags: ['session'], response: { 200: doneResponse } } }, async (request, reply) => {
      await sessions.signOut(sessionOf(request));
      // A late answer must not remove the cookie of a later sign-in, which names another session.
      const token = readSessionToken(request.headers.cookie ?? '');
      if (token !== null && (await sessions.verifyCookie(token)) === null) clearSessionCookies(reply, config.publicUrl);
      return { status: 'success' as const };
    });
  };
}
