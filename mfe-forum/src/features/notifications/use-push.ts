import { useEffect, useState } from 'react';
import { useForumAddPushSubscriptionMutation, useForumRemovePushSubscriptionMutation } from '../../api/notifications';

/** `unknown` until the browser has answered, `denied` where the person refused it in the browser. */
export type PushState = 'unknown' | 'unsupported' | 'off' | 'on' | 'denied';

const script = '/sw.js';
const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function readState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) === null ? 'off' : 'on';
}

/** Subscribes with the server's key; a subscription by another key, of before it was changed, is replaced. */
async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(script);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

function toRequest(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

interface Push {
  state: PushState;
  isBusy: boolean;
  /** Asks the person for permission and subscribes this browser; resolves to what failed. */
  turnOn: (key: string) => Promise<unknown>;
  turnOff: () => Promise<unknown>;
}

/** Whether this browser takes notifications of the site. It asks for nothing until `turnOn`. */
export function usePush(): Push {
  const [state, setState] = useState<PushState>('unknown');
  const [isBusy, setBusy] = useState(false);
  const [add] = useForumAddPushSubscriptionMutation();
  const [remove] = useForumRemovePushSubscriptionMutation();
  useEffect(() => {
    let isCurrent = true;
    const show = (read: PushState) => isCurrent && setState(read);
    // A browser that does not tell has no push.
    readState().then(show, () => show('unsupported'));
    return () => {
      isCurrent = false;
    };
  }, []);

  async function run(change: () => Promise<unknown>): Promise<unknown> {
    setBusy(true);
    try {
      return await change();
    } catch (error) {
      return error;
    } finally {
      // A browser that does not tell has no push.
      setState(await readState().catch(() => 'unsupported' as const));
      setBusy(false);
    }
  }

  return {
    state,
    isBusy,
    turnOn: async (key) =>
      run(async () => {
        if ((await Notification.requestPermission()) !== 'granted') return undefined;
        const subscription = await subscribe(key);
        const { error } = await add(toRequest(subscription));
        if (error !== undefined) await subscription.unsubscribe();
        return error;
      }),
    turnOff: async () =>
      run(async () => {
        const subscription = await findSubscription();
        if (subscription === null) return undefined;
        const { error } = await remove({ endpoint: subscription.endpoint });
        if (error === undefined) await subscription.unsubscribe();
        return error;
      }),
  };
}
