import { readCookie, serializeCookie } from '../accounts/session-cookie';

/** The cookie with the releases whose pages failed in this browser. The next document is composed without them. */
const failedReleasesCookie = 'failed-releases';

/** Long enough for one visit, short enough that no browser keeps an old release. */
const keptSeconds = 15 * 60;
const maxReleases = 16;
/** Allowed in cookies, but not in names of releases. */
const separator = ':';

/** The names of the releases that failed in the browser with these cookies, oldest first. */
export const readFailedReleases = (cookies: string): string[] =>
  (readCookie(cookies, failedReleasesCookie)?.split(separator) ?? []).slice(-maxReleases);

/** The cookie with one more release, for `document.cookie`. */
export function serializeFailedReleases(cookies: string, release: string, secure: boolean): string {
  const releases = [...readFailedReleases(cookies).filter((other) => other !== release), release];
  return serializeCookie(failedReleasesCookie, releases.slice(-maxReleases).join(separator), { maxAge: keptSeconds, secure });
}
