import type { Page, Request } from 'playwright-core';

const pollMs = 100;
/** The number of polls without a pending request after which a page is quiet. */
const quietPolls = 4;

const types = ['fetch', 'xhr', 'script', 'document', 'stylesheet'];

/** A stream of events, such as that of the notifications, never ends, and begins at a time of its own. */
export const isStream = (request: Request) => request.headers().accept === 'text/event-stream';

/** The calls and files of a page without an answer yet. */
export interface Pending {
  countPending: () => number;
  /** Forgets them, so that an answer that never arrives does not delay the next attempt. */
  forgetPending: () => void;
}

export function followPending(page: Pick<Page, 'on'>): Pending {
  const pending = new Set<unknown>();
  page.on('request', (request) => {
    if (types.includes(request.resourceType()) && !isStream(request)) pending.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => void pending.delete(request));
  return { countPending: () => pending.size, forgetPending: () => pending.clear() };
}

/** Waits until nothing is pending for a moment, up to a limit. */
export async function waitForNetwork(page: Pick<Page, 'waitForTimeout'>, { countPending }: Pending, limitMs: number): Promise<void> {
  for (let [waited, quiet] = [0, 0]; waited < limitMs && quiet < quietPolls; waited += pollMs) {
    quiet = countPending() === 0 ? quiet + 1 : 0;
    await page.waitForTimeout(pollMs);
  }
}
