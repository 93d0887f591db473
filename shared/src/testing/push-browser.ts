interface PushBrowserOptions {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** The person's answer to the permission prompt. */
  answer?: NotificationPermission | undefined;
  /** The server key of an existing subscription, which implies that the permission was granted. */
  subscribedWith?: string | undefined;
  onSubscribe?: (options: object) => void;
}

/** Installs the browser's push interfaces, which jsdom lacks; `removePushBrowser` removes them. */
export function installPushBrowser({ endpoint, keys, answer = 'granted', subscribedWith, onSubscribe }: PushBrowserOptions): void {
  let subscription: object | null = null;
  const subscribe = async (options: { applicationServerKey: string }) => {
    const base64 = options.applicationServerKey.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    subscription = {
      endpoint,
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    return subscription;
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: { applicationServerKey: string }) => {
      onSubscribe?.(options);
      return subscribe(options);
    },
  };
  if (subscribedWith !== undefined) void subscribe({ applicationServerKey: subscribedWith });
  const registration = { pushManager };
  const notification = {
    permission: subscribedWith === undefined ? 'default' : 'granted',
    requestPermission: async () => (notification.permission = answer),
  };
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: notification });
  Object.defineProperty(globalThis, 'PushManager', { configurable: true, value: Object });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => registration, getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
}

export function removePushBrowser(): void {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
