interface PushBrowserOptions {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** What the person answers when they are asked. */
  answer?: NotificationPermission | undefined;
  /** The server key that the browser is subscribed with already; the person has allowed it then. */
  subscribedWith?: string | undefined;
  onSubscribe?: (options: object) => void;
}

/** The browser's push interfaces, which jsdom lacks; `removePushBrowser` takes them away. */
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
