import { AsyncLocalStorage } from 'node:async_hooks';

/** The reads and writes of one request, for choosing the database of its reads. */
export interface ReadScope {
  /** The position in the primary's log that its reads must include; null if any recent one is enough. */
  getPosition(): string | null;
  /** Whether it has written. */
  hasWritten: boolean;
}

/** Reads outside of a scope go to the primary. */
export const readScope = new AsyncLocalStorage<ReadScope>();

const isRead = /^\s*select\b/i;

/** Records a statement of the primary in its request's scope. */
export function noteStatement(text: string): void {
  const scope = readScope.getStore();
  if (scope && !isRead.test(text)) scope.hasWritten = true;
}
