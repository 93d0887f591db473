import { readCookieSession } from '../../modules/session/session-cookies';
import type { ReadCookieSession } from '../releases/visitor';

/** Sessions by their cookie's token, which is also the bearer token. */
export const readSessionsBy =
  (isValid: (token: string) => boolean): ReadCookieSession =>
  async (headers) =>
    readCookieSession(headers, {
      openCookie: async (token, { isMarked }) =>
        isValid(token) ? { uid: 'a-person', jti: token, bearer: token, cookie: isMarked ? null : token } : null,
      leave: async () => true,
    });
