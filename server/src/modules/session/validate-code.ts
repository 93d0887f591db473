import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSessionToken, type Locale, type ValidateOtpRequest } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import { idempotencyKeyOf } from '../../plugins/idempotency';
import { getBearerToken } from '../../plugins/auth';
import { toClientNetwork } from '../../plugins/limits/client-network';
import { negotiateLocale } from '../../plugins/locale';
import type { FrameServices } from '../../frame/frame-services';
import { describeAgent } from './devices/agent';
import { readDeviceId, setDeviceCookie } from './devices/device-cookie';
import { isFromOwnPage } from './page/own-page';
import { setReadableCookie, setSessionCookies } from './session-cookies';

type CodeRequest = Pick<FastifyRequest, 'headers' | 'host' | 'ip' | 'signedIn'> & FastifyRequest<{ Body: ValidateOtpRequest }>;

/** Signs in with a code, or only verifies the number of a signed-in person. */
export const createCodeValidation =
  ({ sessions, readInviter, deps: { config } }: Pick<FrameServices, 'sessions' | 'readInviter' | 'deps'>) =>
  async (request: CodeRequest, reply: FastifyReply): Promise<{ jwt: string; locale: Locale | null }> => {
    const [deviceId, key] = [readDeviceId(request), idempotencyKeyOf(request)];
    const isPage = isFromOwnPage(request, config.publicUrl);
    const held = getBearerToken(request);
    const session = held === null ? null : await sessions.verify(held);
    // Checked before the code is used, because the page renews its token and sends the code again.
    if (isPage && held !== null && session === null) throw new DomainError('unauthenticated');
    const own = session === null ? null : await sessions.user(session.uid);
    if (own !== null && own.mobile !== request.body.mobile && isPage) throw new DomainError('number_not_own');
    if (deviceId !== null) setDeviceCookie(reply, deviceId, config.publicUrl);
    // A signed-in person verifies their number, for example to end a plan, which makes no session.
    if (held !== null && session !== null && own?.mobile === request.body.mobile) {
      request.signedIn = session.uid;
      await sessions.verifyNumber(session, { ...request.body, key, deviceId });
      return { jwt: held, locale: own.locale };
    }
    // Earlier shells either set their cookie themselves and cannot renew a short-lived token, or rely on the server's cookie; none says which.
    const isEarlierShell = isPage && request.body.renews_token !== true && config.longBearerTokens;
    const { jwt, bearer, locale, uid } = await sessions.signIn({
      ...request.body,
      key,
      deviceId,
      address: toClientNetwork(request.ip),
      invitedBy: readInviter(request),
      replaces: isPage ? readSessionToken(request.headers.cookie ?? '') : null,
      locale: negotiateLocale(request, reply),
      agent: describeAgent(request.headers['user-agent']),
      isForCookie: isPage && !isEarlierShell,
    });
    request.signedIn = uid;
    if (isEarlierShell) setReadableCookie(reply, jwt, config.publicUrl);
    // Scripts must not be able to steal a session: the browser has it in a cookie, and the page gets a short-lived token.
    else if (isPage) setSessionCookies(reply, jwt, config.publicUrl);
    return { jwt: (isPage && !isEarlierShell) || !config.longBearerTokens ? bearer : jwt, locale };
  };
