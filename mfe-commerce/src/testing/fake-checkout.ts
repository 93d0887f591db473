import { act } from '@testing-library/react';

interface Options {
  key: string;
  order_id?: string;
  subscription_id?: string;
  name: string;
  description: string;
  prefill: { contact?: string; method?: string };
  config: { display: { sequence: string[] } };
  handler: (result: Record<string, string>) => void;
  modal: { ondismiss: () => void };
}

/** A fake of the provider's window; tests trigger its results. */
export function fakeCheckout() {
  const opened: Options[] = [];
  const failures: (() => void)[] = [];
  let isBroken = false;
  window.Razorpay = class {
    constructor(private readonly options: Options) {}
    on(_event: 'payment.failed', listener: () => void) {
      failures.push(listener);
    }
    open() {
      if (isBroken) throw new TypeError('key is not passed in options');
      opened.push(this.options);
    }
  } as unknown as typeof window.Razorpay;
  const last = () => opened[opened.length - 1]!;
  return {
    opened,
    complete: (result: Record<string, string>) => act(async () => last().handler(result)),
    fail: () => act(async () => failures[failures.length - 1]!()),
    dismiss: () => act(async () => last().modal.ondismiss()),
    break: () => {
      isBroken = true;
    },
    remove: () => {
      delete window.Razorpay;
    },
  };
}

/** Makes the script that the page requests fail to load. */
export function failScripts() {
  return jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) setTimeout(() => node.dispatchEvent(new Event('error')), 0);
  });
}
