import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets the API's thread go first where processors are short: a page that comes late is rendered by the browser, an
 * answer has nobody else. Linux gives each thread a priority of its own; other systems know none, and nothing changes.
 */
export function yieldToApi(): void {
  try {
    const thread = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1];
    if (thread !== undefined) setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // No such folder, or no right to: the page renders all the same.
  }
}
