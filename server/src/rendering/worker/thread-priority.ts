import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { getThreadId } from '../threads/thread-clock';

/**
 * Lets the API's thread run first where processors are scarce: the browser can render a page that is late, but nobody
 * else can serve the API. Linux has a priority for each thread; on other systems this does nothing for a thread.
 */
export function lowerThreadPriority(): void {
  try {
    const thread = isMainThread ? process.pid : getThreadId();
    if (thread > 0) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without the permission the worker renders all the same.
  }
}
