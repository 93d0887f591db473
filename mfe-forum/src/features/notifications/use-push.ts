import { useEffect, useState } from 'react';
import { findSubscription, forgetPushChoice, isPushSupported, keepPushChoice, subscribe, toPushRequest } from '@oracle-astra/shared/push';
import { useSession } from '@oracle-astra/shared/session';
import {
  useForumAddPushSubscriptionMutation,
  useForumReadPushStateMutation,
  useForumRemovePushSubscriptionMutation,
} from '../../api/notifications';

/** `unknown` until browser and server have answered, `denied` where the person refused it in the browser. */
export type PushState = 'unknown' | 'unsupported' | 'off' | 'on' | 'denied';

type Ask = ReturnType<typeof useForumReadPushStateMutation>[0];

/** The server decides: it may have dropped the address, or know it for another person. */
async function readState(key: string, ask: Ask): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await findSubscription(key);
  if (subscription === null) return 'off';
  const { data } = await ask({ endpoint: subscription.endpoint });
  if (data === undefined) return 'unknown';
  return data.is_on ? 'on' : 'off';
}

interface Push {
  state: PushState;
  isBusy: boolean;
  /** Asks the person for permission and subscribes this browser; resolves to what failed. */
  turnOn: () => Promise<unknown>;
  turnOff: () => Promise<unknown>;
}

/** Whether the server, whose public key this is, sends notifications of this person to this browser. It asks for nothing until `turnOn`. */
export function usePush(key: string): Push {
  const uid = useSession().uid ?? '';
  const [state, setState] = useState<PushState>('unknown');
  const [isBusy, setBusy] = useState(false);
  const [ask] = useForumReadPushStateMutation();
  const [add] = useForumAddPushSubscriptionMutation();
  const [remove] = useForumRemovePushSubscriptionMutation();
  useEffect(() => {
    let isCurrent = true;
    const show = (read: PushState) => {
      if (!isCurrent) return;
      setState(read);
      // Also where it was turned on by a release that did not keep it.
      if (read === 'on') keepPushChoice(uid);
    };
    // A browser that does not tell has no push.
    readState(key, ask).then(show, () => show('unsupported'));
    return () => {
      isCurrent = false;
    };
  }, [key, uid, ask]);

  async function run(change: () => Promise<unknown>): Promise<unknown> {
    setBusy(true);
    try {
      return await change();
    } catch (error) {
      return error;
    } finally {
      // As above.
      setState(await readState(key, ask).catch(() => 'unsupported' as const));
      setBusy(false);
    }
  }

  return {
    state,
    isBusy,
    turnOn: async () =>
      run(async () => {
        if ((await Notification.requestPermission()) !== 'granted') return undefined;
        const subscription = await subscribe(key);
        const { error } = await add(toPushRequest(subscription));
        if (error === undefined) keepPushChoice(uid);
        else await subscription.unsubscribe();
        return error;
      }),
    turnOff: async () =>
      run(async () => {
        const subscription = await findSubscription(key);
        if (subscription === null) return undefined;
        const { error } = await remove({ endpoint: subscription.endpoint });
        if (error !== undefined) return error;
        forgetPushChoice(uid);
        await subscription.unsubscribe();
        return undefined;
      }),
  };
}
