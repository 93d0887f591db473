import type { ChatMessage } from '@oracle-astra/shared/contract';

/** How often a reply that is written for another tab is looked for. */
export const pollMs = 3000;

/** Whether a stored question still gets its answer elsewhere, as the server says: in another tab, or after a reload that lost the line. */
export const isReplyAwaited = (stored: readonly ChatMessage[] | undefined, isPending: boolean): boolean =>
  !isPending && (stored ?? []).some(({ awaited }) => awaited);
