import type { ChatMessage } from '@oracle-astra/shared/contract';

/** The polling interval for a reply that is being written for another tab. */
export const pollMs = 3000;

/** Whether the server is still answering a stored question, for example one of another tab or from before a reload. */
export const isReplyAwaited = (stored: readonly ChatMessage[] | undefined, isPending: boolean): boolean =>
  !isPending && (stored ?? []).some(({ awaited }) => awaited);
