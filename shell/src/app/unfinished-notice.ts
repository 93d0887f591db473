import { hideUnfinished, retryLink, showUnfinished } from '../early/unfinished';

const waitsMs = [8_000, 16_000, 32_000];

/**
 * Shows that a page cannot be used yet, and resolves when it is worth trying again: the person asks for it, the line
 * comes back, or a while has passed (8, 16 and 32 seconds; `tries` counts from 0).
 */
export async function untilRetried(page: Document, tries: number): Promise<void> {
  const ends: (() => void)[] = [];
  const listen = (target: EventTarget | null, name: string, then: (event: Event) => void) => {
    target?.addEventListener(name, then);
    ends.push(() => target?.removeEventListener(name, then));
  };
  showUnfinished(page);
  await new Promise<void>((resolve) => {
    const wait = waitsMs[tries];
    const timer = wait === undefined ? undefined : setTimeout(resolve, wait);
    ends.push(() => clearTimeout(timer));
    listen(window, 'online', () => resolve());
    listen(retryLink(page), 'click', (event) => {
      event.preventDefault();
      resolve();
    });
  });
  for (const end of ends) end();
  hideUnfinished(page);
}
