import type { ApiExtra } from '@oracle-astra/shared/api';
import { apiPaths, type PushKeyResponse, type PushStateResponse } from '@oracle-astra/shared/contract';
import {
  findSubscription,
  forgetPushChoice,
  hasNewestKey,
  hasPushChoice,
  isPushSupported,
  subscribe,
  toPushRequest,
  toPushState,
} from '@oracle-astra/shared/push';
import type { SharedState } from '@oracle-astra/shared/session';
import { safeStorage } from '@oracle-astra/shared/storage';

/** Set while the server may not have the subscription that this browser has. */
const unsentKey = 'push-unsent';

interface RenewPushOptions {
  /** Whether a subscription with the server's newest key is left as it is, if the server still has it. */
  keepsNewest?: boolean;
}

/**
 * Subscribes this browser again for a person who had notifications on: after a sign-in, because the server sends no push messages
 * to ended sessions, and at a visit if the
 * server has a newer key, or has lost the subscription. Not an endpoint of the api, because the store drops running calls when another person signs in.
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
      const storage = safeStorage('local');
      const known = keepsNewest && storage.get(unsentKey) === null ? await findSubscription() : null;
      // The state contains the key, so that a visit needs one call.
      const asked = known
        ? fetchWith(baseUrl + apiPaths.pushState, { method: 'POST', headers, body: JSON.stringify(toPushState(known)) })
        : fetchWith(baseUrl + apiPaths.pushKey, { headers });
      const response = (await (await asked).json()) as PushStateResponse | PushKeyResponse;
      if (response.status !== 'success') return;
      if ('is_on' in response && response.is_withdrawn) {
        forgetPushChoice(uid);
        return void (await known?.unsubscribe());
      }
      const { key } = response;
      if (!key) return;
      if (known && 'is_on' in response) {
        if (response.is_on && hasNewestKey(known, key)) return;
        // The server removes a subscription that the push service refuses, so it is replaced and not sent again.
        if (!response.is_on) await known.unsubscribe();
      }
      storage.set(unsentKey, '1');
      const subscription = await subscribe(key);
      const body = JSON.stringify({ ...toPushRequest(subscription), renews: true });
      const url = baseUrl + apiPaths.addPushSubscription;
      const isSent = await fetchWith(url, { method: 'POST', headers, body, keepalive: true }).then(
        ({ ok }) => ok,
        // Renewed at the next visit, as after a refusal.
        () => false,
      );
      if (isSent) storage.remove(unsentKey);
      else await subscription.unsubscribe();
    } catch {
      // The setting shows that notifications are off, and can turn them on.
    }
  };
