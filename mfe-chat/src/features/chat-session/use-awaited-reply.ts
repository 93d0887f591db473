import { useEffect, useState } from 'react';
import { astrologers, type ChatMessage } from '@oracle-astra/shared/contract';

/** After this long a question without an answer was given up by the server. */
const givenUpMs = 150_000;

/** Whether the last stored question still gets its answer elsewhere: in another tab, or after a reload that lost the line. */
export function useAwaitedReply(stored: readonly ChatMessage[] | undefined, isPending: boolean): boolean {
  const [isAwaited, setAwaited] = useState(false);
  const last = stored?.at(-1);
  useEffect(() => {
    const isQuestion = last !== undefined && !astrologers.some((name) => name === last.from_name);
    const left = isQuestion && !isPending ? Date.parse(last.chat_time) + givenUpMs - Date.now() : 0;
    setAwaited(left > 0);
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setAwaited(false), left);
    return () => clearTimeout(timer);
  }, [last, isPending]);
  return isAwaited;
}
