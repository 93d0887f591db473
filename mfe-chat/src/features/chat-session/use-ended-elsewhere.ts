import { useEffect, useState } from 'react';
import { isApiError } from '@oracle-astra/shared/api';
import type { ChatResponse, SuccessOf } from '@oracle-astra/shared/contract';

interface ChatQuery {
  currentData?: SuccessOf<ChatResponse> | undefined;
  error?: unknown;
}

/** Ends the chat of this page when the server reports that it was ended or deleted in another tab or on another device. */
export function useEndedElsewhere({ currentData, error }: ChatQuery, end: () => void): void {
  // Cached data may be from before the person resumed the chat.
  const [cached] = useState({ currentData, error });
  const isEnded = currentData !== cached.currentData && currentData?.active === false;
  const isDeleted = error !== cached.error && isApiError(error) && error.code === 'chat_not_found';
  useEffect(() => {
    if (isEnded || isDeleted) end();
  }, [isEnded, isDeleted, end]);
}
