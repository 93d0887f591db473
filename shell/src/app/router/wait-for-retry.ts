import { hideLoadFailure, findRetryLink, showLoadFailure } from '../../inline/load-failure-notice';

const retryDelaysMs = [8_000, 16_000, 32_000];

/**
 * Shows the load-failure notice and resolves when to retry: on request, when the device is online again, after a delay (8, 16 and
 * 32 seconds by `tries`, which counts from 0; later tries have no delay), or when `signal` aborts.
 */
export async function waitForRetry(page: Document, tries: number, signal: AbortSignal): Promise<void> {
  const cleanups: (() => void)[] = [];
  const listen = (target: EventTarget | null, name: string, handler: (event: Event) => void) => {
    target?.addEventListener(name, handler);
    cleanups.push(() => target?.removeEventListener(name, handler));
  };
  showLoadFailure(page);
  await new Promise<void>((resolve) => {
    const delay = retryDelaysMs[tries];
    const timer = delay === undefined ? undefined : setTimeout(resolve, delay);
    cleanups.push(() => clearTimeout(timer));
    listen(window, 'online', () => resolve());
    listen(signal, 'abort', () => resolve());
    listen(findRetryLink(page), 'click', (event) => {
      event.preventDefault();
      resolve();
    });
  });
  for (const cleanup of cleanups) cleanup();
  hideLoadFailure(page);
}
