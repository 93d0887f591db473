import { hideUnfinished, retryLink, showUnfinished } from '../early/unfinished';

const waitsMs = [8_000, 16_000, 32_000];

/**
 * Shows that a page cannot be used yet, and resolves when it is worth trying again: the person asks for it, the line
 * comes back, or a while has passed (8, 16 and 32 seconds; `tries` counts from 0).
 */
export function untilRetried(page: Document, tries: number): Promise<void> {
  showUnfinished(page);
  const ended = new AbortController();
  const { signal } = ended;
  return new Promise<void>((resolve) => {
    const wait = waitsMs[tries];
    const timer = wait === undefined ? undefined : setTimeout(resolve, wait);
    signal.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('online', () => resolve(), { signal });
    retryLink(page)?.addEventListener('click', (event) => {
      event.preventDefault();
      resolve();
    }, { signal });
  }).finally(() => {
    ended.abort();
    hideUnfinished(page);
  });
}
