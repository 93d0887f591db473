import type { ChatMessage } from '@oracle-astra/shared/contract';

/** Whether a stored question still gets its answer elsewhere, as the server says: in another tab, or after a reload that lost the line. */
export const isReplyAwaited = (stored: readonly ChatMessage[] | undefined, isPending: boolean): boolean =>
  !isPending && (stored ?? []).some(({ awaited }) => awaited);
