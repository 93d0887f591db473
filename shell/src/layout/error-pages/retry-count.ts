import type { Location } from 'react-router-dom';

/** The number of automatic retries. It is stored in the history entry, because the screen remounts with each retry. */
export function readRetryCount({ state }: Pick<Location, 'state'>): number {
  const tries: unknown = isRecord(state) ? state['tries'] : undefined;
  return typeof tries === 'number' ? tries : 0;
}

/** Adds the number of retries to a history entry's state. */
export const withRetryCount = (state: unknown, tries: number) => ({ ...(isRecord(state) ? state : {}), tries });

function isRecord(state: unknown): state is Record<string, unknown> {
  return typeof state === 'object' && state !== null;
}
