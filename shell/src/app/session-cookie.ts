import { serializeSessionCookie, readSessionToken } from '@oracle-astra/shared/session';
import { safeStorage } from '@oracle-astra/shared/storage';

/** The last change of the session in this browser: logged in, logged out, or ended by the server. */
export type SessionChange = 'in' | 'left' | 'ended';

const key = 'session-change';
const storage = safeStorage('local');

/** Writes the session cookie and notifies other tabs. */
export function writeSessionCookie(token: string | null, change: SessionChange): void {
  document.cookie = serializeSessionCookie(token, location.protocol === 'https:');
  storage.set(key, `${change} ${Date.now()}`);
}

/** Null where no change is stored. */
export function readLastChange(): SessionChange | null {
  const [change] = (storage.get(key) ?? '').split(' ');
  return change === 'in' || change === 'left' || change === 'ended' ? change : null;
}

/**
 * Calls back with the token when another tab changed the cookie or the person left there: on a storage event, else when this tab becomes visible
 * again or returns from the back/forward cache. Call `noteOwnChange` after each change made by this tab.
 */
export function onOtherTabChange(callback: (token: string | null) => void): { noteOwnChange: () => void; stop: () => void } {
  // Compared with the previous cookie, not with the session: where cookies are blocked, a session has none.
  let lastToken = readSessionToken(document.cookie);
  let lastChange = readLastChange();
  const note = () => {
    lastToken = readSessionToken(document.cookie);
    lastChange = readLastChange();
  };
  const check = () => {
    const token = readSessionToken(document.cookie);
    // Another tab may log out after this tab learned that its session had ended.
    const hasLeft = token === null && lastChange !== 'left' && readLastChange() === 'left';
    const isOther = token !== lastToken || hasLeft;
    note();
    if (isOther) callback(token);
  };
  const triggers: [EventTarget, string][] = [
    [window, 'storage'],
    [window, 'pageshow'],
    [window, 'focus'],
    [document, 'visibilitychange'],
  ];
  for (const [target, name] of triggers) target.addEventListener(name, check);
  return {
    noteOwnChange: note,
    stop: () => {
      for (const [target, name] of triggers) target.removeEventListener(name, check);
    },
  };
}
