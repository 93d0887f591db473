import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { getThreadId } from '../threads/thread-clock';

/**
 * Gives the API's thread a higher priority: the browser can render a late page, but nobody else can serve the API. Linux has a
 * priority for each thread; on other systems this does nothing for a thread.
 */
export function lowerThreadPriority(): void {
  try {
    const thread = isMainThread ? process.pid : getThreadId();
    if (thread > 0) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without the permission the worker renders anyway.
  }
}
