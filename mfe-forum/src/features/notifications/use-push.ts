import { useEffect, useState } from 'react';
import {
  findSubscription,
  forgetPushChoice,
  isPushSupported,
  keepPushChoice,
  subscribe,
  toPushRequest,
  toPushState,
} from '@oracle-astra/shared/push';
import { useIsOtherPerson, useSession } from '@oracle-astra/shared/session';
import {
  useForumAddPushSubscriptionMutation,
  useForumReadPushStateMutation,
  useForumRemovePushSubscriptionMutation,
} from '../../api/notifications';

/** `unknown` until browser and server have answered; `denied` if the person blocked notifications in the browser. */
export type PushState = 'unknown' | 'unsupported' | 'off' | 'on' | 'denied';

type ReadServerState = ReturnType<typeof useForumReadPushStateMutation>[0];

/** The server decides, because it may have dropped the subscription or its key, or have it for another person. */
async function readState(readServerState: ReadServerState): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await findSubscription();
  if (subscription === null) return 'off';
  const { data } = await readServerState(toPushState(subscription));
  if (data === undefined) return 'unknown';
  return data.is_on ? 'on' : 'off';
}

interface Push {
  state: PushState;
  isBusy: boolean;
  /** Asks the person for permission and subscribes this browser; resolves to the error, if any. */
  turnOn: () => Promise<unknown>;
  turnOff: () => Promise<unknown>;
}

/**
 * Whether the server sends push messages for this person to this browser; `key` is the server's newest public key. The permission is
 * only requested by `turnOn`.
 */
export function usePush(key: string): Push {
  const uid = useSession().uid ?? '';
  const isOtherPerson = useIsOtherPerson();
  const [state, setState] = useState<PushState>('unknown');
  const [isBusy, setBusy] = useState(false);
  const [readServerState] = useForumReadPushStateMutation();
  const [add] = useForumAddPushSubscriptionMutation();
  const [remove] = useForumRemovePushSubscriptionMutation();
  useEffect(() => {
    let isCurrent = true;
    const show = (read: PushState) => {
      if (!isCurrent) return;
      setState(read);
      // A release that did not store the choice may have turned it on.
      if (read === 'on') keepPushChoice(uid);
    };
    // A browser that fails here does not support push.
    readState(readServerState).then(show, () => show('unsupported'));
    return () => {
      isCurrent = false;
    };
  }, [uid, readServerState]);

  async function run(change: () => Promise<unknown>): Promise<unknown> {
    setBusy(true);
    try {
      return await change();
    } catch (error) {
      return error;
    } finally {
      // A browser that fails here does not support push.
      setState(await readState(readServerState).catch(() => 'unsupported' as const));
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
        // The browser may have waited for the permission while another person signed in.
        if (isOtherPerson()) return undefined;
        const { error } = await add(toPushRequest(subscription));
        if (error === undefined) keepPushChoice(uid);
        else await subscription.unsubscribe();
        return error;
      }),
    turnOff: async () =>
      run(async () => {
        const subscription = await findSubscription();
        if (subscription === null) return undefined;
        const { error } = await remove({ endpoint: subscription.endpoint });
        if (error !== undefined) return error;
        forgetPushChoice(uid);
        await subscription.unsubscribe();
        return undefined;
      }),
  };
}
