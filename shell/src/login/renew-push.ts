import type { ApiExtra } from '@oracle-astra/shared/api';
import { apiPaths, type PushKeyResponse } from '@oracle-astra/shared/contract';
import { hasPushChoice, isPushSupported, subscribe, toPushRequest } from '@oracle-astra/shared/push';
import type { SharedState } from '@oracle-astra/shared/session';

/**
 * Subscribes this browser again for a person who has signed in and had notifications on, because the server sends no push
 * messages to ended sessions. Not an endpoint of the api, because the store drops running calls when another person signs in.
 * Never rejects.
 */
export const renewPush =
  () =>
  async (_dispatch: unknown, getState: () => SharedState, extra: unknown): Promise<void> => {
    const { baseUrl, fetch: fetchWith = fetch, locale } = extra as ApiExtra;
    const { token, uid } = getState().session;
    if (uid === null || !hasPushChoice(uid) || !isPushSupported() || Notification.permission !== 'granted') return;
    const headers = { authorization: `Bearer ${token ?? ''}`, 'accept-language': locale ?? '', 'content-type': 'application/json' };
    try {
      const response = (await (await fetchWith(baseUrl + apiPaths.pushKey, { headers })).json()) as PushKeyResponse;
      if (response.status !== 'success' || response.key === null) return;
      const body = JSON.stringify({ ...toPushRequest(await subscribe(response.key)), renews: true });
      await fetchWith(baseUrl + apiPaths.addPushSubscription, { method: 'POST', headers, body });
    } catch {
      // The setting shows that notifications are off, and can turn them on.
    }
  };
