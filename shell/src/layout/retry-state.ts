import type { Location } from 'react-router-dom';

/** How often a page was asked for anew by itself; it stands in the history entry, for the screen that counts comes anew with each try. */
export function triesIn({ state }: Pick<Location, 'state'>): number {
  const tries: unknown = isRecord(state) ? state['tries'] : undefined;
  return typeof tries === 'number' ? tries : 0;
}

/** The state of the entry, as its page needs it, with the number of tries. */
export const withTries = (state: unknown, tries: number) => ({ ...(isRecord(state) ? state : {}), tries });

function isRecord(state: unknown): state is Record<string, unknown> {
  return typeof state === 'object' && state !== null;
}
