import type { BrowserContext } from 'playwright-core';

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number];

const daySeconds = 86_400;
/** A cookie without its value, in words. */
export const describeCookie = ({ name, expires, secure, httpOnly, sameSite, path }: Cookie) =>
  [
    name,
    ...(path === '/' ? [] : [path]),
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
    sameSite,
    expires < 0 ? 'for the session' : `for ${Math.round((expires - Date.now() / 1000) / daySeconds)} days`,
  ].join(' ');
