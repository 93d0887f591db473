import type { DataRouter } from 'react-router-dom';
import { baseApi, personalTags, type AppStore } from '@oracle-astra/shared/api';
import type { PageState } from '@oracle-astra/shared/contract';
import { clearDrafts, signedOut, sessionEnded, signedIn, readSessionToken } from '@oracle-astra/shared/session';
import { personGone, personLeft } from '../layout/change-of-person';
import { endedByServer } from '../layout/session-end';
import { claimDrafts, keepDraftOwner } from './draft-owner';
import { lastChange, onOtherTab, writeCookie } from './session-cookie';

/**
 * Keeps the cookie as the session is, fetches anew what depends on who is signed in, and leaves nothing of a person to
 * the next: not when they log out, here or in another tab, nor when another logs in. Returns what ends that.
 */
export function keepSession(store: AppStore, router: DataRouter): () => void {
  let { token } = store.getState().session;
  let person = claimDrafts(document, readSessionToken(document.cookie) ?? token);

  /** Whether the page stays with whom it was: a visitor who logs in keeps what was typed, and so does who has to log in again. */
  function isSamePerson(): boolean {
    const state = store.getState();
    const { session } = state;
    // The selectors of a part that is injected know that part of the state alone.
    if (session.token === null) return endedByServer(state as object);
    return person === null || person === session.uid;
  }

  function letGo(): void {
    store.dispatch(personLeft());
    clearDrafts();
  }

  const otherTabs = onOtherTab((held) => {
    if (held === store.getState().session.token) return;
    store.dispatch(held !== null ? signedIn(held) : lastChange() === 'ended' ? sessionEnded() : signedOut());
  });

  const unsubscribe = store.subscribe(() => {
    const { token: next, uid } = store.getState().session;
    if (next === token) return;
    token = next;
    const stays = isSamePerson();
    if (!stays) letGo();
    if (next !== null || !stays) person = uid;
    keepDraftOwner(person);
    writeCookie(next, next !== null ? 'in' : stays ? 'ended' : 'left');
    otherTabs.noteOwnChange();
    if (next !== null && stays) store.dispatch(baseApi.util.invalidateTags(personalTags));
    const reloaded = router.revalidate();
    // Only now: a reset breaks off the very call that found the session over.
    if (next === null || !stays) void reloaded.then(() => store.dispatch(baseApi.util.resetApiState()));
    if (!stays) void reloaded.then(() => store.dispatch(personGone()));
  });

  return () => {
    otherTabs.stop();
    unsubscribe();
  };
}

/**
 * Brings the browser's session and the rendered page together, once the page is taken over: a document from a cache was
 * made for visitors, and a session that the server found ended is over.
 */
export function agreeOnSession(store: AppStore, rendered: PageState['session'], held: string | null): void {
  if (rendered === 'none' && held !== null) store.dispatch(signedIn(held));
  if (rendered !== 'ended') return;
  writeCookie(null, 'ended');
  store.dispatch(sessionEnded());
}
