import { useNavigate } from 'react-router-dom';
import { useAppDispatch, type ApiExtra, type AppState } from '@oracle-astra/shared/api';
import { apiPaths, siteRoutes } from '@oracle-astra/shared/contract';
import { signedOut, useIsOnPage } from '@oracle-astra/shared/session';

const revokeTimeoutMs = 3000;

/** Revokes the session's token. Not an endpoint of the api, because the store drops running calls when the person leaves. Never rejects. */
const revokeSession =
  () =>
  async (_dispatch: unknown, getState: () => AppState, extra: unknown): Promise<void> => {
    const { baseUrl, fetch: fetchWith = fetch } = extra as ApiExtra;
    const headers = { authorization: `Bearer ${getState().session.token ?? ''}` };
    const post = async (path: string) => fetchWith(baseUrl + path, { method: 'POST', headers, keepalive: true });
    try {
      const { status } = await post(apiPaths.logout);
      // The token has expired; the server ends the session of a cookie that is marked as left.
      if (status === 401) await post(apiPaths.bearerToken);
    } catch {
      // The person is logged out in this browser anyway, and on the server at the next page.
    }
  };

/** Ends the push messages to this browser, because the server goes on sending them if it never gets the log-out. Never rejects. */
async function endPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // A browser without push.
  }
}

/**
 * Clears the session in all tabs, revokes the token, and goes home, even if the server does not respond; a person who has opened
 * another page meanwhile stays there. The session is cleared first, because a call that the server refuses meanwhile would look
 * like an ended session, for which input is kept.
 */
export function useLogOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  return async () => {
    void endPush();
    const revoked = dispatch(revokeSession());
    dispatch(signedOut());
    await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, revokeTimeoutMs))]);
    if (isOnPage()) await navigate(siteRoutes.home);
  };
}
