import type { ChatMessage } from '@oracle-astra/shared/contract';

/** How often a reply that is written for another tab is looked for. */
export const pollMs = 3000;

/** Whether the server is still answering a stored question, for example one of another tab or from before a reload. */
export const isReplyAwaited = (stored: readonly ChatMessage[] | undefined, isPending: boolean): boolean =>
  !isPending && (stored ?? []).some(({ awaited }) => awaited);
