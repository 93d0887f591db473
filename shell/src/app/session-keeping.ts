import type { DataRouter } from 'react-router-dom';
import { baseApi, personalTags, type AppStore } from '@oracle-astra/shared/api';
import type { PageState } from '@oracle-astra/shared/contract';
import { cookieFor, sessionEnded, signedIn } from '@oracle-astra/shared/session';

/** Keeps the cookie as the session is, and fetches anew what depends on who is signed in. */
export function keepSession(store: AppStore, router: DataRouter): void {
  let token = store.getState().session.token;
  store.subscribe(() => {
    const next = store.getState().session.token;
    if (next === token) return;
    token = next;
    keepCookie(next);
    if (next !== null) store.dispatch(baseApi.util.invalidateTags(personalTags));
    const reloaded = router.revalidate();
    // Only now: a reset breaks off the very call that found the session over.
    if (next === null) void reloaded.then(() => store.dispatch(baseApi.util.resetApiState()));
  });
}

/**
 * Brings the browser's session and the rendered page together, once the page is taken over: a document from a cache was
 * made for visitors, and a session that the server found ended is over.
 */
export function agreeOnSession(store: AppStore, rendered: PageState['session'], held: string | null): void {
  if (rendered === 'none' && held !== null) store.dispatch(signedIn(held));
  if (rendered !== 'ended') return;
  keepCookie(null);
  store.dispatch(sessionEnded());
}

function keepCookie(token: string | null): void {
  document.cookie = cookieFor(token, location.protocol === 'https:');
}
