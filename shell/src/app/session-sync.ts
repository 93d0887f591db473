import type { DataRouter } from 'react-router-dom';
import { baseApi, personalTags, type AppStore } from '@oracle-astra/shared/api';
import { clearDrafts, noticesForgotten, renewToken, signedOut, sessionEnded } from '@oracle-astra/shared/session';
import { personChangeFinished, personChangeStarted } from '../layout/session/person-change';
import { selectIsEndedByServer } from '../layout/session/session-end';
import { claimDrafts, storeDraftOwner } from './input/draft-owner';
import { forgetReadPages } from './background/service-worker';
import { hasLoggedOut, isSignedIn, noteSessionChange, onOtherTabChange, readLastChange, readLastPerson } from './session-cookie';

/**
 * Stores each change of the session for other tabs and pages, refetches data that depends on who is signed in, and discards a
 * person's data when they log out, here or in another tab, or another person logs in. Returns the clean-up function.
 */
export function syncSessionCookie(store: AppStore, router: DataRouter): () => void {
  let { token, uid: tokenUid } = store.getState().session;
  let person = claimDrafts(document, token, token !== null || isSignedIn());

  // The cast is needed because selectors of an injected slice are typed for the state of that slice alone. A log-out in another tab may
  // be noticed only after the server refused the session of this tab.
  const isEndedByServer = () => selectIsEndedByServer(store.getState() as object) && !hasLoggedOut();

  /** Whether drafts may stay: those of a visitor who logs in, and of a person who has to log in again. */
  function isSamePerson(): boolean {
    const { session } = store.getState();
    if (session.token === null) return isEndedByServer() && !isOfAnother(person);
    return person === null || person === session.uid;
  }

  function discardPersonalData(): void {
    store.dispatch(personChangeStarted());
    clearDrafts();
    store.dispatch(noticesForgotten());
    forgetReadPages(navigator);
  }

  /** Removes the data of a person whose session has already ended. */
  function forgetPerson(): void {
    if (person === null) return;
    person = null;
    discardPersonalData();
    storeDraftOwner(null);
    store.dispatch(signedOut());
    void router.revalidate().then(() => {
      store.dispatch(baseApi.util.resetApiState());
      store.dispatch(personChangeFinished());
    });
  }

  const otherTabs = onOtherTabChange(() => {
    const { session } = store.getState();
    if (isSignedIn()) followCookie(store, session.token, isOfAnother(session.uid) ? hidePage(store) : undefined);
    else if (session.token !== null) store.dispatch(hasLoggedOut() ? signedOut() : sessionEnded());
    else if (hasLoggedOut()) forgetPerson();
  });

  const unsubscribe = store.subscribe(() => {
    const { token: next, uid } = store.getState().session;
    if (next === token) return;
    // A newer token of the same person changes nothing on the page.
    const isRenewed = next !== null && token !== null && uid === tokenUid;
    token = next;
    tokenUid = uid;
    if (isRenewed) return;
    const keepsData = isSamePerson();
    if (!keepsData) discardPersonalData();
    if (next !== null || !keepsData) person = uid;
    storeDraftOwner(person);
    noteSessionChange(next !== null ? 'in' : isEndedByServer() ? 'ended' : 'left', next === null ? null : uid);
    otherTabs.noteOwnChange();
    if (next !== null && keepsData) store.dispatch(baseApi.util.invalidateTags(personalTags));
    const reloaded = router.revalidate();
    // After the reload, because a reset aborts the call that reported the end of the session.
    if (next === null || !keepsData) void reloaded.then(() => store.dispatch(baseApi.util.resetApiState()));
    if (!keepsData) void reloaded.then(() => store.dispatch(personChangeFinished()));
  });

  return () => {
    otherTabs.stop();
    unsubscribe();
  };
}

/**
 * Reconciles the browser's session with the rendered page after hydration: a cached document was rendered for visitors,
 * and the server may have reported that the session has ended.
 */
export function reconcileSession(store: AppStore, hasEnded: boolean): void {
  if (store.getState().session.token === null && isSignedIn()) followCookie(store, null);
  if (hasEnded) store.dispatch(sessionEnded());
}

const retryMs = 10_000;

/** Whether the session of the browser belongs to another person than `uid`. */
function isOfAnother(uid: string | null): boolean {
  const last = readLastPerson();
  return uid !== null && last !== null && last !== uid;
}

/** Hides a person's page at once. Returns a function that shows it again if the session turns out to be theirs. */
function hidePage(store: AppStore): () => void {
  const { uid } = store.getState().session;
  store.dispatch(personChangeStarted());
  return () => {
    if (store.getState().session.uid === uid) store.dispatch(personChangeFinished());
  };
}

/**
 * Follows the session in the cookie, then calls back. If the server does not answer, retries later or when the device is online
 * again.
 */
function followCookie(store: AppStore, token: string | null, onFollowed: () => void = () => undefined): void {
  const follow = () => (isSignedIn() ? followCookie(store, token, onFollowed) : onFollowed());
  const renewed = store.dispatch(renewToken(token)).then((next) => {
    const isOver = next === null && store.getState().session.token === token && readLastChange() !== 'left';
    if (isOver) store.dispatch(sessionEnded());
    // The stored log-out is outdated; otherwise the end of this session would be mistaken for it.
    if (next !== null && isSignedIn() && readLastChange() !== 'in') noteSessionChange('in', store.getState().session.uid);
    onFollowed();
  });
  renewed.catch(() => {
    // Not reported, because it is retried.
    if (navigator.onLine) setTimeout(follow, retryMs);
    else window.addEventListener('online', follow, { once: true });
  });
}
