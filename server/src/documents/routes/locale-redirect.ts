import {
  alternatePath,
  boundLocale,
  defaultLocale,
  isLocale,
  isPersonalPath,
  localeCookie,
  localizePath,
  readCookie,
  splitLocale,
} from '@oracle-astra/shared/contract';

/**
 * Where a request is sent for its language: a page that exists in one language to that one, a personal page to the
 * language that the person chose, and the default language's prefix, which people may type, to no prefix. Other public
 * pages stay, since their address names the language.
 */
export function getLocaleRedirect(address: string, cookies = ''): { location: string; status: 301 | 302 } | null {
  const { pathname: path, search } = new URL(`http://site${address}`);
  if (/^\/en(?:\/|$)/.test(path)) return { location: localizePath(path.slice(3) || '/', defaultLocale) + search, status: 301 };
  const { locale, pathname } = splitLocale(path);
  const bound = boundLocale(pathname);
  if (bound !== null) return bound === locale ? null : { location: localizePath(pathname + search, bound), status: 301 };
  const chosen = readCookie(cookies, localeCookie);
  if (!isLocale(chosen) || chosen === locale || !isPersonalPath(pathname)) return null;
  return { location: localizePath(alternatePath(pathname, chosen) + search, chosen), status: 302 };
}
