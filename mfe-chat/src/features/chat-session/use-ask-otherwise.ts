import { useCallback, useState, type RefObject } from 'react';
import { hasLines } from '@oracle-astra/shared/contract';
import type { ComposerHandle, SentQuestion } from '../../components/chat-types';

type Send = (question: string, options: Pick<SentQuestion, 'meantOtherwise' | 'again'>) => void;

/** Dismisses the care reply to a question; the question is then sent again as one that meant something else. */
export function useAskOtherwise(composer: RefObject<ComposerHandle | null>, send: Send) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const askOtherwise = useCallback(
    (question: string) => {
      setDismissed((before) => [...before, question]);
      composer.current?.fill(question);
    },
    [composer],
  );
  const sendQuestion = useCallback(
    (question: string, again = false) =>
      // The field may have held other text, on lines before it.
      send(question, { ...(dismissed.some((each) => hasLines(question, each)) && { meantOtherwise: true }), ...(again && { again }) }),
    [send, dismissed],
  );
  return { dismissed, askOtherwise, sendQuestion };
}
