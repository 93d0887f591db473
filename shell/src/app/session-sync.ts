import type { DataRouter } from 'react-router-dom';
import { baseApi, personalTags, type AppStore } from '@oracle-astra/shared/api';
import type { PageState } from '@oracle-astra/shared/contract';
import { clearDrafts, noticesForgotten, signedOut, sessionEnded, signedIn, readSessionToken } from '@oracle-astra/shared/session';
import { personChangeFinished, personChangeStarted } from '../layout/session/person-change';
import { selectIsEndedByServer } from '../layout/session/session-end';
import { claimDrafts, storeDraftOwner } from './input/draft-owner';
import { forgetReadPages } from './background/service-worker';
import { readLastChange, onOtherTabChange, writeSessionCookie } from './session-cookie';

/** Whether the person logged out in another tab, which this tab may hear only after the server refused its session. */
const hasLeftElsewhere = () => readSessionToken(document.cookie) === null && readLastChange() === 'left';

/**
 * Writes the session cookie on each change, refetches what depends on who is signed in, and discards a person's data when
 * they log out, here or in another tab, or another person logs in. Returns the clean-up function.
 */
export function syncSessionCookie(store: AppStore, router: DataRouter): () => void {
  let { token } = store.getState().session;
  let person = claimDrafts(document, readSessionToken(document.cookie) ?? token);

  /** Whether drafts may stay: a visitor who logs in keeps them, and so does a person who has to log in again. */
  function isSamePerson(): boolean {
    const state = store.getState();
    const { session } = state;
    // Selectors of an injected slice are typed for the state of that slice alone.
    if (session.token === null) return selectIsEndedByServer(state as object) && !hasLeftElsewhere();
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

  const otherTabs = onOtherTabChange((shared) => {
    if (shared === store.getState().session.token) {
      if (hasLeftElsewhere()) forgetPerson();
      return;
    }
    store.dispatch(shared !== null ? signedIn(shared) : readLastChange() === 'ended' ? sessionEnded() : signedOut());
  });

  const unsubscribe = store.subscribe(() => {
    const { token: next, uid } = store.getState().session;
    if (next === token) return;
    token = next;
    const keepsData = isSamePerson();
    if (!keepsData) discardPersonalData();
    if (next !== null || !keepsData) person = uid;
    storeDraftOwner(person);
    writeSessionCookie(next, next !== null ? 'in' : keepsData ? 'ended' : 'left');
    otherTabs.noteOwnChange();
    if (next !== null && keepsData) store.dispatch(baseApi.util.invalidateTags(personalTags));
    const reloaded = router.revalidate();
    // Reset only after the reload: it would abort the call that reported the end of the session.
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
 * and a session that the server reported as ended is over.
 */
export function reconcileSession(store: AppStore, rendered: PageState['session'], token: string | null): void {
  if (rendered === 'none' && token !== null) store.dispatch(signedIn(token));
  if (rendered !== 'ended') return;
  writeSessionCookie(null, 'ended');
  store.dispatch(sessionEnded());
}
