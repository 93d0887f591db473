import { serializeSessionCookie, readSessionToken } from '@oracle-astra/shared/session';
import { safeStorage } from '@oracle-astra/shared/storage';

/** How the session of this browser changed last: somebody logged in, logged out, or the server ended it. */
export type SessionChange = 'in' | 'left' | 'ended';

const key = 'session-change';
const storage = safeStorage('local');

/** Writes the cookie of the session, and tells the other tabs. */
export function writeCookie(token: string | null, change: SessionChange): void {
  document.cookie = serializeSessionCookie(token, location.protocol === 'https:');
  storage.set(key, `${change} ${Date.now()}`);
}

/** Null where nothing of it is known. */
export function lastChange(): SessionChange | null {
  const [change] = (storage.get(key) ?? '').split(' ');
  return change === 'in' || change === 'left' || change === 'ended' ? change : null;
}

/**
 * Calls back with the token when another tab has changed the cookie: at once where it can be told, else when this tab
 * is seen again, also out of the browser's cache of pages. `noteOwnChange` is
 * to be called after each change of one's own.
 */
export function onOtherTab(callback: (token: string | null) => void): { noteOwnChange: () => void; stop: () => void } {
  // Compared with what the cookie was, not with the session: where cookies are refused, a session lives without one.
  let known = readSessionToken(document.cookie);
  const look = () => {
    const held = readSessionToken(document.cookie);
    if (held === known) return;
    known = held;
    callback(held);
  };
  const seen: [EventTarget, string][] = [[window, 'storage'], [window, 'pageshow'], [window, 'focus'], [document, 'visibilitychange']];
  for (const [target, name] of seen) target.addEventListener(name, look);
  return {
    noteOwnChange: () => {
      known = readSessionToken(document.cookie);
    },
    stop: () => {
      for (const [target, name] of seen) target.removeEventListener(name, look);
    },
  };
}
