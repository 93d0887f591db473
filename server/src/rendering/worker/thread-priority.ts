import { constants, setPriority } from 'node:os';
import { getThreadId } from '../thread-clock';

/**
 * Lets the API's thread go first where processors are short: a page that comes late is rendered by the browser, an
 * answer has nobody else. Linux gives each thread a priority of its own; other systems know none, and nothing changes.
 */
export function lowerThreadPriority(): void {
  try {
    const thread = getThreadId();
    if (thread > 0) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // No right to: the page renders all the same.
  }
}
