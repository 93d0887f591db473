import type { ApiExtra } from '@oracle-astra/shared/api';
import { apiPaths, type PushKeyResponse } from '@oracle-astra/shared/contract';
import { findSubscription, hasNewestKey, hasPushChoice, isPushSupported, subscribe, toPushRequest } from '@oracle-astra/shared/push';
import type { SharedState } from '@oracle-astra/shared/session';

interface RenewPushOptions {
  /** Whether a subscription with the server's newest key is left as it is. */
  keepsNewest?: boolean;
}

/**
 * Subscribes this browser again for a person who had notifications on: after a sign-in, because the server sends no push messages
 * to ended sessions, and at a visit if the server has a newer key. Not an endpoint of the api, because the store drops running calls when another person signs in.
 * Never rejects.
 */
export const renewPush =
  ({ keepsNewest = false }: RenewPushOptions = {}) =>
  async (_dispatch: unknown, getState: () => SharedState, extra: unknown): Promise<void> => {
    const { baseUrl, fetch: fetchWith = fetch, locale } = extra as ApiExtra;
    const { token, uid } = getState().session;
    if (uid === null || !hasPushChoice(uid) || !isPushSupported() || Notification.permission !== 'granted') return;
    const headers = { authorization: `Bearer ${token ?? ''}`, 'accept-language': locale ?? '', 'content-type': 'application/json' };
    try {
      const response = (await (await fetchWith(baseUrl + apiPaths.pushKey, { headers })).json()) as PushKeyResponse;
      if (response.status !== 'success' || response.key === null) return;
      const known = keepsNewest ? await findSubscription() : null;
      if (known !== null && hasNewestKey(known, response.key)) return;
      const subscription = await subscribe(response.key);
      const body = JSON.stringify({ ...toPushRequest(subscription), renews: true });
      const { ok } = await fetchWith(baseUrl + apiPaths.addPushSubscription, { method: 'POST', headers, body });
      // The next visit renews it.
      if (!ok) await subscription.unsubscribe();
    } catch {
      // The setting shows that notifications are off, and can turn them on.
    }
  };
