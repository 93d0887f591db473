import type { DataRouter } from 'react-router-dom';
import { baseApi, personalTags, type AppStore } from '@oracle-astra/shared/api';
import { cookieFor } from '@oracle-astra/shared/session';

/** Keeps the cookie as the session is, and fetches anew what depends on who is signed in. */
export function keepSession(store: AppStore, router: DataRouter): void {
  let token = store.getState().session.token;
  store.subscribe(() => {
    const next = store.getState().session.token;
    if (next === token) return;
    token = next;
    document.cookie = cookieFor(next, location.protocol === 'https:');
    if (next !== null) store.dispatch(baseApi.util.invalidateTags(personalTags));
    const reloaded = router.revalidate();
    // Only now: a reset breaks off the very call that found the session over.
    if (next === null) void reloaded.then(() => store.dispatch(baseApi.util.resetApiState()));
  });
}
