import {
  alternatePath,
  boundLocale,
  defaultLocale,
  isLocale,
  isPersonalPath,
  localeCookie,
  locales,
  localizePath,
  readCookie,
  splitLocale,
  type Locale,
} from '@oracle-astra/shared/contract';

/**
 * The redirect of a request for its language: a page that exists only in one language to that one, a personal page to the
 * person's chosen language, and the default language's prefix to the address without it. Other public pages are not redirected,
 * because their address names the language. An address in a language that the site does not have leads to its default one.
 */
export function getLocaleRedirect(
  address: string,
  cookies = '',
  languages: readonly Locale[] = locales,
): { location: string; status: 301 | 302 } | null {
  const { pathname: path, search } = new URL(`http://site${address}`);
  if (/^\/en(?:\/|$)/.test(path)) return { location: localizePath(path.slice(3) || '/', defaultLocale) + search, status: 301 };
  const { locale, pathname } = splitLocale(path);
  if (!languages.includes(locale)) return { location: localizePath(pathname + search, defaultLocale), status: 301 };
  const bound = boundLocale(pathname);
  if (bound !== null) return bound === locale ? null : { location: localizePath(pathname + search, bound), status: 301 };
  const chosen = readCookie(cookies, localeCookie);
  if (!isLocale(chosen) || !languages.includes(chosen) || chosen === locale || !isPersonalPath(pathname)) return null;
  return { location: localizePath(alternatePath(pathname, chosen) + search, chosen), status: 302 };
}
