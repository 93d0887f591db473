import { readCookie, signedInCookie } from '@oracle-astra/shared/contract';
import { hasSessionCookie, serializeSignedIn } from '@oracle-astra/shared/session';
import { safeStorage } from '@oracle-astra/shared/storage';

/** The last change of the session in this browser: logged in, logged out, or ended by the server. */
export type SessionChange = 'in' | 'left' | 'ended';

const marks = { in: '1', left: '0', ended: '' } as const;
const key = 'session-change';
const storage = safeStorage('local');

/** Whether somebody is signed in according to the cookies. The server may have ended the session already. */
export const isSignedIn = (): boolean => hasSessionCookie(document.cookie);

/**
 * Takes the token of the document out of its element; null if the person has logged out since, in another tab. An empty token
 * means that the session has ended, which is stored before drafts are claimed.
 */
export function takeToken({ dataset }: HTMLElement): { token: string | null; hasEnded: boolean } {
  const { token = null } = dataset;
  delete dataset.token;
  // After a log-out the end of the session is expected and not stored.
  const hasEnded = token === '' && readLastChange() !== 'left';
  if (hasEnded) noteSessionChange('ended');
  return { token: isSignedIn() ? token : null, hasEnded };
}

/** Stores the change in the cookie and notifies other tabs. The server ends the session of a cookie that is marked as left. */
export function noteSessionChange(change: SessionChange, uid: string | null = null): void {
  // Written only if it changes, because the server's cookie lives longer than one that a script writes.
  if (isSignedIn() !== (change === 'in')) document.cookie = serializeSignedIn(marks[change], location.protocol === 'https:');
  storage.set(key, [change, Date.now(), ...(uid === null ? [] : [uid])].join(' '));
}

/** The `uid` of the person who last logged in in this browser; null after a log-out, or if an earlier release stored the change. */
export function readLastPerson(): string | null {
  const [, , uid] = (storage.get(key) ?? '').split(' ');
  return uid ?? null;
}

/** Null if no change is stored. */
export function readLastChange(): SessionChange | null {
  const [change] = (storage.get(key) ?? '').split(' ');
  return change === 'in' || change === 'left' || change === 'ended' ? change : null;
}

/** Whether the person logged out, in this tab or another. Missing cookies alone only say that the session ended. */
export const hasLoggedOut = (): boolean =>
  !isSignedIn() && (readLastChange() === 'left' || readCookie(document.cookie, signedInCookie) === marks.left);

/**
 * Calls back when another tab changed the session: on a storage event, or when this tab gets the focus, becomes visible or
 * returns from the back/forward cache. Call `noteOwnChange` after each change made by this tab.
 */
export function onOtherTabChange(callback: () => void): { noteOwnChange: () => void; stop: () => void } {
  // Compared with the previous value, not with the session: if cookies are blocked, a session has none.
  const read = () => `${isSignedIn()} ${storage.get(key)}`;
  let last = read();
  const note = () => {
    last = read();
  };
  const check = ({ type }: Event) => {
    // A page that is being left may see the cookies of the next one.
    if (type === 'visibilitychange' && document.hidden) return;
    const isOther = read() !== last;
    note();
    if (isOther) callback();
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
