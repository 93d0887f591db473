import { useEffect, useRef } from 'react';
import type { ChatResponse, SuccessOf } from '@oracle-astra/shared/contract';
import type { ChatCredit } from '../../components/chat-credit';

/**
 * Updates the credit from the refetched chat, because questions may be asked in another tab or on another device. After a refusal
 * the last one is applied again, because no reply reports a later one.
 */
export function useStoredCredit(
  credit: SuccessOf<ChatResponse>['credit'],
  { isPending, refusal }: { isPending: boolean; refusal: object | null },
  setCredit: (credit: ChatCredit) => void,
): void {
  const seen = useRef<typeof credit>(undefined);
  useEffect(() => {
    if (refusal !== null) seen.current = undefined;
  }, [refusal]);
  useEffect(() => {
    if (!credit || credit === seen.current) return;
    seen.current = credit;
    // The end of the reply reports the credit.
    if (isPending) return;
    setCredit({ questionsLeft: credit.questions_left, balance: credit.balance, secondsLeft: credit.time_left_seconds });
  }, [credit, isPending, refusal, setCredit]);
}
