import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request has read and written, for the choice of a database that its reads go to. */
export interface ReadScope {
  /** The place in the primary's log that its reads may not be behind; null if any recent one will do. */
  getPosition(): string | null;
  /** Whether it wrote something. */
  hasWritten: boolean;
}

/** Reads outside of a scope go to the primary. */
export const readScope = new AsyncLocalStorage<ReadScope>();

const isRead = /^\s*select\b/i;

/** Notes a statement of the primary in its request. */
export function noteStatement(text: string): void {
  const scope = readScope.getStore();
  if (scope && !isRead.test(text)) scope.hasWritten = true;
}
