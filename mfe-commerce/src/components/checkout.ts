import type { CheckoutResult } from '../api/orders';

/** The payment methods of the provider's window, ordered by their popularity in India. */
const methods = ['upi', 'card', 'netbanking', 'wallet'] as const;
export type PaymentMethod = (typeof methods)[number];

interface CheckoutWindow {
  open: () => void;
  on: (event: 'payment.failed', listener: () => void) => void;
}

interface CheckoutOptions {
  key: string;
  order_id?: string;
  subscription_id?: string;
  name: string;
  description: string;
  image: string;
  handler: (result: CheckoutResult) => void;
  prefill: { contact?: string; method?: PaymentMethod };
  config: { display: { sequence: PaymentMethod[]; preferences: { show_default_blocks: boolean } } };
  theme: { color: string };
  modal: { ondismiss: () => void };
}

type Razorpay = new (options: CheckoutOptions) => CheckoutWindow;

declare global {
  interface Window {
    /** Defined by the provider's script. */
    Razorpay?: Razorpay;
  }
}

/** On a lost connection a script neither loads nor fails for minutes. */
const loadTimeoutMs = 20_000;
let loading: Promise<boolean> | null = null;

/** Loads the provider's script once; false if it fails to load, and the next call retries. */
export async function loadCheckout(url: string): Promise<boolean> {
  if (window.Razorpay) return true;
  loading ??= appendScript(url);
  const isLoaded = (await loading) && window.Razorpay !== undefined;
  if (!isLoaded) loading = null;
  return isLoaded;
}

function appendScript(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    // eslint-disable-next-line astra/no-script-sinks -- the policy accepts the provider’s script on its pages
    const script = document.createElement('script');
    script.src = url;
    const fail = () => {
      script.remove();
      resolve(false);
    };
    const timer = setTimeout(fail, loadTimeoutMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(true);
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}

/**
 * Whether the content policy of this document allows the provider's script. Only documents that were loaded at a page with
 * payments allow it, not documents in which a link led to such a page.
 */
export function isCheckoutAllowed(): boolean {
  const [document] = performance.getEntriesByType?.('navigation') ?? [];
  return document === undefined || new URL(document.name).pathname === location.pathname;
}

export interface Checkout {
  key: string;
  /** What is paid; exactly one of the two ids. */
  order_id?: string;
  subscription_id?: string;
  /** The name of the product. */
  name: string;
  description: string;
  /** The registered number, with country code. */
  mobile?: string | undefined;
  method?: PaymentMethod;
  onResult: (result: CheckoutResult) => void;
  /** Called when a payment failed; the window may stay open for another try. */
  onFailed: () => void;
  onDismissed: () => void;
}

const sortMethods = (first: PaymentMethod = 'upi') => [first, ...methods.filter((other) => other !== first)];

/** Opens the provider's window. `loadCheckout` must have returned true before. */
export function openCheckout(checkout: Checkout): void {
  try {
    openWindow(checkout);
  } catch {
    // The provider's script may fail, or an extension may have removed it; the button must not wait for a window that never opens.
    checkout.onFailed();
    checkout.onDismissed();
  }
}

function openWindow({ onResult, onFailed, onDismissed, mobile, method, ...purchase }: Checkout): void {
  if (!window.Razorpay) throw new Error('The payment script is not loaded');
  const checkout = new window.Razorpay({
    ...purchase,
    image: document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href ?? '',
    handler: onResult,
    prefill: { ...(mobile ? { contact: `+${mobile}` } : {}), ...(method ? { method } : {}) },
    // On phones the provider itself offers the installed UPI apps.
    config: { display: { sequence: sortMethods(method), preferences: { show_default_blocks: true } } },
    theme: { color: getComputedStyle(document.documentElement).getPropertyValue('--night').trim() },
    modal: { ondismiss: onDismissed },
  });
  checkout.on('payment.failed', onFailed);
  checkout.open();
}
