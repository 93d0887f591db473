import { isLocale, localeCookie, readCookie, type Locale } from '@oracle-astra/shared/contract';

/** The longest lifetime that browsers allow. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/** The language that the person chose; null before any choice. */
export function readChosenLocale(): Locale | null {
  const chosen = readCookie(document.cookie, localeCookie);
  return isLocale(chosen) ? chosen : null;
}

export function writeChosenLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
